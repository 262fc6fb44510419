// The view that the donor sees on return. It loads when a status element is on the page or the donor returns.
export { statusEnglish as english } from '../languages/en/status.js';
export { StatusController } from './status-controller.js';
export { StatusView } from './status-view.js';
