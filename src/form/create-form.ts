import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import type { FormAttributes } from '../questions/list.js';
import type { Form, Question } from '../questions/question.js';
import { withState } from '../questions/states.js';

type FormContext = Pick<Form, 'locale' | 'language' | 'address'>;

/**
 * Checks the attributes once, together, and gives the form that they make. A configuration error leaves no form: one
 * that half works takes money that nobody meant to give. A minor one leaves out what it is about, which `leftOut`
 * tells.
 */
export const createForm = (
  attributes: FormAttributes,
  questions: readonly Question[],
  page: FormContext,
): { form: Form; leftOut: readonly ConfigurationIssue[] } | { issues: readonly ConfigurationIssue[] } => {
  const issues: ConfigurationIssue[] = [];
  const report = (issue: ConfigurationIssue) => {
    issues.push(issue);
  };
  const settings: Record<string, unknown> = {};
  for (const question of questions)
    settings[question.name] = question.configure(attributes, report, settings);
  const isFatal = () => issues.some(({ isMinor = false }) => !isMinor);
  if (isFatal()) return { issues };

  const asked = questions.filter(({ name }) => settings[name] !== null);
  const blank: Form = { questions: asked, settings, states: {}, answered: new Set(), ...page };
  const form = emptied(blank);
  for (const { check } of asked) check?.(form, report);
  return isFatal() ? { issues } : { form, leftOut: issues };
};

/** A form with other settings: what the donor has answered stays where it is still on offer. */
export const reconfigured = (form: Form, fresh: Form): Form =>
  fresh.questions.reduce<Form>(
    (now, question) => {
      if (!Object.hasOwn(form.states, question.name)) return withState(now, question, question.initial(now));
      return question.follow ? withState(now, question, question.follow(now, form)) : now;
    },
    { ...fresh, states: { ...fresh.states, ...form.states }, answered: form.answered },
  );

/** The form with no answer. */
export const emptied = (form: Form): Form =>
  form.questions.reduce<Form>((now, question) => withState(now, question, question.initial(now)), {
    ...form,
    answered: new Set(),
  });
