import { itemsEnglish } from '../../languages/en/items.js';
import { largestAmount } from '../../money/parse-amount.js';
import { readCountry } from '../address/country.js';
import { textOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { currencyKey, currencyOf, isAmountOnOffer } from '../currency/state.js';
import { checkCurrencies, entriesOf, isFor, priceOf, type Entry } from '../entries.js';
import { purposeOf } from '../purpose/purpose.js';
import type { Question } from '../question.js';
import { settingsOf, stateOf } from '../states.js';
import { sumOf } from '../sums.js';
import type { ItemsAttributes } from './attributes.js';
import { mostOfAnItem } from './quantity.js';
import { itemsKey, itemsIn, quantitiesIn, type Item, type ItemSettings } from './state.js';
import { itemStyles } from './styles.js';
import { itemsView } from './view.js';

type Attributes = ItemsAttributes & CurrencyAttributes;

/** Offers items with a fixed price. The donor chooses a quantity of each. */
export const itemsQuestion: Question<ItemSettings, readonly string[], Attributes> = {
  name: itemsKey.name,
  english: itemsEnglish,
  isCounted: true,
  styles: itemStyles,

  configure: (attributes, report, settings) => {
    const entries = entriesOf(attributes.items, 'items', report) ?? [];
    checkCurrencies(entries, 'items', report);
    const first = firstCurrency(attributes);
    const isText = typeof attributes.items === 'string';
    const offered = [...(settingsOf({ settings }, currencyKey) ?? [])].map(([currency, { maxAmount }]) => {
      const own = entries.filter((entry) => isFor(entry, currency, first));
      const read = own.flatMap((entry) => readItem(entry, currency, isText, report));
      if (read.some(({ amount }) => amount > maxAmount))
        report({ attribute: 'items', code: 'item_above_max', values: { currency } });
      return [currency, read] as const;
    });
    return new Map(offered);
  },

  initial: () => [],
  // Quantities belong to one list of items, so another list starts without them.
  adapt: (form, before) =>
    JSON.stringify(itemsIn(form)) === JSON.stringify(itemsIn(before)) &&
    currencyOf(form) === currencyOf(before)
      ? stateOf(form, itemsKey)
      : [],

  canGive: (form) => itemsIn(form).length > 0,
  gives: (form) => quantitiesIn(form).some((quantity) => 'code' in quantity || quantity.value > 0),

  read: (form, donation) => {
    const quantities = quantitiesIn(form);
    for (const quantity of quantities)
      if ('code' in quantity) return [{ field: 'gifts', code: quantity.code }];
    const lines = itemsIn(form).flatMap(({ label, amount, purpose }, index) => {
      const quantity = quantities[index];
      return quantity && 'value' in quantity && quantity.value > 0
        ? [{ label, item: { quantity: quantity.value, amount, ...purpose } }]
        : [];
    });
    const next = { ...donation, lines: [...donation.lines, ...lines] };
    return sumOf(next) > largestAmount ? [{ field: 'gifts', code: 'max' }] : next;
  },
  errorValues: () => ({ most: mostOfAnItem }),

  view: (view) => itemsView(view),
  fieldOf: ({ name }) => (/^gift-\d+$/.test(name) ? 'gifts' : undefined),
  update: ({ name, value }, form) => {
    const index = Number(name.slice('gift-'.length));
    return itemsIn(form).map((_, at) => (at === index ? value : (stateOf(form, itemsKey)[at] ?? '')));
  },

  keep: (form) => ({
    currency: currencyOf(form),
    quantities: stateOf(form, itemsKey).map((quantity) => (/^\d{1,3}$/.test(quantity) ? quantity : '')),
  }),
  restore: (kept, form) => {
    const { currency, quantities } = Object(kept) as Record<string, unknown>;
    const fits = currency === currencyOf(form) && Array.isArray(quantities);
    return fits &&
      quantities.length === itemsIn(form).length &&
      quantities.every((one) => typeof one === 'string')
      ? quantities
      : undefined;
  },
  propose: (proposal, form) => (isAmountOnOffer(proposal, form) ? [] : stateOf(form, itemsKey)),
};

const readItem = (entry: Entry, currency: string, isText: boolean, report: ReportIssue): Item[] => {
  const amount = priceOf(entry['amount'], currency, isText);
  const label = textOf(entry['label']);
  const country = readCountry(textOf(entry['country']) ?? '');
  if (!amount || !label || 'code' in country) {
    report({ attribute: 'items', code: 'incomplete_item' });
    return [];
  }
  const purpose = purposeOf(textOf(entry['project']), textOf(entry['intention']), country.value);
  return [{ label, amount, purpose }];
};
