import { parseAmount, type AmountReading } from './amount.js';
import type { Donation, Draft, FieldCode } from './draft.js';
import { moneyOf } from './settings.js';
import { intervalToken, type Interval } from './interval.js';
import { largestAmount, presetsOf } from './money-options.js';
import { oneTimeItemsOf } from './one-time-items.js';
import { readQuantity } from './quantity.js';
import { isUnsettled } from './typed-amounts.js';
import { valuesOf, type Reading } from './reading.js';
import type { Settings } from './settings.js';

/** The part of a donation that has an amount. */
export type Gifts = Pick<Donation, 'interval' | 'currency' | 'amount' | 'gifts' | 'oneOff'>;

/** What is given, as far as it can be read while the rest of the form is still empty; null while it can't. */
export const readGifts = (draft: Draft, settings: Settings, locale: string): Gifts | null => {
  const result = valuesOf(giftReadings(draft, settings, locale));
  if ('codes' in result) return null;
  const { currency, interval, amount, gifts, one_off: oneOff } = result.values;
  return { currency, interval, amount, gifts, oneOff };
};

/** How an amount field reads: in minor units, or why not, with both readings of an ambiguous one. */
export const readTyped = (text: string, draft: Draft, settings: Settings, locale: string): AmountReading => {
  const { currency, minAmount: min, maxAmount: max } = moneyOf(draft, settings);
  return parseAmount(text, { currency, locale, min, max, isAsked: isUnsettled(draft, text) });
};

/** How many of each gift, each line that is given within the limits. */
export const readQuantities = (
  draft: Draft,
  settings: Settings,
): Reading<number, 'quantity' | 'min' | 'max'>[] => {
  const { gifts, minLine, maxAmount } = moneyOf(draft, settings);
  return gifts.map(({ amount }, place) => {
    const quantity = readQuantity(draft.gifts[place] ?? '');
    const line = 'value' in quantity ? quantity.value * amount : 0;
    if (line > maxAmount) return { code: 'max' };
    return line > 0 && line < minLine ? { code: 'min' } : quantity;
  });
};

type GiftReadings = {
  currency: Reading<string, FieldCode>;
  interval: Reading<Interval, FieldCode>;
  gifts: Reading<number[], FieldCode>;
  amount: Reading<number, FieldCode>;
  one_off: Reading<number, FieldCode>;
};

/** The fields that make up the amount: what is on offer alone, each line and what is paid today within limits. */
export const giftReadings = (draft: Draft, settings: Settings, locale: string): GiftReadings => {
  const money = moneyOf(draft, settings);
  const quantities = readQuantities(draft, settings);
  const values = quantities.map((quantity) => ('value' in quantity ? quantity.value : 0));
  // Gifts that can't be counted yet are meant all the same: no amount is missing beside them.
  const hasGifts = quantities.some((quantity) => 'code' in quantity || quantity.value > 0);
  const ofGifts = money.gifts.reduce((sum, { amount }, place) => sum + amount * (values[place] ?? 0), 0);
  const typed = (text: string): Reading<number, FieldCode> => {
    const reading = readTyped(text, draft, settings, locale);
    return 'amount' in reading ? { value: reading.amount } : { code: reading.code };
  };
  const { preset } = draft.amount;
  const custom = settings.hasCustomAmount ? draft.amount.custom : '';
  const isOnOffer = presetsOf(money, draft.interval).some(({ amount }) => amount === preset);
  const amount: Reading<number, FieldCode> =
    custom === '' && preset !== null && isOnOffer
      ? { value: preset }
      : custom === '' && hasGifts
        ? { value: 0 }
        : typed(custom);
  const lines = ofGifts + ('value' in amount ? amount.value : 0);
  const faulty = quantities.find((quantity) => 'code' in quantity);
  const interval = settings.intervals.find((one) => intervalToken(one) === draft.interval);
  // The first invoice has the page's own items on it too.
  const added = interval ? oneTimeItemsOf({ currency: draft.currency, interval }, settings).sum : 0;
  const oneOff = (): Reading<number, FieldCode> => {
    if (!settings.hasOneOff || draft.interval === 'once' || draft.one_off.trim() === '') return { value: 0 };
    const reading = typed(draft.one_off);
    return 'value' in reading && lines + added + reading.value > largestAmount ? { code: 'max' } : reading;
  };
  return {
    currency: settings.money.has(draft.currency) ? { value: draft.currency } : { code: 'required' },
    interval: interval ? { value: interval } : { code: 'required' },
    gifts: faulty && 'code' in faulty ? faulty : { value: values },
    amount: 'value' in amount && lines + added > largestAmount ? { code: 'max' } : amount,
    one_off: oneOff(),
  };
};
