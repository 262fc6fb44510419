import type { Form } from '../questions/question.js';

/** Notes which questions' states some work with a form reads. */
export class Notes {
  #names: PropertyKey[] = [];

  /** The form, for the work. */
  of(form: Form): Form {
    const states = new Proxy(form.states, {
      get: (target, name) => {
        this.add(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    return { ...form, states };
  }

  add(name: PropertyKey): void {
    if (!this.#names.includes(name)) this.#names.push(name);
  }

  /** Does the work. `names` are what it has read. */
  during<Result>(work: () => Result): { result: Result; names: readonly PropertyKey[] } {
    const names: PropertyKey[] = [];
    this.#names = names;
    const result = work();
    this.#names = [];
    return { result, names };
  }
}

/** Whether work that read the states with these names would have the same result now. */
export const isUnchanged = (names: readonly PropertyKey[], before: Form, now: Form): boolean =>
  before.questions === now.questions &&
  before.settings === now.settings &&
  before.answered === now.answered &&
  before.locale === now.locale &&
  before.language === now.language &&
  names.every((name) => Reflect.get(before.states, name) === Reflect.get(now.states, name));

/** Works something out from a form, and keeps the result until a state that it depends on changes. */
export const kept = <Result>(work: (form: Form) => Result): ((form: Form) => Result) => {
  let last: { form: Form; result: Result; names: readonly PropertyKey[] } | null = null;
  return (form) => {
    if (last && isUnchanged(last.names, last.form, form)) return last.result;
    const notes = new Notes();
    const noted = notes.of(form);
    last = { form, ...notes.during(() => work(noted)) };
    return last.result;
  };
};
