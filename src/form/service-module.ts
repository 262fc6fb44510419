// Asks the service: the client, the schemas, and the donations that wait in storage. It is loaded once the donor
// starts or comes back.
export { checkoutEnglish as english } from '../i18n/en/checkout.js';
export { pendingStoreOf } from '../browser/pending-store.js';
export { serviceOf } from '../browser/service.js';
export { ReturnController } from '../status/return-controller.js';
export { returnedStatus } from '../status/returned-status.js';
