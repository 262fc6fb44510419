import { bodyOf, type CheckoutName, type Body } from '../checkouts.js';
import { departs, holds, type Statement, type Finding } from '../statement.js';
import { kindOf, quote } from '../wording.js';
import { hexColour, imageUrl, momentOf, object, orNull, text, urlSafe } from '../expectation.js';
import { fields } from '../fields.js';
import { isRecord, type Conversation } from '../conversation.js';

export type Both = { asked: Body; read: Record<string, unknown> };

/** Compares each checkout, as the service returns it, with its request. */
export const eachReading =
  (names: readonly CheckoutName[], look: (both: Both) => Finding | null) =>
  async (conversation: Conversation): Promise<Finding> => {
    for (const name of await conversation.unrefused(names)) {
      const departure = look({ asked: bodyOf(name), read: await conversation.reading(name) });
      if (departure) return departure;
    }
    return holds;
  };

export const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

/** §2.5: the charity of a payment session or a subscription. */
export const charity = (resource: string, of: readonly CheckoutName[]) =>
  fields({
    section: '§2.5',
    resource,
    of,
    from: 'reading',
    rows: [
      ['charity', object],
      ['charity.name', orNull(text)],
      ['charity.slug', orNull(urlSafe)],
      ['charity.website', orNull(text)],
      ['charity.logo', object],
      ['charity.logo.color', orNull(imageUrl)],
      ['charity.logo.white', orNull(imageUrl)],
      ['charity.logo.favicon', orNull(imageUrl)],
      ['charity.theme', object],
      ['charity.theme.primary', orNull(hexColour)],
      ['charity.theme.secondary', orNull(hexColour)],
    ],
  });

/** In JSON, the order of keys doesn't matter, but the order of a list does. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === otherNames.length &&
    names.every((name) =>
      isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
};

/**
 * Statements about fields that are returned as they were sent. If a checkout was sent without one, the service can
 * return the organisation's default.
 */
export const asSupplied = (
  section: string,
  resource: string,
  names: readonly ('metadata' | 'return_url')[],
  of: readonly CheckoutName[],
): Statement[] =>
  names.map((name) => ({
    section,
    text: `${resource}: ${name} matches the request`,
    check: eachReading(of, ({ asked, read }) =>
      asked[name] === undefined || isSame(asked[name], read[name])
        ? null
        : departs(`${name} of the request`, `another value: ${kindOf(read[name])}`),
    ),
  }));

/** The returned slug is the one in the request's path. */
export const slugIsItsOwn = (section: string, resource: string, of: readonly CheckoutName[]): Statement => ({
  section,
  text: `${resource}: slug matches the path`,
  check: async (conversation) => {
    for (const name of await conversation.unrefused(of)) {
      const { slug } = await conversation.reading(name);
      if (slug !== (await conversation.slugOf(name)))
        return departs('the slug of the checkout', `another value: ${kindOf(slug)}`);
    }
    return { result: 'holds' };
  },
});

/** Nobody has paid these checkouts. A form that reads one of these statuses would tell the donor something wrong. */
export const unpaid = (
  resource: string,
  of: readonly CheckoutName[],
  [first, second]: readonly [string, string],
): Statement => ({
  section: '§3',
  text: `${resource}: status isn't ${first} or ${second} before a payment`,
  check: eachReading(of, ({ read: { status } }) =>
    status === first || status === second
      ? departs(`a status other than ${first} or ${second}`, quote(status))
      : null,
  ),
});

/** Compares two timestamps of a body. A missing one passes, as does one whose moment isn't known. */
export const inOrder = (
  section: string,
  resource: string,
  of: readonly CheckoutName[],
  text: string,
  earlier: string,
  later: string,
): Statement => ({
  section,
  text: `${resource}: ${text}`,
  check: eachReading(of, ({ read }) =>
    momentOf(read[later]) < momentOf(read[earlier])
      ? departs(`${later} not before ${quote(read[earlier])}`, quote(read[later]))
      : null,
  ),
});

export const metadataOnlyIfSent = (
  section: string,
  resource: string,
  of: readonly CheckoutName[],
): Statement => ({
  section,
  text: `${resource}: metadata is left out or empty if the request had none`,
  check: eachReading(of, ({ asked, read: { metadata } }) =>
    asked['metadata'] === undefined && isRecord(metadata) && Object.keys(metadata).length > 0
      ? departs('no metadata', kindOf(metadata))
      : null,
  ),
});

/** A checkout doesn't change while nobody pays. Its status, and data of the charity, can change at any time. */
const steady = [
  'id',
  'slug',
  'amount',
  'currency',
  'tip',
  'payer',
  'line_items',
  'metadata',
  'return_url',
  'interval',
  'interval_count',
  'created_at',
  'expires_at',
];

const sorted = (value: unknown) =>
  Array.isArray(value) && value.every(isRecord)
    ? [...value].sort((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1))
    : value;

export const sameAgain = (section: string, resource: string, of: readonly CheckoutName[]): Statement => ({
  section,
  text: `${resource}: a second reading doesn't differ`,
  check: async (conversation) => {
    for (const name of await conversation.unrefused(of)) {
      const [one, other] = [await conversation.reading(name), await conversation.readingAgain(name)];
      const differing = steady.filter((field) => !isSame(sorted(one[field]), sorted(other[field])));
      if (differing.length > 0) return departs('the same values', `other values in ${differing.join(', ')}`);
    }
    return holds;
  },
});

/** Every checkout is a new one. */
export const allDifferent = (of: readonly CheckoutName[]): Statement => ({
  section: '§2.1, §2.2',
  text: 'checkouts have different ids and slugs',
  check: async (conversation) => {
    const names = await conversation.unrefused(of);
    for (const field of ['id', 'slug']) {
      const values = new Set<unknown>();
      for (const name of names) values.add((await conversation.reading(name))[field]);
      if (values.size < names.length) return departs(`different values of ${field}`, 'the same one twice');
    }
    return holds;
  },
});
