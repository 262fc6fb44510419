import { readWrittenAmounts } from '../../../money/written-amounts.js';
import type { Limits } from '../currency/limits.js';
import { currencyKey, currencyOf, limitsOf } from '../currency/state.js';
import { intervalToken } from '../../../schema/interval.js';
import { intervalOf } from '../interval/state.js';
import type { Form, Proposal, PartKey } from '../../part.js';
import { ownSettings, stateOf } from '../../states.js';

/** The amounts in a link, in minor units of a currency. They are for one interval (its token), or for all. */
export type LinkAmounts = { currency: string; interval: string | null; amounts: readonly number[] };

export const linkAmountsKey: PartKey<object, LinkAmounts | null> = { name: 'link-amounts' };

/** A longer list is no help with choosing. */
export const mostLinkAmounts = 6;

/**
 * Reads the amounts of a link in the currency that it names, or in the only one of the form. Null if the form can't
 * use them: one can be read in two ways, there are too many, or fewer than two are within the limits.
 */
export const readLinkAmounts = (
  { amounts: text = '', currency }: Proposal,
  form: Form,
): Pick<LinkAmounts, 'currency' | 'amounts'> | null => {
  const offered = ownSettings(form, currencyKey);
  const limits = offered.get(currency ?? (offered.size === 1 ? currencyOf(form) : ''));
  // Without a currency, a point before three digits can be a separator, so `1.500` is refused as it is in `amount`.
  if (!limits || /[^\d.,/\s]/.test(text) || (currency === undefined && /\.\d{3}/.test(text))) return null;
  const read = readWrittenAmounts(text, limits.currency);
  const amounts = new Set(read.flatMap((one) => ('amount' in one ? one.amount : [])));
  // In a link, commas and spaces only separate. If there are fewer amounts than parts, one of them groups digits.
  const parts = text.split(/[,/\s]+/).filter(Boolean);
  const isClear = read.length === parts.length && read.every((one) => 'amount' in one);
  if (!isClear || amounts.size > mostLinkAmounts) return null;
  const usable = within([...amounts], limits);
  return usable.length < 2 ? null : { currency: limits.currency, amounts: usable };
};

/** The amounts of the link for the chosen currency and interval. Limits can change, and anyone can write storage. */
export const linkAmountsIn = (form: Form): readonly number[] => {
  const linked = stateOf(form, linkAmountsKey);
  const isForInterval = linked?.interval === null || linked?.interval === intervalToken(intervalOf(form));
  return linked?.currency === currencyOf(form) && isForInterval ? within(linked.amounts, limitsOf(form)) : [];
};

const within = (amounts: readonly number[], { minAmount, maxAmount }: Limits): number[] =>
  amounts.filter((amount) => amount >= minAmount && amount <= maxAmount);
