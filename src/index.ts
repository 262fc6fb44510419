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
export type { PresetOption } from './questions/giving/amount/attributes.js';
export type { ImpactOption } from './questions/giving/impacts/attributes.js';
export type { ItemOption } from './questions/giving/items/attributes.js';
export type { PurposeOption } from './questions/giving/purposes/attributes.js';
export type { MatchOption } from './questions/match/attributes.js';
export type { AnswerOption, QuestionOption } from './questions/own-questions/attributes.js';
export type { AttributionMetadata, VariantOption } from './questions/attribution/attributes.js';
export type { AskMetadata } from './questions/ask/attributes.js';
export type { ContactMetadata } from './questions/contact/attributes.js';
export type { DedicationMetadata } from './questions/dedication/attributes.js';
export type { GiftAidMetadata } from './questions/gift-aid/attributes.js';
export type { PayerMetadata } from './questions/payer/attributes.js';
export type { TaxReceiptMetadata } from './questions/tax-receipt/attributes.js';
export type { RequestMetadata } from './form/request.js';
export type { DonationChoice } from './elements/button/donation-button.js';
export { DonationButton } from './elements/button/donation-button.js';
export { DonationStatus } from './elements/donation-status.js';
export { DonationWidget } from './elements/donation-widget.js';
export type { MessageKey, Messages } from './languages/en.js';

defineDonationElements();
