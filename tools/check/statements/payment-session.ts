import { sessions } from '../checkouts.js';
import {
  emptyList,
  integer,
  list,
  nothing,
  object,
  orLeftOut,
  orNull,
  text,
  timestamp,
  uuid,
} from '../expectation.js';
import { fields } from '../fields.js';
import { departs, type Statement } from '../statement.js';
import { charity, asSupplied, slugIsItsOwn, eachReading, recordsIn } from './read-forms.js';
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
      ['tip', integer],
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
