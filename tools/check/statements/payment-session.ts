import { sessions } from '../checkouts.js';
import {
  emptyList,
  integer,
  list,
  momentOf,
  nothing,
  notNegative,
  object,
  orLeftOut,
  orNull,
  text,
  timestamp,
  uuid,
} from '../expectation.js';
import { isRecord } from '../conversation.js';
import { fields } from '../fields.js';
import { departs, holds, type Statement } from '../statement.js';
import { quote } from '../wording.js';
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

const resource = 'payment session';

export const paymentSession: Statement[] = [
  ...fields({
    section: '§2.1',
    resource,
    of: sessions,
    from: 'reading',
    rows: [
      ['id', uuid],
      ['slug', text],
      ['status', text],
      ['amount', integer],
      ['currency', text],
      ['tip', notNegative],
      ['provider', orNull(text)],
      ['line_items', list],
      ['one_time_items', emptyList],
      ['subscription', nothing],
      ['metadata', orLeftOut(object)],
      ['return_url', orLeftOut(text)],
      ['created_at', timestamp],
      ['updated_at', timestamp],
      ['expires_at', orNull(timestamp)],
    ],
  }),
  slugIsItsOwn('§2.1', resource, sessions),
  unpaid(resource, sessions, ['succeeded', 'failed']),
  {
    section: '§2.1',
    text: `${resource}: provider is one of two names`,
    check: async (conversation) => {
      const names = new Set<unknown>();
      for (const name of await conversation.unrefused(sessions)) {
        const { provider } = await conversation.reading(name);
        if (typeof provider === 'string') names.add(provider);
      }
      return names.size <= 2 ? holds : departs('two names at most', `${names.size} names`);
    },
  },
  {
    section: '§2.1, §4.1',
    text: `${resource}: expires_at is the one of the checkout, if both have one`,
    check: async (conversation) => {
      for (const name of await conversation.unrefused(sessions)) {
        const created = await conversation.creation(name);
        const wanted = momentOf(isRecord(created) ? created['expires_at'] : undefined);
        const came = (await conversation.reading(name))['expires_at'];
        // One of them can be rounded to a second.
        if (Math.abs(wanted - momentOf(came)) > 1_000)
          return departs('the expires_at of the checkout', quote(came));
      }
      return holds;
    },
  },
  inOrder('§2.1', resource, sessions, "expires_at isn't before created_at", 'created_at', 'expires_at'),
  inOrder('§2.1', resource, sessions, "updated_at isn't before created_at", 'created_at', 'updated_at'),
  metadataOnlyIfSent('§2.1', resource, sessions),
  ...asSupplied('§2.1', resource, ['metadata', 'return_url'], sessions),
  ...payer(resource, sessions),
  ...lineItems(resource, '§2.1', sessions),
  {
    section: '§2.1, §2.4',
    text: `${resource}: line_items have no type`,
    check: eachReading(sessions, ({ read }) =>
      recordsIn(read['line_items']).some((item) => 'type' in item)
        ? departs('line items without a type', 'a line item with a type')
        : null,
    ),
  },
  ...charity(resource, sessions),
];
