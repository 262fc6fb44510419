// The module script for the CDN: the elements, with only the code that the first view needs.
import { defineDonationElements } from './define.js';

export { defineDonationElements };
export { DonationButton } from './elements/button/donation-button.js';
export { DonationStatus } from './elements/donation-status.js';
export { DonationWidget } from './elements/donation-widget.js';

defineDonationElements();
