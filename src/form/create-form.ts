import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import { metadataKeys } from '../questions/list.js';
import { referenceKey } from '../questions/metadata-keys.js';
import type { Form, Part } from '../questions/part.js';
import type { ReadAttributes } from '../questions/read-attributes.js';
import { withState } from '../questions/states.js';

type FormContext = Pick<Form, 'locale' | 'language' | 'address'>;

/**
 * Checks all attributes together, once, and creates the form. With a configuration error there is no form, because
 * a half-working form takes money that nobody meant to give. A minor issue only leaves out its own part, which
 * `leftOut` reports.
 */
export const createForm = (
  read: ReadAttributes,
  parts: readonly Part[],
  page: FormContext,
): { form: Form; leftOut: readonly ConfigurationIssue[] } | { issues: readonly ConfigurationIssue[] } => {
  const issues: ConfigurationIssue[] = [...read.issues];
  const report = (issue: ConfigurationIssue) => {
    issues.push(issue);
  };
  const settings: Record<string, unknown> = {};
  for (const part of parts) settings[part.name] = part.configure(read.values, report, settings);
  const isFatal = () => issues.some(({ isMinor = false }) => !isMinor);
  if (isFatal()) return { issues };

  const blank: Form = {
    parts,
    settings,
    states: {},
    answered: new Set(),
    metadataKeys: [...metadataKeys, referenceKey],
    ...page,
  };
  const form = emptied(blank);
  for (const { check } of parts) check?.(form, report);
  return isFatal() ? { issues } : { form, leftOut: issues };
};

/** The form with new settings. The donor's answers stay if the new form still offers them. */
export const reconfigured = (form: Form, fresh: Form): Form =>
  fresh.parts.reduce<Form>(
    (now, part) => {
      if (!Object.hasOwn(form.states, part.name)) return withState(now, part, part.initial(now));
      return part.adapt ? withState(now, part, part.adapt(now, form)) : now;
    },
    { ...fresh, states: { ...fresh.states, ...form.states }, answered: form.answered },
  );

/** The form with the parts of `fresh` that it doesn't have yet. Nothing changes for the others. */
export const extended = (form: Form, fresh: Form): Form =>
  fresh.parts.reduce<Form>(
    (now, part) => (Object.hasOwn(form.states, part.name) ? now : withState(now, part, part.initial(now))),
    { ...form, parts: fresh.parts, settings: { ...fresh.settings, ...form.settings } },
  );

/** The form without any answers. */
export const emptied = (form: Form): Form =>
  form.parts.reduce<Form>((now, part) => withState(now, part, part.initial(now)), {
    ...form,
    answered: new Set(),
  });
