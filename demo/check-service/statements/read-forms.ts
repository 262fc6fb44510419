import type { CheckoutName } from '../checkouts.js';
import { departs, type Statement } from '../statement.js';
import { kindOf } from '../wording.js';
import { eachReading } from './reading.js';

/** Order of keys says nothing in JSON; order in lists does. */
export const isSame = (one: unknown, other: unknown): boolean => {
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
 * Statements about fields that a read form gives back as they were supplied. A checkout without it may get the
 * organisation's own.
 */
export const asSupplied = (
  section: string,
  resource: string,
  names: readonly ('metadata' | 'return_url')[],
  of: readonly CheckoutName[],
): Statement[] =>
  names.map((name) => ({
    section,
    text: `${resource}: ${name} is what was supplied`,
    check: eachReading(of, ({ asked, read }) =>
      asked[name] === undefined || isSame(asked[name], read[name])
        ? null
        : departs(`${name} as supplied`, `other than that: ${kindOf(read[name])}`),
    ),
  }));

/** The slug that was asked for is the slug that is read. */
export const slugIsItsOwn = (section: string, resource: string, of: readonly CheckoutName[]): Statement => ({
  section,
  text: `${resource}: slug is the one it is read by`,
  check: async (conversation) => {
    for (const name of await conversation.unrefused(of)) {
      const { slug } = await conversation.reading(name);
      if (slug !== (await conversation.slugOf(name)))
        return departs('the slug of the checkout', `another: ${kindOf(slug)}`);
    }
    return { result: 'holds' };
  },
});
