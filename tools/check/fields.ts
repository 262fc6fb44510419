import type { CheckoutName } from './checkouts.js';
import { isRecord, type Conversation } from './conversation.js';
import type { Expectation } from './expectation.js';
import { departs, holds, type Statement } from './statement.js';
import { kindOf, quote } from './wording.js';

type Place = { path: string; value: unknown };

/**
 * The places that a path matches: `line_items[].total` is one place for each item, and
 * `payer.billing_address?.city` is no place if there's no address.
 */
const placesOf = (value: unknown, path: string, at = ''): Place[] => {
  if (path === '') return [{ path: at, value }];
  const [, name = '', sign = '', rest = ''] = /^(\w+)(\[\]|\?)?\.?(.*)$/.exec(path) ?? [];
  const inner = isRecord(value) ? value[name] : undefined;
  const here = at === '' ? name : `${at}.${name}`;
  if (sign === '?' && inner === undefined) return [];
  if (sign === '[]' && Array.isArray(inner))
    return inner.flatMap((item: unknown, index) => placesOf(item, rest, `${here}[${index}]`));
  return placesOf(inner, rest, here);
};

/** Checks all places of a path in the body. Returns the first unexpected value, or null. */
export const compare = (body: unknown, path: string, expectation: Expectation, say = quote) => {
  const wrong = placesOf(body, path).find(({ value }) => !expectation.allows(value));
  if (wrong === undefined) return null;
  return departs(`${wrong.path} is ${expectation.says}`, say(wrong.value));
};

type FieldsOf = {
  section: string;
  /** The name of the resource that has the fields, for the statement. */
  resource: string;
  of: readonly CheckoutName[];
  from: 'creation' | 'reading';
  rows: readonly (readonly [path: string, expectation: Expectation])[];
  /** True if texts can be about a person. The kind of value is printed then, not the value. */
  isPersonal?: boolean;
};

/** One statement for each field. All checkouts must have the expected value. */
export const fields = ({ section, resource, of, from, rows, isPersonal }: FieldsOf): Statement[] =>
  rows.map(([path, expectation]) => ({
    section,
    text: `${resource}: ${path.replace('?', '')} is ${expectation.says}`,
    check: async (conversation: Conversation) => {
      for (const name of await conversation.unrefused(of)) {
        const body = await conversation[from](name);
        const departure = compare(body, path, expectation, isPersonal ? kindOf : quote);
        if (departure) return departure;
      }
      return holds;
    },
  }));
