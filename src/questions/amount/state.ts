import type { AmountReading } from '../../money/parse-amount.js';
import { intervalToken } from '../../schema/interval.js';
import { currencyOf } from '../currency/state.js';
import { intervalOf } from '../interval/state.js';
import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import { readTyped } from '../typed-amount.js';
import { presetsFor, type Preset } from './presets.js';

/** The amounts to choose from in one currency, in its minor units. */
export type AmountChoices = { presets: readonly Preset[]; preselected: number | null };

export type AmountSettings = { byCurrency: ReadonlyMap<string, AmountChoices>; hasCustomAmount: boolean };

/** A preset, or the text of “Other amount”. If there is text, it counts. */
export type AmountState = {
  /** In minor units; null if no preset is chosen. */
  preset: number | null;
  custom: string;
  /** Whether to ask the donor what the text means, because the language has changed since it was typed. */
  needsConfirmation: boolean;
};

export const amountKey: QuestionKey<AmountSettings, AmountState> = { name: 'amount' };

/** The presets for the chosen currency and interval. */
export const presetsIn = (form: Form): readonly Preset[] =>
  presetsFor(
    ownSettings(form, amountKey).byCurrency.get(currencyOf(form))?.presets ?? [],
    intervalToken(intervalOf(form)),
  );

/** Whether the donor can give without choosing an amount. */
export const canGiveOtherwise = (form: Form): boolean =>
  form.questions.some(({ canGive }) => canGive?.(form));

/** Reads the amount. It is 0 if the donor gives only in another way, such as with items. */
export const readAmount = (form: Form): AmountReading => {
  const state = stateOf(form, amountKey);
  const custom = ownSettings(form, amountKey).hasCustomAmount ? state.custom : '';
  if (custom === '') {
    const isOnOffer = presetsIn(form).some((one) => one.amount === state.preset);
    if (state.preset !== null && isOnOffer) return { amount: state.preset };
    if (form.questions.some(({ gives }) => gives?.(form))) return { amount: 0 };
  }
  return readTyped(form, { text: custom, needsConfirmation: state.needsConfirmation });
};
