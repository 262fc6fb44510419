/** The attributes of `<donation-widget>` that its questions read, as the page wrote them; null where it wrote none. */
export type FormAttributes = {
  currency: string;
  currencies: string | null;
  amounts: string;
  /** JSON text in main units, or a list in smallest units. */
  presets: string | readonly unknown[] | null;
  defaultAmount: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  noCustomAmount: boolean;
  defaultInterval: string | null;
  intervals: string;
  subscriptionName: string | null;
  project: string | null;
  projects: string | null;
  intention: string | null;
  intentions: string | null;
  country: string | null;
  /** JSON text in main units, or a list in smallest units. */
  items: string | readonly unknown[] | null;
  oneOff: boolean;
  fields: string;
  giftAid: boolean;
  charityName: string | null;
  metadata: string | Record<string, unknown> | null;
  /** As the page gives it, and whatever it is. */
  oneTimeItems?: unknown;
};

/** Words separated by spaces or commas. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** A text that says something. */
export const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
