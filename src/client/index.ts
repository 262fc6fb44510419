export {
  DonationClient,
  type CallOptions,
  type DonationClientOptions,
  type DonationService,
} from './donation-client.js';
export { ConfigurationError, type AttributeIssue } from './configuration-error.js';
export {
  ClientError,
  HttpError,
  InvalidRequestError,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
  type Issue,
} from './errors.js';
export { charitySchema, type Charity } from '../schema/charity.js';
export {
  checkoutRequestSchema,
  checkoutResponseSchema,
  oneTimeCheckoutSchema,
  subscriptionCheckoutSchema,
  type CheckoutRequest,
  type CheckoutResponse,
  type RepeatableRequest,
} from '../schema/checkout.js';
export { intervalUnits, type IntervalUnit } from '../schema/interval-unit.js';
export { lineItemSchema, readLineItemSchema, type LineItem, type ReadLineItem } from '../schema/line-item.js';
export {
  billingAddressSchema,
  payerSchema,
  readPayerSchema,
  type BillingAddress,
  type Payer,
  type ReadPayer,
} from '../schema/payer.js';
export { paymentTypes, type PaymentType } from '../schema/payment-type.js';
export { paymentSessionSchema, type PaymentSession } from '../schema/payment-session.js';
export { subscriptionSchema, type Subscription } from '../schema/subscription.js';
