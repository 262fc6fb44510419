// The module script for the CDN: the elements, with only the code that the first view needs.
import { defineDonationElements } from '../src/define.js';

export { defineDonationElements };
export { DonationButton } from '../src/elements/button/donation-button.js';
export { DonationStatus } from '../src/elements/donation-status.js';
export { DonationWidget } from '../src/elements/donation-widget.js';

defineDonationElements();
