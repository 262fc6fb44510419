import { bodyOf, type CheckoutName } from '../checkouts.js';
import { isRecord, isSuccess, type Conversation } from '../conversation.js';
import type { Answer, KeyForm } from '../service.js';
import { departs, holds, unchecked, type Finding, type Statement } from '../statement.js';
import { quoteStatus } from '../wording.js';

const ending = 12;

const classes = [/\d/, /[a-z]/, /[A-Z]/];

/**
 * Makes an unknown slug from a known one. It replaces the last letters and digits by others from the same slug, so
 * the length and the alphabet stay the same.
 */
const unknownLike = (slug: string) => {
  const start = Math.max(slug.lastIndexOf('_') + 1, slug.length - ending);
  const own = slug.slice(slug.lastIndexOf('_') + 1);
  const alphabets = classes.map((kind) => [...new Set(own)].filter((sign) => kind.test(sign)).sort());
  const moved = [...slug.slice(start)].map((sign) => {
    const alphabet = alphabets.find((signs) => signs.includes(sign)) ?? [sign];
    return alphabet[(alphabet.indexOf(sign) + 1) % alphabet.length] ?? sign;
  });
  return slug.slice(0, start) + moved.join('');
};

const inOtherCase = (text: string) =>
  [...text].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('');

type Type = 'one_time' | 'subscription';

const session: CheckoutName = 'one-time, all fields';
const subscription: CheckoutName = 'subscription, all fields';

const hasStatus = (answer: Answer, ...statuses: number[]): Finding =>
  statuses.includes(answer.status) ? holds : departs(`status ${statuses.join(' or ')}`, quoteStatus(answer));

const unauthorized = (text: string, authorizations: (key: string) => (string | null)[]): Statement => ({
  section: '§5.4, §7',
  text: `create checkout: 401 ${text}`,
  check: async ({ key, postAs }) => {
    for (const authorization of authorizations(key)) {
      const answer = await postAs(authorization, JSON.stringify(bodyOf('one-time, required fields')));
      if (answer.status !== 401) return hasStatus(answer, 401);
    }
    return holds;
  },
});

const keyForm = (form: KeyForm, shown: string, checkout: CheckoutName): Statement[] => [
  {
    section: '§5.2',
    text: `create checkout: accepts Authorization: ${shown}`,
    check: async ({ created, refused }) => {
      await created(checkout);
      return refused.has(form) ? departs('status 2xx', 'status 401') : holds;
    },
  },
  ...(['one_time', 'subscription'] as const).map((type) => ({
    section: '§5.2',
    text: `${type === 'one_time' ? 'get payment session' : 'get subscription'}: accepts Authorization: ${shown}`,
    check: async ({ slugOf, get }: Conversation) => {
      const answer = await get(type, await slugOf(type === 'one_time' ? session : subscription), form);
      return isSuccess(answer) ? holds : departs('status 2xx', quoteStatus(answer));
    },
  })),
];

const isObjectOf = (answer: Answer, slug: string) =>
  isSuccess(answer) && isRecord(answer.body) && answer.body['slug'] === slug;

/** The interface doesn't show the format of a slug, but no slug in a path has a space or a letter beyond ASCII. */
const malformed = ['not a slug!', 'nö-slug'];

const reading = (type: Type, section: string, endpoint: string, own: CheckoutName): Statement[] => [
  {
    section: `${section}, §7`,
    text: `${endpoint}: 400 for a malformed slug`,
    check: async ({ get }) => {
      for (const slug of malformed) {
        const answer = await get(type, slug);
        if (answer.status !== 400) return hasStatus(answer, 400);
      }
      return holds;
    },
  },
  {
    section: `${section}, §7`,
    text: `${endpoint}: 404 for an unknown slug`,
    check: async ({ get, slugOf }) => {
      const slug = await slugOf(own);
      const other = unknownLike(slug);
      if (other === slug) return unchecked("can't be checked: no unknown slug can be made from this one");
      const answer = await get(type, other);
      // If a service numbers its slugs, the new one can be in use.
      if (isObjectOf(answer, other)) return unchecked("can't be checked: the slug for this check is in use");
      return hasStatus(answer, 404);
    },
  },
];

/** The answer depends on the format of slugs, which the interface doesn't show: wrong format or not found. */
const foreign = (type: Type, section: string, text: string, other: CheckoutName): Statement => ({
  section: `${section}, §7`,
  text,
  check: async ({ get, slugOf }) => {
    return hasStatus(await get(type, await slugOf(other)), 404, 400);
  },
});

export const access: Statement[] = [
  ...keyForm('bearer', 'Bearer <key>', session),
  ...keyForm('bare', '<key>', 'one-time, required fields'),
  unauthorized('without a key', () => [null, 'Bearer']),
  unauthorized('with an unknown key', (key) => [
    'Bearer not-a-key',
    'not-a-key',
    `Bearer ${key}-not-a-key`,
    `${key}-not-a-key`,
  ]),
  unauthorized('with a scheme other than Bearer', (key) => [`Basic ${key}`, `Token ${key}`]),
  unauthorized('with the key in other case', (key) => {
    const swapped = inOtherCase(key);
    return swapped === key ? [] : [`Bearer ${swapped}`, swapped];
  }),
  unauthorized('with a part of the key', (key) =>
    [key.slice(0, -1), key.slice(0, key.length / 2)].filter(Boolean).map((part) => `Bearer ${part}`),
  ),
  ...reading('one_time', '§4.2', 'get payment session', session),
  ...reading('subscription', '§4.3', 'get subscription', subscription),
  foreign('one_time', '§4.2', 'get payment session: 404 or 400 for the slug of a subscription', subscription),
  foreign('subscription', '§4.3', 'get subscription: 404 or 400 for the slug of a payment session', session),
];
