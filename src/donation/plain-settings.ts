import { exponentOf } from './common-currency.js';
import { intervalToken, readInterval } from './interval.js';
import { largestAmount, purposeOf, usualMinimum, words } from './money-options.js';
import { fromDecimal } from './money.js';
import { readFields, readMetadata, type RawSettings, type Settings } from './settings.js';

/**
 * The settings of a plain form: the amounts of one currency, how often, and who gives. Undefined where the
 * attributes ask for more, or can't work: then `readSettings` reads them. Of a plain form it reads the same.
 */
export const plainSettings = (raw: RawSettings): Settings | undefined => {
  const { presets, items, currencies, country, projects, intentions, oneOff, giftAid, noCustomAmount } = raw;
  if ([presets, items, currencies, country, projects, intentions, oneOff, giftAid].some(Boolean)) return;

  const { oneTimeItems } = raw;
  if (Array.isArray(oneTimeItems) ? oneTimeItems.length > 0 : (oneTimeItems ?? null) !== null) return;

  const currency = raw.currency.trim().toUpperCase();
  // A text that can't be read at first sight is NaN, and within no limits.
  const read = (text: string): number => fromDecimal(text, currency) ?? Number.NaN;
  const isList = !/,\S|[^\S \t\n\r\f]/.test(raw.amounts);
  const offered = isList ? words(raw.amounts).map(read) : [Number.NaN];
  const single = (text: string | null): number | undefined => (text?.trim() ? read(text.trim()) : undefined);
  const minLine = single(raw.minAmount) ?? 1;
  const minAmount = single(raw.minAmount) ?? read(usualMinimum);
  const maxAmount = single(raw.maxAmount) ?? largestAmount;
  const defaultAmount = single(raw.defaultAmount) ?? null;
  const isGiven = (amount: number | null) =>
    amount === null || (amount >= Math.max(minAmount, 1) && amount <= Math.min(maxAmount, largestAmount));
  if (exponentOf(currency) === undefined) return;
  if (![minAmount, maxAmount, defaultAmount, ...offered].every(isGiven)) return;
  if (noCustomAmount && !offered.includes(defaultAmount ?? offered[0] ?? -1)) return;

  const intervals = words(raw.intervals).map((word) => readInterval(word.toLowerCase()));
  const byToken = new Map(intervals.map((interval) => [interval && intervalToken(interval), interval]));
  const [wanted] =
    raw.defaultInterval === null
      ? intervals
      : [raw.defaultInterval.trim()].map((word) => readInterval(word.toLowerCase()));
  const defaultInterval = byToken.get(wanted && intervalToken(wanted));
  const fields = readFields(raw.fields);
  const metadata = readMetadata(raw.metadata);
  // Others have names of their own, “Every 2 weeks”, and words for them that come later.
  const isNamed = [...byToken.keys()].every((token) => token && /^(?:3-month|[a-z]+)$/.test(token));
  if (!isNamed || !defaultInterval || !fields || !metadata) return;

  return {
    money: new Map([
      [
        currency,
        {
          ...{ currency, defaultAmount, minAmount, maxAmount, minLine, gifts: [] },
          presets: [...new Set(offered)].map((amount) => ({ amount, interval: null, impact: null })),
        },
      ],
    ]),
    hasCustomAmount: !noCustomAmount,
    intervals: [...byToken.values()].filter((one) => one !== undefined),
    defaultInterval,
    subscriptionName: raw.subscriptionName?.trim() || null,
    purpose: purposeOf(raw.project?.trim(), raw.intention?.trim()),
    choices: { project: [], intention: [] },
    hasOneOff: false,
    fields,
    hasGiftAid: false,
    charityName: raw.charityName?.trim() || null,
    metadata,
    oneTimeItems: [],
  };
};
