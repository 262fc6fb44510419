import type { Form } from '../questions/question.js';

/** What was read of an object, by name. */
export type Used = ReadonlyMap<PropertyKey, unknown>;

/** Does some work with a form, and notes which states of its questions the work uses. */
export const noting = <Result>(form: Form, work: (form: Form) => Result): { result: Result; used: Used } => {
  const used = new Map<PropertyKey, unknown>();
  const states = new Proxy(form.states, {
    get(target, name) {
      const state: unknown = Reflect.get(target, name);
      used.set(name, state);
      return state;
    },
  });
  return { result: work({ ...form, states }), used };
};

/** Whether all states that were used are still the same. */
export const isUnchanged = (used: Used, { states }: Form): boolean =>
  [...used].every(([name, state]) => Reflect.get(states, name) === state);

/** Everything in a form but the states of its questions. */
export const basisOf = ({ questions, settings, answered, locale, language }: Form): readonly unknown[] => [
  questions,
  settings,
  answered,
  locale,
  language,
];

export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Works something out from a form, and keeps the result until a state that it depends on changes. */
export const kept = <Result>(work: (form: Form) => Result): ((form: Form) => Result) => {
  let last: { basis: readonly unknown[]; used: Used; result: Result } | null = null;
  return (form) => {
    const basis = basisOf(form);
    if (!last || !isSameList(last.basis, basis) || !isUnchanged(last.used, form))
      last = { basis, ...noting(form, work) };
    return last.result;
  };
};
