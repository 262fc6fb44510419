export {
  DonationClient,
  type CallOptions,
  type DonationClientOptions,
  type DonationService,
} from './donation-client.js';
export {
  ClientError,
  ConfigurationError,
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
  intervalUnits,
  oneTimeCheckoutSchema,
  paymentTypes,
  subscriptionCheckoutSchema,
  type CheckoutRequest,
  type CheckoutResponse,
  type IntervalUnit,
  type PaymentType,
} from '../schema/checkout.js';
export { lineItemSchema, readLineItemSchema, type LineItem, type ReadLineItem } from '../schema/line-item.js';
export {
  billingAddressSchema,
  payerSchema,
  readPayerSchema,
  type BillingAddress,
  type Payer,
  type ReadPayer,
} from '../schema/payer.js';
export { paymentSessionSchema, type PaymentSession } from '../schema/payment-session.js';
export { subscriptionSchema, type Subscription } from '../schema/subscription.js';
