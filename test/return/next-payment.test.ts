import { expect } from '@open-wc/testing';
import { dayIn, receiptOf } from '../../src/return/receipt.js';
import { subscriptionSchema } from '../../src/schema/subscription.js';
import { patched } from '../fixtures/patch.js';
import subscription from '../fixtures/subscription.json' with { type: 'json' };

/** The next payment as a receipt names it. */
const nextPayment = (current_period_end: string): string | null => {
  const answer = subscriptionSchema.parse(patched(subscription, { current_period_end }));
  const day = receiptOf('subscription', answer).nextPayment;
  return day && dayIn('en-GB', day);
};

describe('The next payment', () => {
  const before = process.env['TZ'];
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  for (const end of ['2030-02-01', '2030-02-01T00:30Z', '2030-02-01T23:30-11:00', '2030-02-01T00:30+13:00']) {
    for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles']) {
      it(`of ${end} is on the day that the service writes, in ${zone} too`, () => {
        process.env['TZ'] = zone;
        expect(nextPayment(end)).to.equal('1 February 2030');
      });
    }
  }
});
