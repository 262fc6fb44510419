import { expect } from '@open-wc/testing';
import { withoutAdditions } from '../../src/schema/additions.js';
import { DonationClient } from '../../src/client/donation-client.js';

const namesIn = (object: object): string[] => {
  const names: string[] = [];
  for (const name in object) names.push(name);
  return names;
};

/** What `act` returns on a page that has added these members to all objects. */
const withAdded = <Result>(added: object, act: () => Result): Result => {
  Object.assign(Object.prototype, added);
  try {
    return act();
  } finally {
    for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name);
  }
};

describe('A page that adds to all objects', () => {
  it('keeps its additions as they were', () => {
    const added = { extra: 'kept', value: 1 };
    const [inside, after, failed, extra] = withAdded(added, () => [
      withoutAdditions(() => namesIn({ own: 1 })),
      namesIn({ own: 1 }),
      (() => {
        try {
          return withoutAdditions(() => {
            throw new Error('failed');
          });
        } catch {
          return namesIn({});
        }
      })(),
      ({} as typeof added).extra,
    ]);
    expect(inside).to.deep.equal(['own']);
    expect(after).to.deep.equal(['own', 'extra', 'value']);
    expect(failed).to.deep.equal(['extra', 'value']);
    expect(extra).to.equal('kept');
  });

  it('can send a request', async () => {
    const bodies: string[] = [];
    const client = new DonationClient({
      baseUrl: 'https://service.example/api/v1',
      publishableKey: 'pk_test_1',
      fetch: (_url, init) => {
        bodies.push(String(init?.body));
        return Promise.resolve(Response.json({ checkout_url: 'https://pay.example/1', slug: 'ps_1' }));
      },
    });
    const request = {
      payment_type: 'one_time' as const,
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 2500 }],
      payer: { email: 'ada@example.org', billing_address: { country: 'GB' } },
      metadata: { source: 'fair' },
    };
    const sending = withAdded({ extra: () => undefined }, () => client.createCheckout(request));
    await sending;
    expect(bodies).to.deep.equal([JSON.stringify(request)]);
  });
});
