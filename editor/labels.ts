import { intervalToken, readInterval } from '../src/schema/interval.js';
import type { Option } from './control.js';

export const intervals: readonly Option[] = [
  { value: 'once', label: 'One-time' },
  { value: 'day', label: 'Daily' },
  { value: 'week', label: 'Weekly' },
  { value: 'month', label: 'Monthly' },
  { value: 'quarter', label: 'Quarterly' },
  { value: 'year', label: 'Yearly' },
];

/** A frequency in words: `2-week` is “Every 2 weeks”. */
export const intervalLabel = (word: string): string => {
  const interval = readInterval(word.toLowerCase());
  const token = interval && intervalToken(interval);
  // `quarter` and `3-month` are the same.
  const known = intervals.find(
    ({ value }) => value === token || (value === 'quarter' && token === '3-month'),
  );
  if (known) return known.label;
  if (!interval?.unit) return word;
  const unit = interval.unit;
  return interval.count === 1
    ? (intervals.find(({ value }) => value === unit)?.label ?? word)
    : `Every ${String(interval.count)} ${unit}s`;
};

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** A currency with its name: “GBP – British Pound”. Some codes have no name. */
export const currencyLabel = (code: string): string => {
  const name = names.of(code) ?? code;
  return name === code ? code : `${code} – ${name}`;
};
