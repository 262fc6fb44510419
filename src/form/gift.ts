import type { Gift } from '../events.js';
import type { Form } from '../questions/question.js';
import { readAmounts } from './read-form.js';
import { totalsOfDonation } from './totals.js';

/** The donation as events report it. */
export const giftIn = (form: Form): Gift => {
  const { donation, errors } = readAmounts(form);
  const { now, recurring } = totalsOfDonation(donation);
  const { currency, interval } = donation;
  return {
    amount: errors.length > 0 ? null : (recurring ?? now),
    currency,
    interval: interval.unit,
    intervalCount: interval.count,
  };
};
