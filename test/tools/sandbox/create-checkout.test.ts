import { expect } from '@open-wc/testing';
import {
  monthly,
  oneTime,
  oneTimeInFull,
  quarterlyInFull,
  withProviderB,
} from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';

describe('The answer (§4.1)', () => {
  it('has the payment page, expiry, slug and type of a one-time checkout', async () => {
    const sandbox = openSandbox();
    const response = await sandbox.create(oneTime);
    expect(response.status).to.equal(200);
    expect(response.headers.get('content-type')).to.contain('application/json');
    expect(response.headers.get('cache-control')).to.equal('no-store');
    const body = await response.json();
    const { slug } = body;
    expect(slug)
      .to.be.a('string')
      .that.matches(/^ps_[\da-z]{26}$/);
    expect(body).to.deep.equal({
      checkout_url: `https://sandbox.example/sandbox/checkout/${slug}`,
      expires_at: '2026-02-01T09:30:00.000Z',
      slug,
      type: 'one_time',
    });
  });

  it('has no expiry for a subscription', async () => {
    const sandbox = openSandbox();
    const body = await (await sandbox.create(monthly)).json();
    const { slug } = body;
    expect(slug)
      .to.be.a('string')
      .that.matches(/^sub_[\da-z]{26}$/);
    expect(body).to.deep.equal({
      checkout_url: `https://sandbox.example/sandbox/checkout/${slug}`,
      expires_at: null,
      slug,
      type: 'subscription',
    });
  });

  it('has no expiry if the provider manages it', async () => {
    const sandbox = openSandbox();
    expect((await sandbox.created(withProviderB)).expires_at).to.be.null;
  });

  it('has a new slug each time', async () => {
    const sandbox = openSandbox();
    const slugs = await Promise.all(
      Array.from({ length: 20 }, async () => (await sandbox.created(oneTime)).slug),
    );
    expect(new Set(slugs).size).to.equal(20);
  });
});

describe('A new checkout (§4.1)', () => {
  for (const [what, body] of Object.entries({
    'every field': oneTimeInFull,
    'every field of a subscription': quarterlyInFull,
    'no one-time items': { ...monthly, one_time_items: [] },
    'empty metadata': { ...oneTime, metadata: {} },
    'a billing address with only a country': {
      ...oneTime,
      payer: { email: 'ada@example.org', billing_address: { country: 'DE' } },
    },
    'an email address in another script': { ...oneTime, payer: { email: 'юрий@пример.рф' } },
    'a currency without decimals': { ...oneTime, currency: 'JPY' },
    'the largest safe integer as its amount': {
      ...oneTime,
      line_items: [{ quantity: 1, amount: Number.MAX_SAFE_INTEGER }],
    },
  })) {
    it(`can have ${what}`, async () => {
      const sandbox = openSandbox();
      expect((await sandbox.create(body)).status).to.equal(200);
    });
  }

  for (const interval of ['day', 'week', 'month', 'year']) {
    it(`can have an interval of 2 ${interval}s`, async () => {
      const sandbox = openSandbox();
      const subscription = { interval, interval_count: 2, name: 'Gift' };
      expect((await sandbox.create({ ...monthly, subscription })).status).to.equal(200);
    });
  }
});
