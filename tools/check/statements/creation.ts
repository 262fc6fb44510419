import { checkoutNames, sessions, subscriptions, type CheckoutName } from '../checkouts.js';
import { isRecord, isSuccess, type Conversation } from '../conversation.js';
import { exactly, filledText, nothing, orNull, pageUrl, timestamp } from '../expectation.js';
import { fields } from '../fields.js';
import type { Answer } from '../service.js';
import { departs, holds, unchecked, type Finding, type Statement } from '../statement.js';
import { kindOf, quote, quoteStatus } from '../wording.js';

const accepted = (name: CheckoutName, text: string): Statement => ({
  section: '§4.1',
  text,
  check: async (conversation) => {
    const answer = await conversation.created(name);
    return isSuccess(answer) ? holds : departs('status 2xx', quoteStatus(answer));
  },
});

/** The service can refuse the checkout, but with a 400. */
const acceptedOrRefused = (section: string, name: CheckoutName, text: string, why: string): Statement => ({
  section,
  text,
  check: async (conversation) => {
    const answer = await conversation.created(name);
    if (answer.status === 400) return unchecked(why);
    return isSuccess(answer) ? holds : departs('status 2xx or 400', quoteStatus(answer));
  },
});

const otherCurrency = "can't be checked: the service refuses it, and the interface doesn't list currencies";

/** The interface doesn't show which 2xx status a successful answer has. */
const readable = async (conversation: Conversation, names: readonly CheckoutName[]): Promise<Finding> => {
  for (const name of await conversation.unrefused(names)) {
    const answer = await conversation.read(name);
    if (!isSuccess(answer)) return departs(`status 2xx for “${name}”`, quoteStatus(answer));
    if (!isRecord(answer.body)) return departs('an object', kindOf(answer.body));
  }
  return holds;
};

const isJson = ({ contentType }: Answer) => /^application\/json\s*(;|$)/i.test(contentType);

const json = (
  section: string,
  what: string,
  answerOf: (conversation: Conversation) => Promise<Answer>,
): Statement => ({
  section,
  text: `${what}: the answer is JSON, with Content-Type application/json`,
  check: async (conversation) => {
    const answer = await answerOf(conversation);
    if (!isJson(answer)) return departs('Content-Type application/json', quote(answer.contentType));
    return answer.body === undefined ? departs('a JSON body', 'another body') : holds;
  },
});

export const basePath: Statement = {
  section: '§9.1',
  text: 'the base URL ends with /api/v1',
  check: ({ baseUrl }) =>
    baseUrl.endsWith('/api/v1') ? holds : departs('…/api/v1', quote(new URL(baseUrl).pathname)),
};

export const creation: Statement[] = [
  accepted('one-time, all fields', 'accepts a one-time checkout with all its fields'),
  accepted('one-time, required fields', 'accepts a one-time checkout with only the required fields'),
  accepted(
    'subscription, all fields',
    'accepts a monthly subscription with all fields except one_time_items',
  ),
  accepted(
    'yearly subscription, required fields',
    'accepts a yearly subscription with only the required fields',
  ),
  accepted('subscription every six months', 'accepts a subscription every six months'),
  accepted('weekly subscription', 'accepts a weekly subscription, and an address with only a country'),
  accepted('daily subscription', 'accepts a daily subscription'),
  acceptedOrRefused('§4.1', 'one-time in euros', 'accepts or refuses a checkout in euros', otherCurrency),
  acceptedOrRefused('§4.1', 'one-time in yen', 'accepts or refuses a checkout in yen', otherCurrency),
  acceptedOrRefused(
    '§2.4, §8',
    'one-time, large amount',
    'accepts or refuses an amount above 2³²',
    "can't be checked: the service refuses it, and the interface doesn't show the largest amount",
  ),
  ...fields({
    section: '§4.1',
    resource: 'checkout',
    of: checkoutNames,
    from: 'creation',
    rows: [
      ['checkout_url', pageUrl],
      ['slug', filledText],
    ],
  }),
  ...fields({
    section: '§4.1',
    resource: 'one-time checkout',
    of: sessions,
    from: 'creation',
    rows: [
      ['expires_at', orNull(timestamp)],
      ['type', exactly('one_time')],
    ],
  }),
  ...fields({
    section: '§4.1',
    resource: 'subscription checkout',
    of: subscriptions,
    from: 'creation',
    rows: [
      ['expires_at', nothing],
      ['type', exactly('subscription')],
    ],
  }),
  json('§4.1', 'create checkout', ({ created }) => created('one-time, all fields')),
  json('§4.1', 'create checkout of a subscription', ({ created }) => created('subscription, all fields')),
  {
    section: '§4.1, §4.2',
    text: 'get payment session: finds the slug of a one-time checkout',
    check: (conversation) => readable(conversation, sessions),
  },
  {
    section: '§4.1, §4.3',
    text: 'get subscription: finds the slug of a subscription',
    check: (conversation) => readable(conversation, subscriptions),
  },
  json('§4.2', 'get payment session', ({ read }) => read('one-time, all fields')),
  json('§4.3', 'get subscription', ({ read }) => read('subscription, all fields')),
];
