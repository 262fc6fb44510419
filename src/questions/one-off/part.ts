import { largestAmount } from '../../money/parse-amount.js';
import { moneyField } from '../../ui/money-field.js';
import { currencyOf, isAmountOnOffer } from '../giving/currency/state.js';
import { intervalOf } from '../giving/interval/state.js';
import type { Part, PartKey } from '../part.js';
import { answered, stateOf } from '../states.js';
import { sumOf } from '../giving/sums.js';
import {
  keptText,
  nothingTyped,
  chosenReading,
  readingsOf,
  restoredAmount,
  retyped,
  typedAmount,
  type TypedAmount,
} from '../giving/typed-amount.js';

const oneOffKey: PartKey<object, TypedAmount> = { name: 'one-off' };

/** Asks for an amount to give once, in addition to a recurring donation. */
export const oneOffPart: Part<object, TypedAmount> = {
  name: oneOffKey.name,
  isCounted: true,
  passesOn: ['one_off'],

  configure: () => ({}),

  initial: () => nothingTyped,
  adapt: (form, before) => retyped(stateOf(form, oneOffKey), form, before),

  isShown: (form) => intervalOf(form).unit !== null,

  read: (form, donation) => {
    const { text, reading } = stateOf(form, oneOffKey);
    if (text.trim() === '') return donation;
    if ('code' in reading) return [{ field: 'one_off', code: reading.code }];
    const { amount } = reading;
    if (sumOf(donation) + amount > largestAmount) return [{ field: 'one_off', code: 'max' }];
    const cost = { quantity: 1, amount };
    const line = { label: null, cost, entry: null };
    return { ...donation, oneTimeLines: [line, ...donation.oneTimeLines] };
  },

  view: (view) => {
    const { form, messages } = view;
    const typed = stateOf(form, oneOffKey);
    return moneyField(
      view,
      'one_off',
      { label: messages.localize('one_off'), hint: messages.localize('optional') },
      {
        value: typed.text,
        part: 'one-off',
        currency: currencyOf(form),
        readings: readingsOf(typed),
        choose: (amount) =>
          view.answer((now) => answered(now, oneOffKey, chosenReading(now, amount)), 'one_off'),
      },
    );
  },
  fieldOf: ({ name }) => (name === 'one_off' ? name : undefined),
  update: ({ value }, form) => typedAmount(form, value),

  keep: (form) => ({ currency: currencyOf(form), text: keptText(stateOf(form, oneOffKey)) }),
  restore: (kept, form, locale) => {
    const { currency, text } = Object(kept) as Record<string, unknown>;
    if (currency !== currencyOf(form) || typeof text !== 'string') return undefined;
    return restoredAmount(text, form, locale);
  },
  repeat: () => [nothingTyped],
  propose: (proposal, form) => (isAmountOnOffer(proposal, form) ? nothingTyped : stateOf(form, oneOffKey)),
};
