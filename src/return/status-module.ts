// The view that the donor sees on return. It loads when a status element is on the page or the donor returns.
import { paymentLinkEnglish } from '../languages/en/payment-link.js';
import { statusEnglish } from '../languages/en/status.js';

export { StatusController } from './status-controller.js';
export { StatusView } from './status-view.js';

export const english = { ...statusEnglish, ...paymentLinkEnglish };
