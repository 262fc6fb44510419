import type { Form, Needs, Part, PartKey } from './part.js';
import type { Payer } from '../schema/payer.js';

/** The settings of a part; null if the page doesn't have it. */
export const settingsOf = <Settings>(
  { settings }: { readonly settings: Form['settings'] },
  { name }: PartKey<Settings, unknown>,
): Settings | null => (settings[name] ?? null) as Settings | null;

/** The settings of a part that is always in this form. It throws if the page doesn't have it. */
export const ownSettings = <Settings>(form: Form, key: PartKey<Settings, unknown>): Settings => {
  const settings = settingsOf(form, key);
  if (settings === null) throw new Error(`This form has no part called ${key.name}.`);
  return settings;
};

/** The state of a part that the page has. */
export const stateOf = <State>({ states }: Form, { name }: PartKey<unknown, State>): State =>
  states[name] as State;

/** The form with another state of one part. Other parts don't change. */
export const withState = <State>(
  form: Form,
  { name }: PartKey<unknown, State>,
  state: NoInfer<State>,
): Form =>
  Object.hasOwn(form.states, name) && form.states[name] === state
    ? form
    : { ...form, states: { ...form.states, [name]: state } };

/** Lets each part in turn adapt to the changes since `before`. */
export const adapted = (form: Form, before: Form): Form =>
  form.parts.reduce((now, part) => (part.adapt ? withState(now, part, part.adapt(now, before)) : now), form);

/** The form after a part was answered. The other parts adapt. */
export const answered = <State>(form: Form, key: PartKey<unknown, State>, state: NoInfer<State>): Form => {
  const now = withState(form, key, state);
  const isFirst = !form.answered.has(key.name);
  return adapted(isFirst ? { ...now, answered: new Set([...form.answered, key.name]) } : now, form);
};

/** The part that draws this one with its own fields, or a place of the form. Undefined if the form draws it. */
export const groupOf = (form: Form, { group }: Part): string | undefined =>
  typeof group === 'function' ? group(form) : group;

/** The parts in page order: each is before those that it draws, unless it says otherwise. */
export const inPageOrder = (form: Form): Part[] => {
  const drawnBy = (name: string | undefined): Part[] =>
    form.parts
      .filter((part) => groupOf(form, part) === name)
      .flatMap((part) => {
        const inside = drawnBy(part.name);
        return part.isAfterGroup ? [...inside, part] : [part, ...inside];
      });
  return [...drawnBy(undefined), ...drawnBy('submit')];
};

/** The parts that are shown now. */
export const shownParts = (form: Form): Part[] => form.parts.filter(({ isShown }) => isShown?.(form) ?? true);

/** The answers that the parts now need from one another. */
export const neededIn = (form: Form): Needs =>
  form.parts.reduce<Needs>(
    // Check `isShown` only for parts with needs: for others it can depend on this result.
    (all, { needs, isShown }) => (needs && (isShown?.(form) ?? true) ? together(all, needs(form)) : all),
    {},
  );

/** Combines the needs of two parts. The address satisfies both. */
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
    shownParts(form).flatMap(({ paths: own }) => (typeof own === 'function' ? own(form) : own)?.[path] ?? []),
  );

/** The form with the page's payer details, which only fill in fields that the donor has left empty. */
export const prefilled = (form: Form, payer: Partial<Payer>): Form =>
  form.parts.reduce(
    (now, part) => (part.prefill ? adapted(withState(now, part, part.prefill(payer, now)), now) : now),
    form,
  );
