import { parseAmount, type AmountReading } from '../../money/parse-amount.js';
import { currencyOf, limitsOf } from './currency/state.js';
import type { Form } from '../part.js';
import { editableAmount } from '../../money/format.js';

/** An amount as the donor typed it, and what it reads as. It is parsed once, when one of them changes. */
export type TypedAmount = {
  readonly text: string;
  /** Whether to ask the donor what the text means, because the language has changed since it was typed. */
  readonly needsConfirmation: boolean;
  /** The amount in minor units, or an error code, with both readings of an ambiguous text. */
  readonly reading: AmountReading;
};

export const nothingTyped: TypedAmount = {
  text: '',
  needsConfirmation: false,
  reading: { code: 'empty' },
};

/** A text that the donor has typed into this form. */
export const typedAmount = (form: Form, text: string, needsConfirmation = false): TypedAmount => {
  if (text === '') return nothingTyped;
  const { currency, minAmount: min, maxAmount: max } = limitsOf(form);
  const reading = parseAmount(text, { currency, locale: form.locale, min, max, needsConfirmation });
  return { text, needsConfirmation, reading };
};

/** Both amounts that an ambiguous text can mean, in minor units; none if it isn't ambiguous. */
export const readingsOf = ({ reading }: TypedAmount): readonly number[] =>
  ('readings' in reading && reading.readings) || [];

/** One of both readings that the donor has chosen. The text has no currency, because the field shows it anyway. */
export const chosenReading = (form: Form, amount: number): TypedAmount =>
  typedAmount(form, editableAmount(amount, currencyOf(form), form.locale));

/** The typed text after a change of the form. In another locale it keeps its amount. */
export const retyped = (typed: TypedAmount, form: Form, before: Form): TypedAmount => {
  const { text, needsConfirmation } = typed;
  if (form.locale === before.locale)
    return limitsOf(form) === limitsOf(before) ? typed : typedAmount(form, text, needsConfirmation);
  const carried = convertedText(text, currencyOf(before), {
    from: before.locale,
    to: form.locale,
    needsConfirmation,
  });
  return typedAmount(form, carried ?? text, carried === null);
};

/** The text to keep for a reload. Donors can type anything, so it is kept only if it reads as an amount. */
export const keptText = ({ text, reading }: TypedAmount): string => ('amount' in reading ? text : '');

/** A kept text from a locale; empty if it no longer reads as the same amount. */
export const restoredAmount = (text: string, form: Form, locale: string): TypedAmount =>
  typedAmount(form, convertedText(text, currencyOf(form), { from: locale, to: form.locale }) ?? '');

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
