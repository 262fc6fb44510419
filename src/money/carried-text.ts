import { editableAmount } from './format.js';
import { parseAmount } from './parse-amount.js';

/**
 * Converts a typed amount to another locale. The text stays if it means the same amount there; otherwise the amount
 * is written in that locale's format. Null if the text was unreadable before and would become an amount now: the
 * donor has to choose which amount was meant.
 */
export const convertedText = (
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
