import type { MessagesController } from '../controllers/messages-controller.js';
import { editableAmount } from '../donation/money.js';
import { moneyOf, type Settings } from '../donation/settings.js';
import { intervalToken, readInterval } from '../donation/interval.js';
import { totalsOf } from '../donation/totals.js';
import type { FirstChanges, FormView } from './form-view.js';

/** The donor's choices in a plain form; undefined where nothing was chosen. */
export class FirstChoices implements FirstChanges {
  interval: string | undefined;
  preset: number | null | undefined;
  custom = '';

  setInterval(token: string): void {
    this.interval = token;
  }

  setPreset(preset: number | null): void {
    this.preset = preset;
    this.custom = '';
  }

  setCustomAmount(custom: string): void {
    this.preset = null;
    this.custom = custom;
  }

  /** Text stays where it was typed. */
  setText(): void {
    return;
  }
}

/** A plain form before the donor starts: what is preselected or chosen in it, and no amount that has to be read. */
export const firstView = (
  settings: Settings,
  words: MessagesController,
  chosen: FirstChoices,
  { act, submission }: Pick<FormView, 'act' | 'submission'>,
): FormView => {
  const [currency = ''] = settings.money.keys();
  const { presets, defaultAmount } = moneyOf({ currency }, settings);
  const interval = readInterval(chosen.interval ?? '') ?? settings.defaultInterval;
  const preselected = defaultAmount ?? presets[0]?.amount ?? null;
  const amount = chosen.preset === undefined ? preselected : chosen.preset;
  const isPreset = presets.some((preset) => preset.amount === amount);
  const custom = isPreset || amount === null ? chosen.custom : editableAmount(amount, currency, words.locale);
  return {
    ...{ settings, words, act, submission, interval },
    draft: {
      currency,
      interval: intervalToken(interval),
      amount: { preset: isPreset ? amount : null, custom },
    },
    asked: settings.fields,
    given: amount === null ? null : { ...totalsOf(interval, amount, 0), currency, interval },
    rest: null,
  };
};
