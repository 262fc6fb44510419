import { amountProposal, withoutAmount, withProposal } from '../questions/proposal.js';
import { chosenPurpose, purposesIn } from '../questions/purpose/state.js';
import type { Form } from '../questions/question.js';
import { answered } from '../questions/states.js';
import { intervalToken } from '../schema/interval.js';
import type { RepeatedDonation } from '../return/receipt.js';
import { readAmounts } from './read-form.js';
import { totalsOfDonation } from './totals.js';

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

/**
 * The form for trying again: the kept answers if they make the same donation, otherwise changed so that they do. If it
 * can't make the same donation for the same purpose, no amount is chosen.
 */
export const recovered = (form: Form, kept: unknown, failed: RepeatedDonation | null): Form => {
  const restored = withKeptAnswers(form, kept);
  if (!failed) return kept === null ? withoutAmount(restored) : restored;
  if (kept !== null && makesSame(restored, failed)) return restored;
  const { amount, currency, interval, projects = [] } = failed;
  const given = { ...amountProposal(amount, currency), interval: intervalToken(interval) };
  const [project, ...more] = purposesIn(restored).length > 0 ? projects : [];
  const next = withProposal(restored, project === undefined ? given : { ...given, project });
  const isForSame = more.length === 0 && (project === undefined || chosenPurpose(next)?.value === project);
  return isForSame && makesSame(next, failed) ? next : withoutAmount(next);
};

const makesSame = (form: Form, { amount, currency, interval }: RepeatedDonation): boolean => {
  const { donation, errors } = readAmounts(form);
  const isSame =
    donation.currency === currency && intervalToken(donation.interval) === intervalToken(interval);
  if (errors.length > 0 || !isSame) return false;
  const { now, recurring } = totalsOfDonation(donation);
  return (recurring ?? now) === amount;
};
