import type { Form } from '../questions/question.js';
import { answered } from '../questions/states.js';

/** The answers that are kept for a reload: nothing in them says who the donor is. */
export type KeptAnswers = {
  /** The locale in which amounts were typed: in another one, the same text may mean another amount. */
  locale: string;
  /** By the name of the question. */
  answers: Record<string, unknown>;
};

/** The answers that may be kept; null while there are none. */
export const keptAnswers = (form: Form): KeptAnswers | null => {
  const kept = form.questions.filter(({ name, keep }) => keep && form.answered.has(name));
  if (kept.length === 0) return null;
  const all = form.questions.flatMap(({ name, keep }) => (keep ? [[name, keep(form)] as const] : []));
  return { locale: form.locale, answers: Object.fromEntries(all) };
};

/** The form with what was kept, as far as it is still on offer. Whoever wrote it, it is read with care. */
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
