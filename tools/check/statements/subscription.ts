import { recurringOnly, subscriptions, withOneTimeItems } from '../checkouts.js';
import { isRecord, isSuccess } from '../conversation.js';
import {
  boolean,
  exactly,
  integer,
  list,
  notNegative,
  object,
  orLeftOut,
  text,
  timestamp,
  uuid,
} from '../expectation.js';
import { compare, fields } from '../fields.js';
import { departs, holds, unchecked, type Finding, type Statement } from '../statement.js';
import { quote, quoteStatus } from '../wording.js';
import {
  asSupplied,
  charity,
  eachReading,
  inOrder,
  metadataOnlyIfSent,
  recordsIn,
  slugIsItsOwn,
  unpaid,
} from './read-forms.js';
import { lineItems } from './line-items.js';
import { payer } from './payer.js';

const resource = 'subscription';

const asPlanned = (name: 'interval' | 'interval_count'): Statement => ({
  section: '§2.2',
  text: `${resource}: ${name} matches the request`,
  check: eachReading(subscriptions, ({ asked, read }) => {
    const plan = asked['subscription'];
    const wanted = isRecord(plan) ? plan[name] : undefined;
    return read[name] === wanted ? null : departs(`${name} ${quote(wanted)}`, quote(read[name]));
  }),
});

/** The interface doesn't show the fields of one_time_items (§2.6), so a service can refuse these. */
const bothTypes: Statement = {
  section: '§2.2, §4.1',
  text: `${resource}: line_items include recurring and one-time items`,
  check: async (conversation): Promise<Finding> => {
    const created = await conversation.created(withOneTimeItems);
    if (created.status === 400)
      return unchecked(
        "can't be checked, because the interface doesn't show the fields of one_time_items (§2.6)",
      );
    if (!isSuccess(created)) return departs('status 2xx or 400', quoteStatus(created));
    const read = await conversation.reading(withOneTimeItems);
    const types = new Set(recordsIn(read['line_items']).map(({ type }) => type));
    if (types.size === 2 && types.has('recurring') && types.has('one_time')) return holds;
    return departs('line items of both types', `types ${quote([...types].join(', '))}`);
  },
};

export const subscription: Statement[] = [
  ...fields({
    section: '§2.2',
    resource,
    of: subscriptions,
    from: 'reading',
    rows: [
      ['id', uuid],
      ['slug', text],
      ['status', text],
      ['amount', integer],
      ['currency', text],
      ['tip', notNegative],
      ['interval', text],
      ['interval_count', integer],
      ['cancel_at_period_end', boolean],
      ['current_period_start', orLeftOut(timestamp)],
      ['current_period_end', orLeftOut(timestamp)],
      ['metadata', orLeftOut(object)],
      ['line_items', list],
      ['return_url', orLeftOut(text)],
      ['created_at', timestamp],
      ['updated_at', timestamp],
    ],
  }),
  slugIsItsOwn('§2.2', resource, subscriptions),
  unpaid(resource, subscriptions, ['active', 'canceled']),
  {
    section: '§2.2, §3',
    text: `${resource}: cancel_at_period_end is false before a cancellation`,
    check: eachReading(subscriptions, ({ read }) =>
      read['cancel_at_period_end'] === true ? departs('cancel_at_period_end false', 'true') : null,
    ),
  },
  inOrder('§2.2', resource, subscriptions, "updated_at isn't before created_at", 'created_at', 'updated_at'),
  inOrder(
    '§2.2',
    resource,
    subscriptions,
    "current_period_end isn't before current_period_start",
    'current_period_start',
    'current_period_end',
  ),
  metadataOnlyIfSent('§2.2', resource, subscriptions),
  asPlanned('interval'),
  asPlanned('interval_count'),
  // A subscription's return_url is for managing the payment (§2.2), so it can differ from the one in the request.
  ...asSupplied('§2.2', resource, ['metadata'], subscriptions),
  ...payer(resource, subscriptions),
  ...lineItems(resource, '§2.2', subscriptions),
  {
    section: '§2.2, §2.4',
    text: `${resource}: items sent in line_items have the type "recurring"`,
    check: eachReading(recurringOnly, ({ read }) => compare(read, 'line_items[].type', exactly('recurring'))),
  },
  bothTypes,
  ...charity(resource, subscriptions),
];
