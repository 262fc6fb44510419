import { currencyCodes } from '../../src/money/currency.js';
import { countriesIn } from '../../src/i18n/countries.js';
import { attribute, type Group, type Option } from './control.js';

const usualCurrencies = 'GBP EUR USD AUD CAD CHF CZK DKK HUF INR JPY KES NOK NZD PLN SEK ZAR'.split(' ');

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' });

const inCurrency = (code: string): Option => ({
  value: code,
  label: `${code} – ${currencyNames.of(code) ?? code}`,
});

const countries = countriesIn('en-GB').map(({ code, name }): Option => ({
  value: code,
  label: `${name} (${code})`,
}));

export const amounts: Group = {
  title: 'Amounts',
  controls: [
    attribute('currency', {
      kind: 'choice',
      options: usualCurrencies.map(inCurrency),
      more: currencyCodes.filter((code) => !usualCurrencies.includes(code)).map(inCurrency),
      label: 'Currency',
      help: 'What donors give in.',
      initial: 'GBP',
    }),
    attribute('currencies', {
      kind: 'text',
      label: 'More currencies',
      help: 'Lets donors choose. Write the codes with spaces between.',
      example: 'GBP EUR USD',
    }),
    attribute('amounts', {
      kind: 'text',
      label: 'Suggested amounts',
      help: 'With spaces between. “10 25; EUR 15 30” gives a currency its own. Empty: donors type an amount.',
      initial: '10 25 50 100',
    }),
    attribute('default-amount', {
      kind: 'text',
      label: 'Amount chosen at first',
      help: 'One of your suggested amounts; the first one by default.',
      example: '25',
    }),
    attribute('presets', {
      kind: 'json',
      label: 'Amounts with a story',
      help: 'Instead of suggested amounts: amounts for each interval, with a line on what each of them does. In JSON.',
      example:
        '[{"interval": "once", "amount": 25, "impact": "plants five metres of riverbank"},\n {"interval": "month", "amount": 10, "impact": "tends twenty metres a month"}]',
    }),
    attribute('min-amount', {
      kind: 'text',
      label: 'Smallest gift',
      help: '“5; JPY 500” gives a currency its own.',
      initial: '1',
    }),
    attribute('max-amount', {
      kind: 'text',
      label: 'Largest gift',
      help: '999999.99 by default.',
      example: '5000',
    }),
    attribute('no-custom-amount', {
      kind: 'switch',
      label: 'Suggested amounts only',
      help: 'Donors can’t type an amount of their own.',
    }),
  ],
};

export const intervals: readonly Option[] = [
  { value: 'once', label: 'One-time' },
  { value: 'day', label: 'Daily' },
  { value: 'week', label: 'Weekly' },
  { value: 'month', label: 'Monthly' },
  { value: 'quarter', label: 'Quarterly' },
  { value: 'year', label: 'Yearly' },
];

export const rhythm: Group = {
  title: 'How often',
  controls: [
    attribute('intervals', {
      kind: 'set',
      options: intervals,
      others: 'Other intervals',
      label: 'Offered intervals',
      help: 'In the order you tick them. Others are written like 2-week or 6-month.',
      initial: 'once month',
    }),
    attribute('default-interval', {
      kind: 'one-of',
      of: 'intervals',
      none: 'The first of them',
      label: 'Interval chosen at first',
      help: 'One of those offered.',
    }),
    attribute('suggest-monthly', {
      kind: 'text',
      label: 'Suggest a monthly amount',
      help: 'Asks one-time donors once whether they would rather give monthly. Enter “auto” to suggest about a third, or your own pairs.',
      example: '25:8 50:15',
    }),
    attribute('one-off', {
      kind: 'switch',
      label: 'A one-off gift beside a regular one',
      help: 'Asks regular donors whether they want to add something once.',
    }),
    attribute('subscription-name', {
      kind: 'text',
      label: 'Name of a regular gift',
      help: 'What your payment service calls it. From the interval by default.',
      example: 'Friends of the river',
    }),
  ],
};

export const purpose: Group = {
  title: 'What the gift is for',
  controls: [
    attribute('project', {
      kind: 'text',
      label: 'Project',
      help: 'Sent with every gift, for your own records.',
      example: 'River Sallow',
    }),
    attribute('projects', {
      kind: 'text',
      label: 'Projects to choose from',
      help: 'With semicolons between.',
      example: 'Wells; Schools, north and south',
    }),
    attribute('intention', {
      kind: 'text',
      label: 'Intention',
      help: 'Sent with every gift, as the project is.',
      example: 'Winter appeal',
    }),
    attribute('intentions', {
      kind: 'text',
      label: 'Intentions to choose from',
      help: 'With semicolons between.',
      example: 'In memory; A birthday',
    }),
    attribute('country', {
      kind: 'choice',
      options: [{ value: '', label: 'None' }, ...countries],
      label: 'Country of the work',
      help: 'Sent with every gift.',
    }),
    attribute('items', {
      kind: 'json',
      label: 'Gifts at a fixed price',
      help: 'Each with + and − for how many. In JSON.',
      example:
        '[{"label": "Blanket", "amount": 15, "project": "Winter"},\n {"label": "School bag", "amount": 24.50}]',
    }),
  ],
};
