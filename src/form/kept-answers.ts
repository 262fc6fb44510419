import type { Form } from '../questions/question.js';
import { answered } from '../questions/states.js';

/** The answers to keep for a reload. Nothing in them identifies the donor. */
export type KeptAnswers = {
  /** The locale in which amounts were typed: in another locale, the same text can mean another amount. */
  locale: string;
  /** Keyed by the question's name. */
  answers: Record<string, unknown>;
};

/** The answers that can be kept; null if there are none. */
export const keptAnswers = (form: Form): KeptAnswers | null => {
  const kept = form.questions.filter(({ name, keep }) => keep && form.answered.has(name));
  if (kept.length === 0) return null;
  const all = form.questions.flatMap(({ name, keep }) => (keep ? [[name, keep(form)] as const] : []));
  return { locale: form.locale, answers: Object.fromEntries(all) };
};

/** The form with the kept answers that it still offers. They come from storage, so they are checked. */
export const withKeptAnswers = (form: Form, kept: unknown): Form => {
  const { locale, answers } = Object(kept) as Record<string, unknown>;
  if (typeof locale !== 'string') return form;
  const known = new Map(Object.entries(Object(answers) as object));
  return form.questions.reduce((now, question) => {
    const state = known.has(question.name)
      ? question.restore?.(known.get(question.name), now, locale)
      : undefined;
    return state === undefined ? now : answered(now, question, state);
  }, form);
};
