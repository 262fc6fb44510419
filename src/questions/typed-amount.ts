import { parseAmount, type AmountReading } from '../money/parse-amount.js';
import { currencyOf, limitsOf } from './currency/state.js';
import type { Form } from './question.js';
import { editableAmount } from '../money/format.js';

/** An amount as the donor typed it. */
export type TypedAmount = {
  text: string;
  /** Whether to ask the donor what the text means, because the language has changed since it was typed. */
  needsConfirmation: boolean;
};

/** Reads a text as an amount in minor units, or returns an error code, with both readings of an ambiguous text. */
export const readTyped = (form: Form, { text, needsConfirmation }: TypedAmount): AmountReading => {
  const { currency, minAmount: min, maxAmount: max } = limitsOf(form);
  return parseAmount(text, { currency, locale: form.locale, min, max, needsConfirmation });
};

/** Both amounts that an ambiguous text can mean, in minor units; none if it isn't ambiguous. */
export const readingsOf = (form: Form, typed: TypedAmount): readonly number[] => {
  const reading = readTyped(form, typed);
  return ('readings' in reading && reading.readings) || [];
};

/** The text in another locale, with the same amount. */
export const inLocale = (typed: TypedAmount, form: Form, before: Form): TypedAmount => {
  if (form.locale === before.locale) return typed;
  const { text, needsConfirmation } = typed;
  const carried = convertedText(text, currencyOf(before), {
    from: before.locale,
    to: form.locale,
    needsConfirmation,
  });
  return { text: carried ?? text, needsConfirmation: carried === null };
};

/** The text to keep for a reload. Donors can type anything, so it is kept only if it reads as an amount. */
export const keptText = (form: Form, typed: TypedAmount): string =>
  'amount' in readTyped(form, typed) ? typed.text : '';

/** A kept text from another locale; empty if it no longer reads as the same amount. */
export const restoredText = (text: string, form: Form, locale: string): string =>
  convertedText(text, currencyOf(form), { from: locale, to: form.locale }) ?? '';

/**
 * Converts a typed amount to another locale. The text stays if it means the same amount there; otherwise the amount
 * is written in that locale's format. Null if the text was unreadable before and would become an amount now: the
 * donor has to choose which amount was meant.
 */
const convertedText = (
  text: string,
  currency: string,
  { from, to, needsConfirmation = false }: { from: string; to: string; needsConfirmation?: boolean },
): string | null => {
  const before = parseAmount(text, { currency, locale: from, needsConfirmation });
  const after = parseAmount(text, { currency, locale: to });
  const amount = 'amount' in after ? after.amount : null;
  if (!('amount' in before)) return amount === null ? text : null;
  return before.amount === amount ? text : editableAmount(before.amount, currency, to);
};
