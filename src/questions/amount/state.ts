import type { AmountReading } from '../../money/parse-amount.js';
import { intervalToken } from '../../schema/interval.js';
import { currencyOf } from '../currency/state.js';
import { intervalOf } from '../interval/state.js';
import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import { readTyped } from '../typed-amount.js';
import { presetsFor, type Preset } from './presets.js';

/** The amounts on offer in one currency, each in its smallest unit. */
export type Choice = { presets: readonly Preset[]; preselected: number | null };

export type AmountSettings = { byCurrency: ReadonlyMap<string, Choice>; hasCustomAmount: boolean };

/** A preset, or what was typed into the other amount: the text wins. */
export type AmountState = {
  /** In the smallest unit; null where none is chosen. */
  preset: number | null;
  custom: string;
  /** Whether the donor is asked what the text means, since the language has changed under it. */
  isAsked: boolean;
};

export const amount: QuestionKey<AmountSettings, AmountState> = { name: 'amount' };

/** The presets in the chosen currency and interval. */
export const presetsIn = (form: Form): readonly Preset[] =>
  presetsFor(
    ownSettings(form, amount).byCurrency.get(currencyOf(form))?.presets ?? [],
    intervalToken(intervalOf(form)),
  );

/** Whether something can be given without choosing an amount. */
export const canGiveOtherwise = (form: Form): boolean =>
  form.questions.some(({ canGive }) => canGive?.(form));

/** How the answer reads; an amount of 0 where something is given otherwise. */
export const readAmount = (form: Form): AmountReading => {
  const state = stateOf(form, amount);
  const custom = ownSettings(form, amount).hasCustomAmount ? state.custom : '';
  if (custom === '') {
    const isOnOffer = presetsIn(form).some((one) => one.amount === state.preset);
    if (state.preset !== null && isOnOffer) return { amount: state.preset };
    if (form.questions.some(({ gives }) => gives?.(form))) return { amount: 0 };
  }
  return readTyped(form, { text: custom, isAsked: state.isAsked });
};
