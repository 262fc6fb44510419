import { bodyOf, type CheckoutName, type Body } from '../checkouts.js';
import { departs, holds, type Statement, type Finding } from '../statement.js';
import { kindOf } from '../wording.js';
import { hexColour, imageUrl, object, orNull, text, urlSafe } from '../expectation.js';
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
