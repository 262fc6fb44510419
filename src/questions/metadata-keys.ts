import type { ReportIssue } from './configuration-issue.js';
import { ownQuestionsKey } from './own-questions/state.js';
import type { Form } from './part.js';
import { settingsOf } from './states.js';

/** The key of `metadata` that links a payment to its return. The form adds it itself. */
export const referenceKey = 'donation_reference';

/**
 * The keys of `metadata` that these attributes declare. What donors answer, and what the form says about them, is
 * theirs: the page's own metadata, its fields and its address can't write these keys, even where the page doesn't ask
 * the question.
 */
export const metadataKeysOf = (
  attributes: Readonly<Record<string, { readonly metadataKeys?: readonly string[] }>>,
): readonly string[] => Object.entries(attributes).flatMap(([, { metadataKeys = [] }]) => metadataKeys);

/** Someone who reads the records could mistake “Gift-Aid ” for “gift_aid”. */
const normalised = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '');

/** Whether the form itself uses a name. */
export const isReserved = ({ metadataKeys }: Form, name: string): boolean => {
  const text = normalised(name);
  return metadataKeys.some((key) => (key.endsWith('*') ? text.startsWith(key.slice(0, -1)) : text === key));
};

/** Whether a name belongs to a question: one of the form, or one of the page's own, answered or not. */
const isDeclared = (form: Form, name: string): boolean =>
  isReserved(form, name) ||
  (settingsOf(form, ownQuestionsKey)?.some((one) => normalised(one.name) === normalised(name)) ?? false);

/** The entries of the page without those that belong to a question. */
export const ownEntries = <Value>(
  form: Form,
  entries: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !isDeclared(form, name)));

/** Reports the names from `attribute` that belong to a question. The form leaves out their entries. */
export const reportDeclared = (
  form: Form,
  attribute: string,
  names: readonly string[],
  report: ReportIssue,
): void => {
  reportKeys(
    attribute,
    names.filter((name) => isDeclared(form, name)),
    report,
  );
};

/** Reports names from `attribute` that are left out because they belong to a question. */
export const reportKeys = (attribute: string, names: readonly string[], report: ReportIssue): void => {
  for (const text of names)
    report({ attribute, code: 'reserved_metadata_key', values: { text }, isMinor: true });
};
