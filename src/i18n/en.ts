import { addressEnglish } from './en/address.js';
import { askEnglish } from './en/ask.js';
import { checkoutEnglish } from './en/checkout.js';
import { contactEnglish } from './en/contact.js';
import { dedicationEnglish } from './en/dedication.js';
import { formEnglish } from './en/form.js';
import { giftAidEnglish } from './en/gift-aid.js';
import { itemsEnglish } from './en/items.js';
import { monthlySuggestionEnglish } from './en/monthly-suggestion.js';
import { newTabLinkEnglish } from './en/new-tab-link.js';
import { nextStepsEnglish } from './en/next-steps.js';
import { statusEnglish } from './en/status.js';
import { textAreaEnglish } from './en/text-area.js';
import { trustEnglish } from './en/trust.js';

/** The texts of questions that are loaded later. */
const questionsEnglish = {
  ...addressEnglish,
  ...itemsEnglish,
  ...giftAidEnglish,
  ...dedicationEnglish,
  ...contactEnglish,
  ...askEnglish,
  ...textAreaEnglish,
  ...monthlySuggestionEnglish,
  ...trustEnglish,
  ...newTabLinkEnglish,
} as const;

/**
 * English, and by its type the contract of every other language. `{name}` stands for a value. Keys of faults
 * are the field and its code (`email.format`), or the code alone where the words are the same. A message
 * that counts has a form for each of the language's plural categories (`Intl.PluralRules`), `other` at least.
 */
export const en = {
  ...formEnglish,
  ...statusEnglish,
  ...checkoutEnglish,
  ...nextStepsEnglish,
  ...questionsEnglish,
} as const;

export type MessageKey = keyof typeof en;

/** The forms of a message that counts, by plural category (CLDR). */
export type Plural = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>;

/** All words of a language. One that lacks a message does not compile. */
export type Messages = { [Key in MessageKey]: (typeof en)[Key] extends string ? string : Plural };

/** Those that questions show which are loaded later. */
export type QuestionMessages = Pick<Messages, keyof typeof questionsEnglish>;
