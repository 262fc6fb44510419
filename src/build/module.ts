// The module script of the CDN: the elements, and nothing that the first form can be seen without.
import { defineDonationElements } from '../define.js';

export { defineDonationElements };
export { DonationButton } from '../elements/donation-button.js';
export { DonationStatus } from '../elements/donation-status.js';
export { DonationWidget } from '../elements/donation-widget.js';

defineDonationElements();
