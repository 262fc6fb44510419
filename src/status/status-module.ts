// The view that the donor sees on return. It is loaded once a status is on the page, or the donor comes back.
export { statusEnglish as english } from '../i18n/en/status.js';
export { StatusView } from './status-view.js';
