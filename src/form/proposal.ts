import type { Form, Proposal } from '../questions/question.js';
import { amountProposal, withProposal, withWholeProposal } from '../questions/proposal.js';
import { intervalToken, type Interval } from '../schema/interval.js';
import { withKeptAnswers } from './kept-answers.js';
import { readAmounts } from './read-form.js';
import { totalsOfDonation } from './totals.js';

const fieldsOfLinks = ['amount', 'currency', 'interval', 'project', 'intention'] as const;

/**
 * Reads the choices in a link that the page allows, but nothing about the payer. Anyone can write a link, so an
 * amount counts only if its currency is given or the form has just one. A part that contradicts itself is empty,
 * which no form offers.
 */
export const proposalIn = (link: URLSearchParams, allowed: readonly string[]): Proposal => {
  const proposal: Proposal = {};
  for (const name of fieldsOfLinks) {
    if (!allowed.includes(name === 'currency' ? 'amount' : name)) continue;
    const [text, ...others] = new Set(link.getAll(name));
    if (text !== undefined) proposal[name] = others.length > 0 ? '' : text;
  }
  const { currency } = proposal;
  return currency === undefined ? proposal : { ...proposal, currency: currency.toUpperCase() };
};

/** The form that a link asks for: all that it names and the page allows, or unchanged. */
export const withLink = (form: Form, link: URLSearchParams, allowed: readonly string[]): Form =>
  withWholeProposal(form, proposalIn(link, allowed)) ?? form;

/** A failed donation to repeat. `amount` is the amount of each payment, without the tip. */
export type FailedDonation = { amount: number; currency: string; interval: Interval };

/**
 * The form for trying again: the kept answers if they make the same donation, otherwise changed so that they do.
 */
export const recovered = (form: Form, kept: unknown, failed: FailedDonation | null): Form => {
  const restored = withKeptAnswers(form, kept);
  if (!failed || makesSame(restored, failed)) return restored;
  const { amount, currency, interval } = failed;
  const proposal = { ...amountProposal(amount, currency), interval: intervalToken(interval) };
  return withProposal(restored, proposal);
};

const makesSame = (form: Form, { amount, currency, interval }: FailedDonation): boolean => {
  const { donation, errors } = readAmounts(form);
  const isSame =
    donation.currency === currency && intervalToken(donation.interval) === intervalToken(interval);
  if (errors.length > 0 || !isSame) return false;
  const { now, recurring } = totalsOfDonation(donation);
  return (recurring ?? now) === amount;
};
