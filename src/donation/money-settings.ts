import { fromDecimal } from './money.js';
import { exponentOf } from './currency.js';
import { readCountry } from './country.js';
import { intervalToken, readInterval, type Interval } from './interval.js';

import {
  largestAmount,
  purposeOf,
  usualMinimum,
  words,
  type Gift,
  type MoneySettings,
  type Preset,
  type RawMoney,
} from './money-options.js';
import { partFor, partsOf, readList as readAmounts, readOne } from './written-amounts.js';

/** What `amounts` is without being set. */
const usualAmounts = '10 25 50 100';

type Fault = (attribute: string, reason: string) => void;

/** The currencies on offer, the first one chosen at first, each with what may be given in it. */
export const readMoney = (raw: RawMoney, fault: Fault): Map<string, MoneySettings> => {
  const first = raw.currency.trim().toUpperCase();
  const offered = words(raw.currencies ?? '').map((code) => code.toUpperCase());
  const money = new Map<string, MoneySettings>();
  for (const currency of new Set([first, ...offered])) {
    if (exponentOf(currency) === undefined) {
      fault(
        currency === first ? 'currency' : 'currencies',
        `"${currency}" is not an ISO 4217 currency with a minor unit`,
      );
    } else {
      money.set(currency, readCurrency(raw, currency, first, fault));
    }
  }
  for (const attribute of ['presets', 'items'] as const) {
    for (const entry of readList(raw[attribute], attribute, () => undefined) ?? []) {
      const code = readText(entry['currency'])?.toUpperCase();
      // One that is only not on offer here may be so on another page.
      if (code && exponentOf(code) === undefined)
        fault(attribute, `has an entry in "${code}", which is no currency`);
    }
  }
  return money;
};

const readCurrency = (raw: RawMoney, currency: string, first: string, fault: Fault): MoneySettings => {
  const mend =
    currency === first ? 'such as 25 or 12.50' : `so give ${currency} its own, as in "10; ${currency} 12"`;
  /** The text for the currency, out of `10 25; JPY 1000 3000`. */
  const textOf = (attribute: string, text: string | null): string => {
    const parts = partsOf(text ?? '');
    if (parts.stray !== undefined && currency === first) {
      fault(
        attribute,
        `has "${parts.stray}" after a semicolon, where a currency belongs, as in "10; JPY 1000"`,
      );
    }
    return partFor(parts, currency).trim();
  };
  const amountOf = (attribute: string, written: string | null): number | undefined => {
    const text = textOf(attribute, written);
    const amount = readOne(text, currency);
    if (text !== '' && amount === undefined)
      fault(attribute, `"${text}" is not an amount in ${currency}, ${mend}`);
    return amount;
  };
  const amountsOf = (attribute: string, written: string): number[] =>
    readAmounts(textOf(attribute, written), currency).flatMap((one) => {
      if ('amount' in one) return one.amount;
      if (one.isUnclear) {
        fault(
          attribute,
          `has "${one.text}", which may be one amount or several: write one without its comma or space, and a space between several`,
        );
      } else {
        fault(attribute, `"${one.text}" is not an amount in ${currency}, ${mend}`);
      }
      return [];
    });

  const ownMinimum = amountOf('min-amount', raw.minAmount);
  const minLine = Math.max(1, ownMinimum ?? 1);
  const minAmount = Math.max(1, ownMinimum ?? fromDecimal(usualMinimum, currency) ?? 1);
  const maxAmount = amountOf('max-amount', raw.maxAmount) ?? largestAmount;
  if (maxAmount < minAmount) fault('max-amount', `is below min-amount in ${currency}`);
  if (maxAmount > largestAmount) fault('max-amount', 'has more than eight digits in the smallest unit');

  const written = readPresets(raw.presets, currency, first, fault);
  const offered =
    written?.filter(isFirstOfItsKind) ??
    [...new Set(amountsOf('amounts', raw.amounts))].map((amount) => ({
      amount,
      interval: null,
      impact: null,
    }));
  // The usual ones are nobody's choice: they give way to limits.
  const presets = offered.filter(({ amount }) => amount >= minAmount && amount <= maxAmount);
  const attribute = written ? 'presets' : 'amounts';
  if (presets.length < offered.length && (written || raw.amounts !== usualAmounts)) {
    fault(attribute, `has an amount outside of min-amount and max-amount in ${currency}`);
  }
  const gifts = readGifts(raw.items, currency, first, fault);
  if (gifts.some(({ amount }) => amount > maxAmount))
    fault('items', `has a gift above max-amount in ${currency}`);
  if (presets.length === 0 && raw.noCustomAmount && gifts.length === 0) {
    fault('no-custom-amount', `leaves no amount to choose in ${currency}`);
  }
  const defaultAmount = amountOf('default-amount', raw.defaultAmount) ?? null;
  if (defaultAmount !== null && (defaultAmount < minAmount || defaultAmount > maxAmount)) {
    fault('default-amount', `is outside of min-amount and max-amount in ${currency}`);
  }
  if (
    raw.noCustomAmount &&
    defaultAmount !== null &&
    !presets.some(({ amount }) => amount === defaultAmount)
  ) {
    fault('default-amount', `is not among the presets in ${currency}, and no-custom-amount is set`);
  }
  return { currency, presets, defaultAmount, minAmount, maxAmount, minLine, gifts };
};

/** The presets that are written for a currency; undefined when none are written at all. */
const readPresets = (raw: RawMoney['presets'], currency: string, first: string, fault: Fault) => {
  const list = readList(raw, 'presets', fault);
  return list
    ?.filter((one) => isFor(one, currency, first))
    .flatMap((one): Preset[] => {
      const amount = readPrice(one['amount'], currency, typeof raw === 'string');
      const interval = one['interval'] === undefined ? null : readToken(one['interval']);
      if (amount === undefined || interval === undefined) {
        fault('presets', `has an entry whose ${amount === undefined ? 'amount' : 'interval'} can’t be read`);
        return [];
      }
      return [{ amount, interval, impact: readText(one['impact']) ?? null }];
    });
};

const isFirstOfItsKind = ({ amount, interval }: Preset, place: number, all: readonly Preset[]) =>
  all.findIndex((other) => other.amount === amount && other.interval === interval) === place;

const readGifts = (raw: RawMoney['items'], currency: string, first: string, fault: Fault): Gift[] =>
  (readList(raw, 'items', fault) ?? [])
    .filter((one) => isFor(one, currency, first))
    .flatMap((one): Gift[] => {
      const amount = readPrice(one['amount'], currency, typeof raw === 'string');
      const label = readText(one['label']);
      const country = readCountry(readText(one['country']) ?? '');
      if (!amount || !label || 'code' in country) {
        fault(
          'items',
          'has an entry without a label, an amount above zero, or a country that is ISO 3166-1 alpha-2',
        );
        return [];
      }
      return [
        {
          label,
          amount,
          purpose: purposeOf(readText(one['project']), readText(one['intention']), country.value),
        },
      ];
    });

/** Prices are written for the first currency, unless an entry names another. */
const isFor = (entry: Record<string, unknown>, currency: string, first: string): boolean =>
  (readText(entry['currency'])?.toUpperCase() ?? first) === currency;

const readPrice = (value: unknown, currency: string, isText: boolean): number | undefined => {
  if (isText)
    return typeof value === 'number' || typeof value === 'string'
      ? fromDecimal(String(value), currency)
      : undefined;
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
};

const readToken = (value: unknown): string | undefined => {
  const interval: Interval | undefined = typeof value === 'string' ? readInterval(value.trim()) : undefined;
  return interval && intervalToken(interval);
};

const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;

/** A list of objects, from JSON or as it is; undefined when there is none. */
const readList = (
  raw: string | readonly unknown[] | null,
  attribute: string,
  fault: Fault,
): Record<string, unknown>[] | undefined => {
  if (raw === null || raw === '') return undefined;
  try {
    const list: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw;
    if (Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null)) {
      return list as Record<string, unknown>[];
    }
  } catch {
    // Told below.
  }
  fault(attribute, 'is not a JSON list of objects');
  return undefined;
};
