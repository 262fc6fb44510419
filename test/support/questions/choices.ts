import type { Changes } from './forms.js';

/** Items with prices in pounds. */
export const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
]);

/** A form with a choice of currency, amount, interval, items and purpose. */
export const choices: Changes = {
  currencies: 'JPY',
  amounts: '10 25; JPY 1000 3000',
  intervals: 'once month quarter',
  items,
  projects: 'Farms; Schools',
  intentions: 'General; Zakat',
  oneOff: true,
  maxAmount: '1000; JPY 9000',
};

const presets = JSON.stringify([
  { amount: 20 },
  { amount: 40 },
  { amount: 5, interval: 'month' },
  { amount: 8, interval: 'month' },
  { amount: 1000, currency: 'JPY' },
]);
/** Other presets for each interval. */
export const perInterval: Changes = { presets, intervals: 'once month', currencies: 'JPY' };
/** The same, without another amount. */
export const onlyPresets: Changes = { ...perInterval, noCustomAmount: true };
