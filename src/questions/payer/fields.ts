import { wordsOf } from '../attributes.js';

/** The groups of fields that a page can ask for, in addition to the e-mail address. */
const groups = ['name', 'phone', 'address'] as const;
export type PayerGroup = (typeof groups)[number];

export type PayerFields = ReadonlyMap<PayerGroup, { isRequired: boolean }>;

/** Reads the groups of fields from `fields`; undefined if they can't be read. */
export const readPayerFields = (text: string): PayerFields | undefined => {
  const fields = new Map<PayerGroup, { isRequired: boolean }>();
  for (const word of wordsOf(text)) {
    const isRequired = word.endsWith('*');
    const group = groups.find((one) => one === (isRequired ? word.slice(0, -1) : word));
    if (!group || fields.has(group)) return undefined;
    fields.set(group, { isRequired });
  }
  return fields;
};
