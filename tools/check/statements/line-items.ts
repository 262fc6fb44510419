import { withOneTimeItems, type CheckoutName } from '../checkouts.js';
import { integer, text, uuid } from '../expectation.js';
import { fields } from '../fields.js';
import { departs, type Finding, type Statement } from '../statement.js';
import { kindOf, quote } from '../wording.js';
import { eachReading, recordsIn, type Both } from './read-forms.js';

type Item = Record<string, unknown>;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

/** No two items of a checkout have the same quantity and amount, so their order doesn't matter. */
const itemRead = (asked: Item, { read }: Both) =>
  recordsIn(read['line_items']).find(
    ({ quantity, amount }) => quantity === asked['quantity'] && amount === asked['amount'],
  );

const quantified = (both: Both) => {
  const missing = recordsIn(both.asked['line_items']).find((item) => !itemRead(item, both));
  if (missing === undefined) return null;
  const wanted = `a line item of ${quote(missing['quantity'])} × ${quote(missing['amount'])}`;
  return departs(wanted, 'no such line item');
};

const supplied = (name: string) => (both: Both) => {
  for (const item of recordsIn(both.asked['line_items'])) {
    const came = itemRead(item, both)?.[name];
    if (item[name] !== undefined && came !== item[name])
      return departs(`${name} of the request`, `another value: ${kindOf(came)}`);
  }
  return null;
};

const sumOfTotals = (read: Item) =>
  recordsIn(read['line_items']).reduce((sum, { total }) => sum + numberOf(total), 0);

const asManyAsAsked = ({ asked, read }: Both): Finding | null => {
  // The line items of a subscription include its one-time items (§2.2).
  const wanted = recordsIn(asked['line_items']).length + recordsIn(asked['one_time_items']).length;
  const came = recordsIn(read['line_items']).length;
  return wanted === came ? null : departs(`${wanted} line items`, `${came} line items`);
};

const totalled = ({ read }: Both) => {
  const wrong = recordsIn(read['line_items']).find(
    ({ quantity, amount, total }) => total !== numberOf(quantity) * numberOf(amount),
  );
  if (wrong === undefined) return null;
  const wanted = numberOf(wrong['quantity']) * numberOf(wrong['amount']);
  return departs(`total ${wanted} (quantity × amount)`, quote(wrong['total']));
};

const haveIdsOfTheirOwn = ({ read }: Both) => {
  const ids = recordsIn(read['line_items']).map(({ id }) => id);
  return new Set(ids).size === ids.length ? null : departs('different ids', 'the same one twice');
};

const addedUp = ({ read }: Both) => {
  const wanted = sumOfTotals(read) + numberOf(read['tip']);
  if (read['amount'] === wanted) return null;
  return departs(`amount ${wanted} (all line items and the tip)`, quote(read['amount']));
};

/** Capitals don't matter, because the interface says “currency code” and shows none. */
const currencyOf = (items: Item[], asked: Item) => {
  const wanted = String(asked['currency']);
  const wrong = items.find(({ currency }) => String(currency).toUpperCase() !== wanted);
  return wrong === undefined ? null : departs(`currency ${wanted}`, quote(wrong['currency']));
};

const inItsCurrency = ({ asked, read }: Both) => currencyOf([read], asked);

const ofOneCurrency = ({ asked, read }: Both) => currencyOf(recordsIn(read['line_items']), asked);

/** §2.4, except for `type`, which payment sessions and subscriptions treat differently. */
export const lineItems = (resource: string, section: string, of: readonly CheckoutName[]): Statement[] => [
  ...fields({
    section: '§2.4',
    resource,
    of,
    from: 'reading',
    rows: [
      ['line_items[].id', uuid],
      ['line_items[].quantity', integer],
      ['line_items[].amount', integer],
      ['line_items[].total', integer],
      ['line_items[].currency', text],
      ['line_items[].country_iso', text],
      ['line_items[].intention', text],
      ['line_items[].project', text],
    ],
  }),
  ...(
    [
      ['§2.4', 'line_items has as many items as the request', asManyAsAsked],
      ['§2.4', 'line_items have different ids', haveIdsOfTheirOwn],
      ['§2.4', 'line_items[].quantity and amount match the request', quantified],
      ['§2.4', 'line_items[].country_iso matches the request', supplied('country_iso')],
      ['§2.4', 'line_items[].intention matches the request', supplied('intention')],
      ['§2.4', 'line_items[].project matches the request', supplied('project')],
      ['§2.4', 'line_items[].total is quantity × amount', totalled],
      ['§2.4', 'line_items[].currency matches the request', ofOneCurrency],
      [section, 'currency matches the request', inItsCurrency],
    ] as const
  ).map(([where, words, look]) => ({
    section: where,
    text: `${resource}: ${words}`,
    check: eachReading(of, look),
  })),
  {
    // The interface doesn't show if a subscription's amount includes its one-time items.
    section,
    text: `${resource}: amount is the total of the line items and the tip`,
    check: eachReading(
      of.filter((name) => name !== withOneTimeItems),
      addedUp,
    ),
  },
];
