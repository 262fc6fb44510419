// The view that the donor sees on return. It loads when a status element is on the page or the donor returns.
export { statusEnglish as english } from '../languages/en/status.js';
export { StatusView } from './status-view.js';
