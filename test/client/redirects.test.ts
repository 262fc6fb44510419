import { expect } from '@open-wc/testing';
import { DonationClient, NetworkError } from '../../src/client/index.js';
import { redirectingService } from '../support/redirecting-service.js';

const request = {
  payment_type: 'one_time' as const,
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
};

describe('DonationClient in Node', () => {
  for (const status of [301, 302, 303, 307, 308]) {
    it(`rejects a redirect with ${status}`, async () => {
      const { baseUrl, asked, elsewhere, close } = await redirectingService(status);
      const client = new DonationClient({ baseUrl, publishableKey: 'pk_test_sandbox' });
      const calls = [
        () => client.createCheckout(request),
        () => client.getPaymentSession('ps_7Hk2'),
        () => client.getSubscription('sub_9Jx4'),
      ];
      for (const call of calls) {
        const error = await call().catch((reason: unknown) => reason);
        expect(error).to.be.instanceOf(NetworkError);
      }
      expect(asked).to.deep.equal(['POST', 'GET', 'GET']);
      expect(elsewhere).to.deep.equal([]);
      await close();
    });
  }
});
