import { formatAmount } from '../../src/money/format.js';

/** A field of an event: its name, its value as JSON, and sometimes the value in words. */
export type Field = { name: string; value: string; words?: string };

/** An event as the list shows it, without personal data. */
export type Entry = { name: string; time: string; fields: readonly Field[] };

/** The fields of each event, in the order of the reference. */
const fieldNames: Record<string, readonly string[]> = {
  'donation-seen': ['variant'],
  'donation-start': ['amount', 'currency', 'interval', 'intervalCount', 'variant'],
  'donation-change': ['amount', 'currency', 'interval', 'intervalCount', 'variant'],
  'donation-invalid': ['fields'],
  'donation-submit': ['request', 'reference', 'variant'],
  'donation-checkout': ['slug', 'paymentType', 'expiresAt', 'reference', 'variant'],
  'donation-redirect': ['url'],
  'donation-error': ['error'],
  'donation-leave': ['question', 'codes', 'variant'],
  'donation-status': ['outcome', 'status', 'paymentType'],
  'donation-complete': [
    'paymentType',
    'amount',
    'tip',
    'currency',
    'interval',
    'intervalCount',
    'reference',
    'variant',
  ],
};

export const eventNames = Object.keys(fieldNames);

const mask = '•••';

/** Masks every value that the donor typed, and keeps the structure. */
const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return mask;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner)]));
};

const withoutPayer = (request: object): object => ({
  ...request,
  ...('payer' in request && { payer: masked(request.payer) }),
});

/** Describes an error without its cause, which can contain an answer of the service. */
const describeError = (error: Error) => ({
  name: error.name,
  message: error.message,
  ...('status' in error && { status: error.status }),
  ...('issues' in error && { issues: error.issues }),
});

const toValue = (value: unknown): string => {
  if (value instanceof Error) return JSON.stringify(describeError(value), null, 2);
  if (typeof value === 'object' && value !== null) {
    return JSON.stringify('payer' in value ? withoutPayer(value) : value, null, 2);
  }
  return JSON.stringify(value) ?? 'undefined';
};

/** An event of the form with all its fields; amounts also as money. */
export const entryOf = (event: Event, time: string): Entry => {
  const read = (name: string): unknown => Reflect.get(event, name);
  const currency = read('currency');
  const fields = (fieldNames[event.type] ?? []).map((name): Field => {
    const value = read(name);
    const isMoney = (name === 'amount' || name === 'tip') && typeof value === 'number';
    const words =
      isMoney && typeof currency === 'string' ? formatAmount(value, currency, 'en-GB') : undefined;
    return { name, value: toValue(value), ...(words !== undefined && { words }) };
  });
  return { name: event.type, time, fields };
};

const most = 50;

/** Adds an entry at the top, and drops the oldest. */
export const added = (entries: readonly Entry[], entry: Entry): Entry[] => [entry, ...entries].slice(0, most);
