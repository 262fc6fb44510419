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
    const entries = readMetadata(attributes.metadata);
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

/** The entries as they will be sent; undefined if a text can't be read. */
const readMetadata = (value: string | Record<string, unknown> | null): Metadata | undefined => {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : (value ?? {});
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : undefined;
  } catch {
    return undefined;
  }
};
