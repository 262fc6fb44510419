// Talks to the service: the client, the schemas and the stored donations. It loads when the donor starts to fill in
// the form or returns.
export { checkoutEnglish as english } from '../i18n/en/checkout.js';
export { pendingStoreOf } from '../browser/pending-store.js';
export { serviceOf } from '../browser/service.js';
export { ReturnController } from '../status/return-controller.js';
export { returnedStatus } from '../status/returned-status.js';
