import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { clientOn, oneTimeRequest } from '../support/client/fake-fetch.js';
import { rejectionOf } from '../support/rejection-of.js';

describe('The timeout option', () => {
  const answer = '{"checkout_url":"https://pay.example/c/abc"}';
  /** An answer that arrives a little later. */
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(answer)), 20));

  for (const timeout of [Infinity, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    it(`means no timeout with ${timeout}`, async () => {
      const { client } = clientOn(slow, { timeout });
      expect((await client.createCheckout(oneTimeRequest)).checkout_url).to.equal(
        'https://pay.example/c/abc',
      );
      const usual = clientOn(slow).client;
      const checkout = await usual.createCheckout(oneTimeRequest, { timeout });
      expect(checkout.checkout_url).to.equal('https://pay.example/c/abc');
    });
  }

  for (const timeout of [NaN, 0, -1, -Infinity, '25', null]) {
    it(`throws for ${JSON.stringify(timeout) ?? String(timeout)} (${String(timeout)})`, async () => {
      expect(() => clientOn(slow, { timeout: timeout as number })).to.throw(ConfigurationError, 'timeout');
      const { client, exchanges } = clientOn(slow);
      const error = await rejectionOf(client.createCheckout(oneTimeRequest, { timeout: timeout as number }));
      expect(error).to.be.instanceOf(ConfigurationError).with.deep.property('issues', []);
      expect(exchanges).to.deep.equal([]);
    });
  }
});
