import { exponentOf } from '../../../money/currency.js';
import { fromDecimal } from '../../../money/format.js';
import type { Form, Proposal, PartKey } from '../../part.js';
import { ownSettings, stateOf } from '../../states.js';
import type { Limits } from './limits.js';

/** The currencies on offer (ISO 4217), each with its limits. The first one is preselected. */
export type CurrencySettings = ReadonlyMap<string, Limits>;

export const currencyKey: PartKey<CurrencySettings, string> = { name: 'currency' };

/** The chosen currency (ISO 4217). */
export const currencyOf = (form: Form): string => limitsOf(form).currency;

/** The limits of the chosen currency. */
export const limitsOf = (form: Form): Limits => {
  const offered = ownSettings(form, currencyKey);
  const limits = offered.get(stateOf(form, currencyKey)) ?? offered.values().next().value;
  if (!limits) throw new Error('The form has no currency.');
  return limits;
};

/** Whether a decimal number in main units is within the limits. */
export const isWithinLimits = (decimal: string | undefined, limits: Limits | undefined): boolean => {
  if (!limits) return false;
  const amount = fromDecimal(decimal ?? '', limits.currency);
  return amount !== undefined && amount >= limits.minAmount && amount <= limits.maxAmount;
};

/**
 * An amount that means the same everywhere. In `1.500` and `1,500` the sign can be a decimal point or a separator.
 */
const plainAmount = /^\d+(?:\.\d{1,2})?$/;

/** An amount with a comma that can be a decimal point, unless its currency has no decimals. */
const ambiguousAmount = /^\d{1,3},\d{3}$/;

/** Whether the form offers the amount of a proposal in the chosen currency. */
export const isAmountOnOffer = ({ amount = '', currency }: Proposal, form: Form): boolean => {
  const own = currencyOf(form);
  const isClear =
    currency === undefined
      ? ownSettings(form, currencyKey).size === 1 && plainAmount.test(amount)
      : currency === own && (exponentOf(own) === 0 || !ambiguousAmount.test(amount));
  return isClear && isWithinLimits(amount, limitsOf(form));
};
