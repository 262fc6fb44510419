import type { CheckoutName } from '../checkouts.js';
import { isRecord } from '../conversation.js';
import { alpha2, email, object, orLeftOut, text, uuid } from '../expectation.js';
import { fields } from '../fields.js';
import { departs, type Statement } from '../statement.js';
import { kindOf } from '../wording.js';
import { eachReading } from './read-forms.js';

const address = 'payer.billing_address';

/** The fields that differ between `read` and `asked`. A missing or empty field doesn't differ. */
const differing = (asked: unknown, read: unknown): string[] => {
  if (!isRecord(asked) || !isRecord(read)) return [];
  return Object.entries(asked).flatMap(([name, value]) => {
    if (isRecord(value)) return differing(value, read[name]).map((inner) => `${name}.${inner}`);
    return read[name] === undefined || read[name] === '' || read[name] === value ? [] : [name];
  });
};

/** §2.3, with the `id` that payment sessions and subscriptions have (§2.1, §2.2). */
export const payer = (resource: string, of: readonly CheckoutName[]): Statement[] => [
  ...fields({
    section: '§2.3',
    resource,
    of,
    from: 'reading',
    isPersonal: true,
    rows: [
      ['payer', object],
      ['payer.id', uuid],
      ['payer.email', email],
      ['payer.first_name', orLeftOut(text)],
      ['payer.last_name', orLeftOut(text)],
      ['payer.phone', orLeftOut(text)],
      [address, orLeftOut(object)],
      [`${address}?.country`, alpha2],
      [`${address}?.city`, orLeftOut(text)],
      [`${address}?.line1`, orLeftOut(text)],
      [`${address}?.line2`, orLeftOut(text)],
      [`${address}?.postcode`, orLeftOut(text)],
      [`${address}?.state`, orLeftOut(text)],
    ],
  }),
  {
    section: '§2.3',
    text: `${resource}: payer.email matches the request`,
    check: eachReading(of, ({ asked, read }) => {
      const [wanted, came] = [asked['payer'], read['payer']].map((one) =>
        isRecord(one) ? one['email'] : one,
      );
      return came === wanted ? null : departs('payer.email of the request', `another value: ${kindOf(came)}`);
    }),
  },
  {
    // The other fields are optional, so the interface doesn't say that they're returned.
    section: '§2.3',
    text: `${resource}: other fields of the payer match the request, if present`,
    check: eachReading(of, ({ asked, read }) => {
      const other = differing(asked['payer'], read['payer']).filter((name) => name !== 'email');
      return other.length === 0
        ? null
        : departs('the payer of the request', `other values in ${other.join(', ')}`);
    }),
  },
];
