import type { Form } from '../questions/question.js';

/** What some work depends on: a form, and the questions of which it read the state. */
export type Used = { readonly form: Form; readonly names: readonly PropertyKey[] };

/** Does some work with a form, and notes what it depends on. */
export const noting = <Result>(form: Form, work: (form: Form) => Result): { result: Result; used: Used } => {
  const names: PropertyKey[] = [];
  const states = new Proxy(form.states, {
    get(target, name) {
      if (!names.includes(name)) names.push(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  return { result: work({ ...form, states }), used: { form, names } };
};

/** Whether work that was done for another form would have the same result now. */
export const isUnchanged = ({ form: before, names }: Used, now: Form): boolean =>
  before.questions === now.questions &&
  before.settings === now.settings &&
  before.answered === now.answered &&
  before.locale === now.locale &&
  before.language === now.language &&
  names.every((name) => Reflect.get(before.states, name) === Reflect.get(now.states, name));

/** Works something out from a form, and keeps the result until a state that it depends on changes. */
export const kept = <Result>(work: (form: Form) => Result): ((form: Form) => Result) => {
  let last: { result: Result; used: Used } | null = null;
  return (form) => {
    if (!last || !isUnchanged(last.used, form)) last = noting(form, work);
    return last.result;
  };
};
