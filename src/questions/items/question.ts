import { itemsEnglish } from '../../languages/en/items.js';
import { largestAmount } from '../../money/parse-amount.js';
import { readCountry } from '../address/country.js';
import { textOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { currency, currencyOf, isAmountOnOffer } from '../currency/state.js';
import { checkCurrencies, entriesOf, isFor, priceOf, type Entry } from '../entries.js';
import { purposeOf } from '../purpose/purpose.js';
import type { Question } from '../question.js';
import { settingsOf, stateOf } from '../states.js';
import { sumOf } from '../sums.js';
import type { ItemsAttributes } from './attributes.js';
import { mostOfAnItem } from './quantity.js';
import { items, itemsIn, quantitiesIn, type Item, type ItemSettings } from './state.js';
import { itemStyles } from './styles.js';
import { itemsView } from './view.js';

type Attributes = ItemsAttributes & CurrencyAttributes;

/** Offers items with a fixed price. The donor chooses a quantity of each. */
export const itemsQuestion: Question<ItemSettings, readonly string[], Attributes> = {
  name: items.name,
  english: itemsEnglish,
  isCounted: true,
  styles: itemStyles,

  configure: (attributes, report, settings) => {
    const entries = entriesOf(attributes.items, 'items', report) ?? [];
    checkCurrencies(entries, 'items', report);
    const first = firstCurrency(attributes);
    const isText = typeof attributes.items === 'string';
    const offered = [...(settingsOf({ settings }, currency) ?? [])].map(([code, { maxAmount }]) => {
      const own = entries.filter((entry) => isFor(entry, code, first));
      const read = own.flatMap((entry) => readItem(entry, code, isText, report));
      if (read.some(({ amount }) => amount > maxAmount))
        report({ attribute: 'items', code: 'item_above_max', values: { currency: code } });
      return [code, read] as const;
    });
    return new Map(offered);
  },

  initial: () => [],
  // Quantities belong to one list of items, so another list starts without them.
  adapt: (form, before) =>
    JSON.stringify(itemsIn(form)) === JSON.stringify(itemsIn(before)) &&
    currencyOf(form) === currencyOf(before)
      ? stateOf(form, items)
      : [],

  canGive: (form) => itemsIn(form).length > 0,
  gives: (form) => quantitiesIn(form).some((quantity) => 'code' in quantity || quantity.value > 0),

  read: (form, donation) => {
    const quantities = quantitiesIn(form);
    for (const quantity of quantities)
      if ('code' in quantity) return [{ field: 'gifts', code: quantity.code }];
    const lines = itemsIn(form).flatMap(({ label, amount, purpose }, place) => {
      const quantity = quantities[place];
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
    const place = Number(name.slice('gift-'.length));
    return itemsIn(form).map((_, at) => (at === place ? value : (stateOf(form, items)[at] ?? '')));
  },

  keep: (form) => ({
    currency: currencyOf(form),
    quantities: stateOf(form, items).map((quantity) => (/^\d{1,3}$/.test(quantity) ? quantity : '')),
  }),
  restore: (kept, form) => {
    const { currency: code, quantities } = Object(kept) as Record<string, unknown>;
    const fits = code === currencyOf(form) && Array.isArray(quantities);
    return fits &&
      quantities.length === itemsIn(form).length &&
      quantities.every((one) => typeof one === 'string')
      ? quantities
      : undefined;
  },
  propose: (proposal, form) => (isAmountOnOffer(proposal, form) ? [] : stateOf(form, items)),
};

const readItem = (entry: Entry, code: string, isText: boolean, report: ReportIssue): Item[] => {
  const amount = priceOf(entry['amount'], code, isText);
  const label = textOf(entry['label']);
  const country = readCountry(textOf(entry['country']) ?? '');
  if (!amount || !label || 'code' in country) {
    report({ attribute: 'items', code: 'incomplete_item' });
    return [];
  }
  const purpose = purposeOf(textOf(entry['project']), textOf(entry['intention']), country.value);
  return [{ label, amount, purpose }];
};
