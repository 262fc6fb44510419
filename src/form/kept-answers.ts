import type { Form, Part } from '../questions/part.js';
import { answered, stateOf } from '../questions/states.js';

/** The answers to keep for a reload. Nothing in them identifies the donor. */
export type KeptAnswers = {
  /** The locale in which amounts were typed: in another locale, the same text can mean another amount. */
  locale: string;
  /** Keyed by the part's name. */
  answers: Record<string, unknown>;
};

/** The answers that can be kept; null if there are none. `waiting` are those that the form might offer later. */
export const keptAnswers = (
  form: Form,
  waiting: { kept: KeptAnswers; own: ReadonlySet<string> } | null = null,
): KeptAnswers | null => {
  const { kept, own } = waiting ?? {};
  if (kept && own?.size === 0) return kept;
  const parts = form.parts.filter(({ name, keep }) => keep && form.answered.has(name));
  if (parts.length === 0) return null;
  const all = form.parts.flatMap(({ name, keep }) => (keep ? [[name, keep(form)] as const] : []));
  const answers = Object.fromEntries(all);
  if (!kept || !own || kept.locale !== form.locale) return { locale: form.locale, answers };
  const isForAnother = hasOwnAmount(form, own);
  const later = Object.entries(kept.answers).filter(([name]) => {
    const part = form.parts.find((one) => one.name === name);
    // A part that the form doesn't have yet can change the amount too.
    const isCounted = part ? part.isCounted : true;
    return !own.has(name) && !(isForAnother && isCounted);
  });
  return { locale: form.locale, answers: { ...answers, ...Object.fromEntries(later) } };
};

/** Checks what storage holds; null if these are no kept answers. */
export const readKept = (stored: unknown): KeptAnswers | null => {
  const { locale, answers } = Object(stored) as Record<string, unknown>;
  if (typeof locale !== 'string') return null;
  return { locale, answers: { ...(Object(answers) as Record<string, unknown>) } };
};

/**
 * The form with the kept answers that it still offers. They come from storage, so they are checked. They replace
 * nothing that the donor has answered since: the parts in `own`.
 */
export const withKeptAnswers = (form: Form, kept: unknown, own: ReadonlySet<string> = new Set()): Form => {
  const { locale, answers } = readKept(kept) ?? { locale: '', answers: {} };
  const known = new Map(Object.entries(answers));
  return form.parts.reduce((now, part) => {
    const state = known.has(part.name) ? part.restore?.(known.get(part.name), now, locale) : undefined;
    return state === undefined ? now : unlessOwn(now, answered(now, part, state), own);
  }, form);
};

/**
 * The changed form, or the one before if the change replaces an answer in `own`. An amount, its currency and its
 * interval are one answer: £20 that the donor has typed must not become €20 or £20 monthly.
 */
export const unlessOwn = (before: Form, changed: Form, own: ReadonlySet<string>): Form => {
  if (own.size === 0) return changed;
  const hasAmount = hasOwnAmount(before, own);
  const isReplaced = changedQuestions(before, changed).some(
    ({ name, isCounted = false }) => own.has(name) || (isCounted && hasAmount),
  );
  return isReplaced ? before : changed;
};

/** The parts that have another state. */
export const changedQuestions = (before: Form, now: Form): readonly Part[] =>
  now.parts.filter((part) => stateOf(before, part) !== stateOf(now, part));

const hasOwnAmount = (form: Form, own: ReadonlySet<string>): boolean =>
  form.parts.some(({ name, isCounted = false }) => isCounted && own.has(name));
