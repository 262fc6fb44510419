import { expect } from '@open-wc/testing';
import type * as z from 'zod/mini';
import { patched } from '../../fixtures/patch.js';

/** Values of the wrong type, in addition to null and undefined. */
const strangers = {
  text: [42, true, {}, ['x']],
  amount: ['2650', 26.5, -1, 2 ** 53, true, {}, [1]],
  count: ['1', 0, -1, 1.5, true, {}],
  boolean: ['false', 'true', 0, 1, {}],
  object: ['x', 1, true, []],
  list: ['x', 1, true, {}],
} as const;

type Kind = keyof typeof strangers;

/** Tests that each field is read as empty if it is missing, null or of another type. The keys name the fields. */
export const itToleratesFaultsOf = (
  fields: Record<string, Kind>,
  schema: z.ZodMiniType,
  wire: unknown,
  wanted: unknown,
) => {
  for (const [path, kind] of Object.entries(fields)) {
    const nothing = kind === 'list' ? [] : null;
    it(`reads ${path} as ${JSON.stringify(nothing)} unless it is ${kind}`, () => {
      for (const stranger of [undefined, null, ...strangers[kind]]) {
        const read = schema.safeParse(patched(wire, { [path]: stranger }));
        expect(read.error, JSON.stringify(stranger)).to.equal(undefined);
        expect(read.data, JSON.stringify(stranger)).to.deep.equal(patched(wanted, { [path]: nothing }));
      }
    });
  }
};

/** Tests that unknown keys at each of these places are dropped. */
export const itDropsUnknownKeysAt = (
  places: string[],
  schema: z.ZodMiniType,
  wire: unknown,
  wanted: unknown,
) => {
  for (const place of places) {
    it(`drops unknown keys ${place ? `in ${place}` : 'at the top level'}`, () => {
      const path = [place, 'new_field'].filter(Boolean).join('/');
      expect(schema.parse(patched(wire, { [path]: { a: [1] } }))).to.deep.equal(wanted);
    });
  }
};

export const sharedFields: Record<string, Kind> = {
  id: 'text',
  slug: 'text',
  status: 'text',
  amount: 'amount',
  currency: 'text',
  tip: 'amount',
  payer: 'object',
  'payer/id': 'text',
  'payer/email': 'text',
  'payer/first_name': 'text',
  'payer/last_name': 'text',
  'payer/phone': 'text',
  'payer/billing_address': 'object',
  'payer/billing_address/country': 'text',
  'payer/billing_address/city': 'text',
  'payer/billing_address/line1': 'text',
  'payer/billing_address/line2': 'text',
  'payer/billing_address/postcode': 'text',
  'payer/billing_address/state': 'text',
  line_items: 'list',
  'line_items/0/id': 'text',
  'line_items/0/type': 'text',
  'line_items/0/quantity': 'count',
  'line_items/0/amount': 'amount',
  'line_items/0/total': 'amount',
  'line_items/0/currency': 'text',
  'line_items/0/country_iso': 'text',
  'line_items/0/intention': 'text',
  'line_items/0/project': 'text',
  metadata: 'object',
  return_url: 'text',
  charity: 'object',
  'charity/name': 'text',
  'charity/slug': 'text',
  'charity/website': 'text',
  'charity/logo': 'object',
  'charity/logo/color': 'text',
  'charity/logo/white': 'text',
  'charity/logo/favicon': 'text',
  'charity/theme': 'object',
  'charity/theme/primary': 'text',
  'charity/theme/secondary': 'text',
  created_at: 'text',
  updated_at: 'text',
};

export const sharedPlaces = [
  '',
  'payer',
  'payer/billing_address',
  'line_items/0',
  'charity',
  'charity/logo',
  'charity/theme',
];
