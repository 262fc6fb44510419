import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { itemsEnglish } from '../../../languages/en/items.js';
import { largestAmount } from '../../../money/parse-amount.js';
import { readCountry } from '../../address/country.js';
import { textOf } from '../../attributes.js';
import type { ReportIssue } from '../../configuration-issue.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { currencyKey, currencyOf, isAmountOnOffer, limitsOf } from '../currency/state.js';
import { checkCurrencies, entriesOf, isFor, priceOf, type Entry } from '../../entries.js';
import { purposeOf } from '../purpose/purpose.js';
import { sharedPurpose } from '../purpose/state.js';
import type { Part, Form, PartView, RepeatedLines } from '../../part.js';
import { answered, ownSettings, settingsOf, stateOf } from '../../states.js';
import { sumOf } from '../sums.js';
import type { ItemsAttributes } from './attributes.js';
import { itemsIn, itemsKey, mostOfAnItem, readQuantity, type Item, type ItemSettings } from './state.js';
import { itemStyles } from './styles.js';
import type { Reading } from '../../reading.js';
import { errorLine } from '../../../ui/error-line.js';
import { pageLang } from '../../../ui/page-lang.js';

/** Reads the quantity of each item. The amount of each line must be within the limits. */
export const quantitiesIn = (form: Form): Reading<number, 'quantity' | 'min' | 'max'>[] => {
  const { minLine, maxAmount } = limitsOf(form);
  const typed = stateOf(form, itemsKey);
  return itemsIn(form).map(({ amount }, index) => {
    const quantity = readQuantity(typed[index] ?? '');
    const line = 'value' in quantity ? quantity.value * amount : 0;
    if (line > maxAmount) return { code: 'max' };
    return line > 0 && line < minLine ? { code: 'min' } : quantity;
  });
};

type Attributes = ItemsAttributes & CurrencyAttributes;

/** Offers items with a fixed price. The donor chooses a quantity of each. */
export const itemsPart: Part<ItemSettings, readonly string[], Attributes> = {
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
    return withQuantity(form, Number(name.slice('gift-'.length)), value);
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
  repeat: (lines, form) => {
    if (lines.items.length === 0) return [[]];
    const places = [...itemsIn(form).keys()];
    // If several items make the same line, each of them is tried.
    const ways = places.flatMap((first) => {
      const quantities = repeatedQuantities(lines, form, [...places.slice(first), ...places.slice(0, first)]);
      return quantities ? [[quantities.join(), quantities] as const] : [];
    });
    return [...new Map(ways).values()];
  },
};

/** The quantities of the items that make these lines. Items at the first of these places are chosen first. */
const repeatedQuantities = (
  { items, gifts, isSame }: RepeatedLines,
  form: Form,
  places: readonly number[],
): readonly string[] | null => {
  const shared = sharedPurpose(form, gifts.length > 1);
  const offered = itemsIn(form);
  const chosen = new Map<number, string>();
  for (const line of [...items].sort((one, other) => one.quantity - other.quantity)) {
    const place = places.find((one) => {
      const item = offered[one];
      if (!item || chosen.has(one)) return false;
      const { amount, purpose } = item;
      return isSame({ quantity: line.quantity, amount, ...shared, ...purpose }, line);
    });
    if (place === undefined) return null;
    chosen.set(place, String(line.quantity));
  }
  return offered.map((_, place) => chosen.get(place) ?? '');
};

/** The quantities with another one for the item at this position. */
const withQuantity = (form: Form, index: number, quantity: string): readonly string[] =>
  itemsIn(form).map((_, at) => (at === index ? quantity : (stateOf(form, itemsKey)[at] ?? '')));

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

/** Draws items with a fixed price and a quantity. */
const itemsView = (view: PartView) => {
  const { form, messages, errorOf } = view;
  const offered = itemsIn(form);
  const priced = [...ownSettings(form, itemsKey)].find(([, list]) => list.length > 0);
  if (!priced) return nothing;
  const error = errorOf('gifts');
  const invalid = error ? quantitiesIn(form).map((quantity) => 'code' in quantity) : [];
  return html`<fieldset part="group">
    <legend part="label legend" .textContent=${messages.localize('gifts')}></legend>
    ${
      offered.length === 0
        ? html`<p
            class="hint"
            part="hint"
            .textContent=${messages.localize('giftsPriced', { currency: priced[0] })}
          ></p>`
        : nothing
    }
    ${errorLine('gifts', error)}
    <ul class="items">
      ${offered.map((item, index) => stepper(view, item, index, invalid))}
    </ul>
  </fieldset>`;
};

/** The quantity of the item at this place; null if what the donor typed is none. */
const quantityIn = (form: Form, index: number): number | null => {
  const reading = readQuantity(stateOf(form, itemsKey)[index] ?? '');
  return 'value' in reading ? reading.value : null;
};

const stepper = (view: PartView, { label, amount }: Item, index: number, invalid: readonly boolean[]) => {
  const { form, messages } = view;
  const typed = stateOf(form, itemsKey)[index] ?? '';
  const quantity = quantityIn(form, index);
  // Screen readers don't announce a field that changes while a button has the focus.
  const announce = (button: EventTarget | null, text: string) => {
    const region = (button as Element).parentElement?.querySelector('[aria-live]');
    if (region) region.textContent = text;
  };
  const step =
    (by: number) =>
    ({ currentTarget }: Event) => {
      // A form that doesn't answer yet applies this later, and several presses one after the other.
      view.answer((now) => {
        const next = Math.min(mostOfAnItem, Math.max(0, (quantityIn(now, index) ?? 0) + by));
        announce(currentTarget, `${label}: ${next}`);
        return answered(now, itemsKey, withQuantity(now, index, String(next || '')));
      }, 'gifts');
    };
  const isInvalid = invalid[index] ?? false;
  // The error summary links to `gifts`, so the first invalid field gets this id.
  const id = index === Math.max(0, invalid.indexOf(true)) ? 'gifts' : `gift-${index}`;
  return html`<li class="item">
    <label part="label" for=${id} lang=${pageLang(messages)} .textContent=${label}></label>
    <span
      class="hint"
      part="hint"
      id="${id}-price"
      .textContent=${messages.localize('each', { price: messages.money(amount, limitsOf(form).currency, true) })}
    ></span>
    <span class="stepper">
      <button
        type="button"
        aria-label=${messages.localize('fewer', { label })}
        aria-disabled=${quantity === 0 ? 'true' : nothing}
        @click=${step(-1)}
      >
        −
      </button>
      <input
        id=${id}
        name="gift-${index}"
        part="input"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        placeholder="0"
        .value=${live(typed)}
        aria-invalid=${isInvalid ? 'true' : nothing}
        aria-describedby="${id}-price${isInvalid ? ' gifts-stop gifts-error' : ''}"
        @input=${(event: Event) => announce(event.currentTarget, '')}
      />
      <button type="button" aria-label=${messages.localize('more', { label })} @click=${step(1)}>+</button>
      <span class="hidden" aria-live="polite" lang=${pageLang(messages)}></span>
    </span>
  </li>`;
};
