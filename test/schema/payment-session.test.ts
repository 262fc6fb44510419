import { expect } from '@open-wc/testing';
import { paymentSessionSchema } from '../../src/schema/payment-session.js';

describe('paymentSessionSchema', () => {
  it('reads a missing field as null and a malformed one as null', () => {
    const session = paymentSessionSchema.parse({
      slug: 'ps_1',
      status: 'succeeded',
      amount: '2650',
      tip: -1,
    });
    expect(session.slug).to.equal('ps_1');
    expect(session.amount).to.be.null;
    expect(session.tip).to.be.null;
    expect(session.payer).to.be.null;
    expect(session.line_items).to.deep.equal([]);
  });
});
