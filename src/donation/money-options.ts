/** An amount to choose, for one interval or (null) for those that have none of their own. */
export type Preset = { amount: number; interval: string | null; impact: string | null };

/** A gift at a fixed price for one, given in a quantity. */
export type Gift = { label: string; amount: number; purpose: Purpose };

/** What a line item says of its purpose (§2.4). */
export type Purpose = { project?: string; intention?: string; country_iso?: string };

/** What may be given in one currency; every amount is an integer in its smallest unit. */
export type MoneySettings = {
  currency: string;
  presets: readonly Preset[];
  defaultAmount: number | null;
  minAmount: number;
  maxAmount: number;
  /** The least that a line of fixed-price gifts comes to: `min-amount`, where the page set it. */
  minLine: number;
  /** Empty in a currency that they are not priced in. */
  gifts: readonly Gift[];
};

/** The attributes about money; `presets` and `items` are JSON text in main units, or a list in smallest units. */
export type RawMoney = {
  currency: string;
  currencies: string | null;
  amounts: string;
  presets: string | readonly unknown[] | null;
  defaultAmount: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  noCustomAmount: boolean;
  items: string | readonly unknown[] | null;
};

/** What eight digits hold, the limit of common payment providers: 999,999.99 in a currency of two decimals. */
export const largestAmount = 99_999_999;

/** The default of `min-amount`, in main units. */
export const usualMinimum = '1';

/** The presets of an interval: its own, or those that are for all. */
export const presetsOf = ({ presets }: MoneySettings, interval: string): readonly Preset[] => {
  const own = presets.filter((preset) => preset.interval === interval);
  return own.length > 0 ? own : presets.filter((preset) => preset.interval === null);
};

/** Words separated by spaces or commas. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Without what is not given. */
export const purposeOf = (project?: string, intention?: string, country?: string): Purpose => ({
  ...(project && { project }),
  ...(intention && { intention }),
  ...(country && { country_iso: country }),
});
