import { defineDonationElements } from './define.js';

export * from './client/index.js';
export * from './events.js';
export { defineDonationElements, type DefineOptions } from './define.js';
export type { Outcome } from './schema/outcome.js';
export type {
  AddressFinder,
  AddressSuggestion,
  FoundAddress,
} from './questions/address-finder/attributes.js';
export { DonationButton } from './elements/button/donation-button.js';
export { DonationStatus } from './elements/donation-status.js';
export { DonationWidget } from './elements/donation-widget.js';
export type { MessageKey, Messages } from './languages/en.js';

defineDonationElements();
