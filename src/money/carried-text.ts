import { editableAmount } from './format.js';
import { parseAmount } from './parse-amount.js';

/**
 * A typed amount for another locale: the text where it reads the same there, otherwise the amount that it was
 * read as, in the form of that locale. Null where it could not be read before and would become an amount now: the
 * donor has to say which one was meant.
 */
export const carriedText = (
  text: string,
  currency: string,
  { from, to, isAsked = false }: { from: string; to: string; isAsked?: boolean },
): string | null => {
  const before = parseAmount(text, { currency, locale: from, isAsked });
  const after = parseAmount(text, { currency, locale: to });
  const amount = 'amount' in after ? after.amount : null;
  if (!('amount' in before)) return amount === null ? text : null;
  return before.amount === amount ? text : editableAmount(before.amount, currency, to);
};
