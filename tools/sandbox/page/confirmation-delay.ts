import type { Checkout } from '../store.js';

// The interface doesn't show how long a provider takes to confirm. The payer or the request's metadata chooses.
const offered = [0, 10, 60, 3_600];
const longest = 30 * 24 * 3_600;

const isDelay = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 0 && seconds <= longest;

/** The delay in `metadata.sandbox_confirmation_seconds`, or 0 if that isn't a valid number. */
export const presetDelay = ({ metadata }: Checkout): number => {
  const seconds = metadata?.['sandbox_confirmation_seconds'];
  return isDelay(seconds) ? seconds : 0;
};

/** The delays in seconds that the page offers, including the preset one. */
export const delayChoices = (checkout: Checkout) =>
  [...new Set([...offered, presetDelay(checkout)])].sort((one, other) => one - other);

const inUnit = (count: number, unit: string) => `After ${count} ${unit}${count === 1 ? '' : 's'}`;

export const delayInWords = (seconds: number) => {
  if (seconds === 0) return 'Immediately';
  if (seconds % 3_600 === 0) return inUnit(seconds / 3_600, 'hour');
  return seconds % 60 === 0 ? inUnit(seconds / 60, 'minute') : inUnit(seconds, 'second');
};

/** The form's delay in seconds, or the preset one if the form has none. Undefined if it isn't a valid delay. */
export const readDelay = (field: unknown, checkout: Checkout): number | undefined => {
  if (field === undefined) return presetDelay(checkout);
  const seconds = typeof field === 'string' && /^\d{1,9}$/.test(field) ? Number(field) : undefined;
  return isDelay(seconds) ? seconds : undefined;
};
