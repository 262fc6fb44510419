import type { AmountReading } from '../../../money/parse-amount.js';
import { intervalToken } from '../../../schema/interval.js';
import { currencyOf } from '../currency/state.js';
import { intervalOf } from '../interval/state.js';
import { givesItems, itemsIn } from '../items/state.js';
import { linkAmountsIn } from '../link-amounts/state.js';
import type { Form, PartKey } from '../../part.js';
import { presetsOfPurpose } from '../purpose/state.js';
import { isSplit } from '../split/state.js';
import { ownSettings, stateOf } from '../../states.js';
import { nothingTyped, type TypedAmount } from '../typed-amount.js';
import { presetsFor, type Preset } from './presets.js';

/** The amounts to choose from in one currency, in its minor units. */
export type AmountChoices = {
  presets: readonly Preset[];
  /** `none` if the page wants no amount to be chosen; null if it leaves that to the form. */
  preselected: number | 'none' | null;
};

export type AmountSettings = { byCurrency: ReadonlyMap<string, AmountChoices>; hasCustomAmount: boolean };

/** A preset, or what was typed as “Other amount”. If there is text, it counts. */
export type AmountState = {
  /** In minor units; null if no preset is chosen. */
  readonly preset: number | null;
  readonly typed: TypedAmount;
};

export const amountKey: PartKey<AmountSettings, AmountState> = { name: 'amount' };

/** The presets for the chosen purpose, currency and interval: those of the link, or the page's own. */
export const presetsIn = (form: Form): readonly Preset[] => {
  const { byCurrency, hasCustomAmount } = ownSettings(form, amountKey);
  const own = presetsFor(
    presetsOfPurpose(form) ?? byCurrency.get(currencyOf(form))?.presets ?? [],
    intervalToken(intervalOf(form)),
  );
  // A link offers no amount that the donor couldn't give without it.
  const linked = linkAmountsIn(form).flatMap(
    (amount) =>
      own.find((preset) => preset.amount === amount) ??
      (hasCustomAmount ? { amount, interval: null, impact: null } : []),
  );
  return linked.length > 1 ? linked : own;
};

/** Whether the donor can give without choosing an amount. */
export const canGiveOtherwise = (form: Form): boolean => itemsIn(form).length > 0;

/** Whether the donor gives something without choosing an amount, even if it can't be read yet. */
export const givesOtherwise = (form: Form): boolean => givesItems(form) || isSplit(form);

/** Reads the amount. It is 0 if the donor gives only in another way, such as with items. */
export const readAmount = (form: Form): AmountReading => {
  const { preset, typed } = stateOf(form, amountKey);
  if (typed.text !== '' && ownSettings(form, amountKey).hasCustomAmount) return typed.reading;
  const isOnOffer = presetsIn(form).some((one) => one.amount === preset);
  if (preset !== null && isOnOffer) return { amount: preset };
  return givesOtherwise(form) ? { amount: 0 } : nothingTyped.reading;
};
