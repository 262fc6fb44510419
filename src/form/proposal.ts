import type { Form, Proposal } from '../questions/question.js';
import { amountProposal, withProposal } from '../questions/proposal.js';
import { intervalToken, type Interval } from '../schema/interval.js';
import { withKeptAnswers } from './kept-answers.js';
import { readAmounts } from './read-form.js';
import { totalsOfDonation } from './totals.js';

/**
 * Reads the choices in an address that the page allows, but nothing about the payer. Anyone can write an address, so
 * an amount counts only if its currency is given or the form has just one.
 */
export const proposalIn = (address: URLSearchParams, allowed: readonly string[]): Proposal => {
  const names = (['amount', 'interval', 'project', 'intention'] as const).filter((name) =>
    allowed.includes(name),
  );
  const proposal: Proposal = {};
  for (const name of names) {
    const text = address.get(name);
    if (text !== null) proposal[name] = text;
  }
  const currency = address.get('currency')?.toUpperCase();
  return proposal.amount === undefined || currency === undefined ? proposal : { ...proposal, currency };
};

/** A failed donation to repeat. `amount` is the amount of each payment, without the tip. */
export type Meant = { amount: number; currency: string; interval: Interval };

/**
 * The form for trying again: the kept answers if they make the same donation, otherwise changed so that they do.
 */
export const recovered = (form: Form, kept: unknown, meant: Meant | null): Form => {
  const restored = withKeptAnswers(form, kept);
  if (!meant || makesSame(restored, meant)) return restored;
  const { amount, currency, interval } = meant;
  const proposal = { ...amountProposal(amount, currency), interval: intervalToken(interval) };
  return withProposal(restored, proposal);
};

const makesSame = (form: Form, { amount, currency, interval }: Meant): boolean => {
  const { donation, errors } = readAmounts(form);
  const isSame =
    donation.currency === currency && intervalToken(donation.interval) === intervalToken(interval);
  if (errors.length > 0 || !isSame) return false;
  const { now, recurring } = totalsOfDonation(donation);
  return (recurring ?? now) === amount;
};
