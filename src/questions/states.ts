import type { Form, Needs, Question, QuestionKey } from './question.js';
import type { Payer } from '../schema/payer.js';

/** The settings of a question; null if the page doesn't ask it. */
export const settingsOf = <Settings>(
  { settings }: { readonly settings: Form['settings'] },
  { name }: QuestionKey<Settings, unknown>,
): Settings | null => (settings[name] ?? null) as Settings | null;

/** The settings of a question that is always part of this form. It throws if the page doesn't ask it. */
export const ownSettings = <Settings>(form: Form, key: QuestionKey<Settings, unknown>): Settings => {
  const settings = settingsOf(form, key);
  if (settings === null) throw new Error(`This form has no question called ${key.name}.`);
  return settings;
};

/** The state of a question that the page asks. */
export const stateOf = <State>({ states }: Form, { name }: QuestionKey<unknown, State>): State =>
  states[name] as State;

/** The form with another state of one question. Other questions don't change. */
export const withState = <State>(
  form: Form,
  { name }: QuestionKey<unknown, State>,
  state: NoInfer<State>,
): Form =>
  Object.hasOwn(form.states, name) && form.states[name] === state
    ? form
    : { ...form, states: { ...form.states, [name]: state } };

/** Lets each question in turn adapt to the changes since `before`. */
export const adapted = (form: Form, before: Form): Form =>
  form.questions.reduce(
    (now, question) => (question.adapt ? withState(now, question, question.adapt(now, before)) : now),
    form,
  );

/** The form after a question was answered. The other questions adapt. */
export const answered = <State>(
  form: Form,
  key: QuestionKey<unknown, State>,
  state: NoInfer<State>,
): Form => {
  const now = withState(form, key, state);
  const isFirst = !form.answered.has(key.name);
  return adapted(isFirst ? { ...now, answered: new Set([...form.answered, key.name]) } : now, form);
};

/** The question that draws this one with its own fields, or a place of the form. Undefined if the form draws it. */
export const groupOf = (form: Form, { group }: Question): string | undefined =>
  typeof group === 'function' ? group(form) : group;

/** The questions in page order: each is before those that it draws, unless it says otherwise. */
export const inPageOrder = (form: Form): Question[] => {
  const drawnBy = (name: string | undefined): Question[] =>
    form.questions
      .filter((question) => groupOf(form, question) === name)
      .flatMap((question) => {
        const inside = drawnBy(question.name);
        return question.isAfterGroup ? [...inside, question] : [question, ...inside];
      });
  return [...drawnBy(undefined), ...drawnBy('submit')];
};

/** The questions that are shown now. */
export const shownQuestions = (form: Form): Question[] =>
  form.questions.filter(({ isShown }) => isShown?.(form) ?? true);

/** The answers that the questions now need from one another. */
export const neededIn = (form: Form): Needs =>
  form.questions.reduce<Needs>(
    // Check `isShown` only for questions with needs: for others it can depend on this result.
    (all, { needs, isShown }) => (needs && (isShown?.(form) ?? true) ? together(all, needs(form)) : all),
    {},
  );

/** Combines the needs of two questions. The address satisfies both. */
const together = (one: Needs, other: Needs): Needs => {
  const [first, second] = [one.address, other.address];
  const address = first &&
    second && {
      country: first.country || second.country,
      hasHouse: first.hasHouse || second.hasHouse,
      postcodeIn: [...first.postcodeIn, ...second.postcodeIn],
      ukPostcodeIn: [...first.ukPostcodeIn, ...second.ukPostcodeIn],
    };
  return { ...one, ...other, ...(address && { address }) };
};

/** The fields at these paths of the request (§4.1). */
export const fieldsAt = (paths: readonly string[], form: Form): string[] =>
  paths.flatMap((path) =>
    shownQuestions(form).flatMap(
      ({ paths: own }) => (typeof own === 'function' ? own(form) : own)?.[path] ?? [],
    ),
  );

/** The form with the page's payer details, which only fill in fields that the donor has left empty. */
export const prefilled = (form: Form, payer: Partial<Payer>): Form =>
  form.questions.reduce(
    (now, question) =>
      question.prefill ? adapted(withState(now, question, question.prefill(payer, now)), now) : now,
    form,
  );
