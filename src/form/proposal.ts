import type { Form, Proposal } from '../questions/question.js';
import { amountProposal, withProposal } from '../questions/proposal.js';
import { intervalToken, type Interval } from '../schema/interval.js';
import { withKeptAnswers } from './kept-answers.js';
import { readAmounts } from './read-form.js';
import { totalsOfDonation } from './totals.js';

/**
 * Reads what an address proposes, as far as the page allows it, but nothing about the payer. Anybody can write an
 * address, so an amount counts only with its currency beside it, or where the form has no other.
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

/** A donation that failed, as it was meant; `amount` is to be paid each time, without the tip. */
export type Meant = { amount: number; currency: string; interval: Interval };

/**
 * The form to try again with: the answers that were kept, if they make the donation that was meant; otherwise
 * they are changed to make it.
 */
export const recovered = (form: Form, kept: unknown, meant: Meant | null): Form => {
  const restored = withKeptAnswers(form, kept);
  if (!meant || comesTo(restored, meant)) return restored;
  const { amount, currency, interval } = meant;
  const proposal = { ...amountProposal(amount, currency), interval: intervalToken(interval) };
  return withProposal(restored, proposal);
};

const comesTo = (form: Form, { amount, currency, interval }: Meant): boolean => {
  const { donation, errors } = readAmounts(form);
  const isSame =
    donation.currency === currency && intervalToken(donation.interval) === intervalToken(interval);
  if (errors.length > 0 || !isSame) return false;
  const { now, recurring } = totalsOfDonation(donation);
  return (recurring ?? now) === amount;
};
