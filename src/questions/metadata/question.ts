import { objectOf } from '../entries.js';
import { ownEntries, reportDeclared } from '../metadata-keys.js';
import type { Question, QuestionKey } from '../question.js';
import { ownSettings } from '../states.js';
import type { MetadataAttributes } from './attributes.js';

type Metadata = Readonly<Record<string, unknown>>;

const metadataKey: QuestionKey<Metadata, null> = { name: 'metadata' };

/** Adds the page's own entries for the charity's records. It asks nothing. */
export const metadataQuestion: Question<Metadata, null, MetadataAttributes> = {
  name: metadataKey.name,
  isOfPage: true,

  configure: (attributes, report) => {
    const entries = objectOf(attributes.metadata ?? {});
    if (!entries) report({ attribute: 'metadata', code: 'not_an_object' });
    return entries ?? {};
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
