import { parseAmount } from './amount.js';
import type { Draft } from './draft.js';
import { editableAmount } from './money.js';

/**
 * A typed amount for another locale: the text where it reads the same there, otherwise the amount that it was
 * read as, in the form of that locale. Null where it has not been read yet and would become an amount now: the
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

/** Whether the donor is asked about this text, because the page has changed its language since it was typed. */
export const isUnsettled = ({ unsettled = [] }: Draft, text: string): boolean => unsettled.includes(text);

/** A draft whose typed amounts stay the same in another locale. */
export const inLocale = (draft: Draft, from: string, to: string): Draft => {
  const unsettled: string[] = [];
  const carried = (text: string): string => {
    const isAsked = isUnsettled(draft, text);
    const moved = carriedText(text, draft.currency, { from, to, isAsked });
    if (moved === null) unsettled.push(text);
    return moved ?? text;
  };
  const amount = { ...draft.amount, custom: carried(draft.amount.custom) };
  return { ...draft, amount, one_off: carried(draft.one_off), unsettled };
};

/** A draft in which an amount was typed: what was typed anew is read as it stands. */
export const settled = (draft: Draft): Draft =>
  draft.unsettled?.length
    ? {
        ...draft,
        unsettled: draft.unsettled.filter((text) => text === draft.amount.custom || text === draft.one_off),
      }
    : draft;
