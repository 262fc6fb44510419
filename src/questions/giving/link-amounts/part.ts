import { intervalToken } from '../../../schema/interval.js';
import { intervalOf } from '../interval/state.js';
import type { Part } from '../../part.js';
import { stateOf } from '../../states.js';
import { linkAmountsKey, mostLinkAmounts, readLinkAmounts, type LinkAmounts } from './state.js';

/**
 * Holds the amounts of the link that the donor followed. It asks nothing. As a part, its state is kept for a reload
 * like the donor's answers.
 */
export const linkAmountsPart: Part<object, LinkAmounts | null> = {
  name: linkAmountsKey.name,
  configure: () => ({}),
  initial: () => null,
  read: (_, donation) => donation,

  keep: (form) => stateOf(form, linkAmountsKey),
  restore: (kept) => {
    const { currency, interval, amounts } = Object(kept) as Record<string, unknown>;
    if (typeof currency !== 'string' || (interval !== null && typeof interval !== 'string')) return undefined;
    if (!Array.isArray(amounts) || amounts.length > mostLinkAmounts) return undefined;
    const all = [...new Set(amounts as unknown[])];
    return all.every((amount) => Number.isSafeInteger(amount))
      ? { currency, interval, amounts: all as number[] }
      : undefined;
  },

  // Amounts that the form can't use are ignored, and the rest of the link still counts.
  propose: (proposal, form) => {
    const read = readLinkAmounts(proposal, form);
    if (!read) return stateOf(form, linkAmountsKey);
    const interval = proposal.interval === undefined ? null : intervalToken(intervalOf(form));
    return { ...read, interval };
  },
};
