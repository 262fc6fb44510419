// Talks to the service: the client, the schemas and the stored donations. It loads when the donor starts to fill in
// the form or returns.
import { checkoutEnglish } from '../languages/en/checkout.js';
import { paymentLinkEnglish } from '../languages/en/payment-link.js';

export { Sender } from '../checkout/sender.js';
export { connectionOf } from '../service/connection.js';
export { ReturnController } from '../return/return-controller.js';

export const english = { ...checkoutEnglish, ...paymentLinkEnglish };
