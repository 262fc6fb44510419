import { carriedText } from '../money/carried-text.js';
import { parseAmount, type AmountReading } from '../money/parse-amount.js';
import { currencyOf, limitsOf } from './currency/state.js';
import type { Form } from './question.js';

/** An amount as the donor typed it. */
export type TypedAmount = {
  text: string;
  /** Whether the donor is asked what the text means, since the language has changed under it. */
  isAsked: boolean;
};

/** How a text reads as an amount: in the smallest unit, or why not, with both readings of an ambiguous one. */
export const readTyped = (form: Form, { text, isAsked }: TypedAmount): AmountReading => {
  const { currency, minAmount: min, maxAmount: max } = limitsOf(form);
  return parseAmount(text, { currency, locale: form.locale, min, max, isAsked });
};

/** Both amounts that a text may mean, in the smallest unit; none where it reads in one way. */
export const readingsOf = (form: Form, typed: TypedAmount): readonly number[] => {
  const reading = readTyped(form, typed);
  return ('readings' in reading && reading.readings) || [];
};

/** The text in another locale: it stays the amount that it was read as. */
export const inLocale = (typed: TypedAmount, form: Form, before: Form): TypedAmount => {
  if (form.locale === before.locale) return typed;
  const { text, isAsked } = typed;
  const carried = carriedText(text, currencyOf(before), { from: before.locale, to: form.locale, isAsked });
  return { text: carried ?? text, isAsked: carried === null };
};

/** The text as it may be kept: anything may have been typed, so only what can be read as an amount. */
export const keptText = (form: Form, typed: TypedAmount): string =>
  'amount' in readTyped(form, typed) ? typed.text : '';

/** A text that was kept in a locale; empty where it no longer reads as the amount that it was. */
export const restoredText = (text: string, form: Form, locale: string): string =>
  carriedText(text, currencyOf(form), { from: locale, to: form.locale }) ?? '';
