import { jsonCopy } from '../../schema/json.js';
import { objectOf } from '../entries.js';
import { ownEntries, reportDeclared } from '../metadata-keys.js';
import type { Part, PartKey } from '../part.js';
import { ownSettings } from '../states.js';
import type { MetadataAttributes } from './attributes.js';

type Metadata = Readonly<Record<string, unknown>>;

const metadataKey: PartKey<Metadata, null> = { name: 'metadata' };

/** Adds the page's own entries for the charity's records. It asks nothing. */
export const metadataPart: Part<Metadata, null, MetadataAttributes> = {
  name: metadataKey.name,
  isOfPage: true,

  configure: (attributes, report) => {
    const entries = objectOf(attributes.metadata ?? {});
    if (!entries) report({ attribute: 'metadata', code: 'not_an_object' });
    const leftOut = (path: readonly PropertyKey[]) =>
      report({
        attribute: 'metadata',
        code: 'not_json',
        values: { path: path.map(String).join('.') },
        isMinor: true,
      });
    // `entries` is a copy, so a value that contains the page's object would pass once.
    return objectOf(jsonCopy(entries ?? {}, leftOut, new Set([attributes.metadata]))) ?? {};
  },
  check: (form, report) =>
    reportDeclared(form, 'metadata', Object.keys(ownSettings(form, metadataKey)), report),
  initial: () => null,

  // The metadata of a purpose is more specific.
  read: (form, donation) => ({
    ...donation,
    metadata: { ...ownEntries(form, ownSettings(form, metadataKey)), ...donation.metadata },
  }),
};
