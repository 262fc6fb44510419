import type { MessagesController } from '../controllers/messages-controller.js';
import { editableAmount } from '../donation/money.js';
import { moneyOf, type Settings } from '../donation/settings.js';
import { intervalToken } from '../donation/interval.js';
import { totalsOf } from '../donation/totals.js';
import type { FormView } from './form-view.js';

/** A plain form before the donor starts: what is preselected in it, and nothing that would have to be read. */
export const firstView = (
  settings: Settings,
  words: MessagesController,
  { act, submission }: Pick<FormView, 'act' | 'submission'>,
): FormView => {
  const [currency = ''] = settings.money.keys();
  const { presets, defaultAmount } = moneyOf({ currency }, settings);
  const interval = settings.defaultInterval;
  const amount = defaultAmount ?? presets[0]?.amount ?? null;
  const isPreset = presets.some((preset) => preset.amount === amount);
  const custom = isPreset || amount === null ? '' : editableAmount(amount, currency, words.locale);
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
