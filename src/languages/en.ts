import { addressFinderEnglish } from './en/address-finder.js';
import { addressEnglish } from './en/address.js';
import { askEnglish } from './en/ask.js';
import { checkoutEnglish } from './en/checkout.js';
import { contactEnglish } from './en/contact.js';
import { dedicationEnglish } from './en/dedication.js';
import { emailSuggestionEnglish } from './en/email-suggestion.js';
import { extrasEnglish } from './en/extras.js';
import { formEnglish } from './en/form.js';
import { giftAidEnglish } from './en/gift-aid.js';
import { itemsEnglish } from './en/items.js';
import { matchEnglish } from './en/match.js';
import { monthlySuggestionEnglish } from './en/monthly-suggestion.js';
import { newTabLinkEnglish } from './en/new-tab-link.js';
import { nextStepsEnglish } from './en/next-steps.js';
import { ownQuestionsEnglish } from './en/own-questions.js';
import { paymentLinkEnglish } from './en/payment-link.js';
import { prerenderedEnglish } from './en/prerendered.js';
import { splitEnglish } from './en/split.js';
import { statusEnglish } from './en/status.js';
import { taxReceiptEnglish } from './en/tax-receipt.js';
import { textAreaEnglish } from './en/text-area.js';
import { trustEnglish } from './en/trust.js';

/**
 * The English texts. Their type says which texts another language can have. `{name}` is replaced by a value. The key
 * of an error is its field and code (`email.format`), or only the code if the text is the same for all fields. A
 * message with a count has a form for each plural category of the language (`Intl.PluralRules`), at least `other`.
 */
export const en = {
  ...formEnglish,
  ...statusEnglish,
  ...checkoutEnglish,
  ...paymentLinkEnglish,
  ...nextStepsEnglish,
  // The texts of questions that load later.
  ...addressEnglish,
  ...itemsEnglish,
  ...splitEnglish,
  ...giftAidEnglish,
  ...dedicationEnglish,
  ...extrasEnglish,
  ...contactEnglish,
  ...askEnglish,
  ...textAreaEnglish,
  ...ownQuestionsEnglish,
  ...monthlySuggestionEnglish,
  ...matchEnglish,
  ...trustEnglish,
  ...emailSuggestionEnglish,
  ...taxReceiptEnglish,
  ...addressFinderEnglish,
  ...newTabLinkEnglish,
  ...prerenderedEnglish,
} as const;

export type MessageKey = keyof typeof en;

/** The forms of a message with a count, by plural category (CLDR). */
export type Plural = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>;

/** All texts of a language. */
export type Messages = { [Key in MessageKey]: (typeof en)[Key] extends string ? string : Plural };

/** The texts whose exact words a donation records. Each language needs its own. */
export type RecordedKey =
  | 'giftAidYes'
  | 'giftAidSingle'
  | 'giftAidMultiple'
  | 'thisCharity'
  | 'contact'
  | 'contactOptIn'
  | 'contactOptOut'
  | `contact_${'email' | 'sms' | 'phone' | 'post'}`
  | `contact.${'yes' | 'no'}`
  | `contact.not.${'email' | 'sms' | 'phone' | 'post'}`;

/** The texts of another language. Those that it lacks are shown in English. */
export type Translation = Partial<Messages> & Pick<Messages, RecordedKey>;
