import type { Form, Needs, Question, QuestionKey } from './question.js';

/** The settings of a question; null where the page does not ask it. */
export const settingsOf = <Settings>(
  { settings }: { readonly settings: Form['settings'] },
  { name }: QuestionKey<Settings, unknown>,
): Settings | null => (settings[name] ?? null) as Settings | null;

/** The settings of a question that every form asks. */
export const ownSettings = <Settings>(form: Form, key: QuestionKey<Settings, unknown>): Settings => {
  const settings = settingsOf(form, key);
  if (settings === null) throw new Error(`This form does not ask the question ${key.name}.`);
  return settings;
};

/** The state of a question that is asked. */
export const stateOf = <State>({ states }: Form, { name }: QuestionKey<unknown, State>): State =>
  states[name] as State;

/** The form with another state of a question, and of nothing else. */
export const withState = <State>(
  form: Form,
  { name }: QuestionKey<unknown, State>,
  state: NoInfer<State>,
): Form => ({ ...form, states: { ...form.states, [name]: state } });

/** Lets the questions follow what has changed since `before`, one after another. */
export const followed = (form: Form, before: Form): Form =>
  form.questions.reduce(
    (now, question) => (question.follow ? withState(now, question, question.follow(now, before)) : now),
    form,
  );

/** The form once a question was answered: the others follow. */
export const answered = <State>(form: Form, key: QuestionKey<unknown, State>, state: NoInfer<State>): Form =>
  followed({ ...withState(form, key, state), answered: new Set([...form.answered, key.name]) }, form);

/** The questions that are asked now. */
export const shownQuestions = (form: Form): Question[] =>
  form.questions.filter(({ isShown }) => isShown?.(form) ?? true);

/** The answers that the questions need from one another now. */
export const neededIn = (form: Form): Needs =>
  form.questions.reduce<Needs>(
    // Whether others are shown may depend on this: only those with needs are asked.
    (all, { needs, isShown }) => (needs && (isShown?.(form) ?? true) ? together(all, needs(form)) : all),
    {},
  );

/** All that two questions need: an address that is enough for both. */
const together = (one: Needs, other: Needs): Needs => {
  const [first, second] = [one.address, other.address];
  const address = first &&
    second && {
      country: first.country || second.country,
      hasHouse: first.hasHouse || second.hasHouse,
      ukPostcodeIn: [...first.ukPostcodeIn, ...second.ukPostcodeIn],
    };
  return { ...one, ...other, ...(address && { address }) };
};

/** Whether an organisation gives, and not a person. */
export const isByOrganisation = (form: Form): boolean =>
  form.questions.some((question) => question.isByOrganisation?.(form));

/** The fields of the form that stand at these paths of the request (§4.1). */
export const fieldsAt = (paths: readonly string[], form: Form): string[] =>
  paths.flatMap((path) => form.questions.flatMap((question) => question.paths?.[path] ?? []));
