import { expect } from '@open-wc/testing';
import { oneTime, oneTimeInFull, uuid, withProviderB } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';

const fullCharity = {
  name: 'Rivers & Reeds Trust',
  slug: 'rivers-and-reeds',
  website: 'https://rivers-and-reeds.example/',
  logo: {
    color: 'https://sandbox.example/sandbox/logos/rivers-and-reeds.svg',
    white: 'https://sandbox.example/sandbox/logos/rivers-and-reeds-white.svg',
    favicon: 'https://sandbox.example/sandbox/logos/rivers-and-reeds-favicon.svg',
  },
  theme: { primary: '#0f5c5c', secondary: '#f2b33d' },
};

describe('A payment session (§2.1)', () => {
  it('has every field', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(oneTimeInFull);
    const session = await (await sandbox.session(slug)).json();
    const { id, payer, line_items: items } = session;
    for (const one of [id, payer.id, items[0].id, items[1].id])
      expect(one).to.be.a('string').that.matches(uuid);
    expect(session).to.deep.equal({
      id,
      slug,
      status: 'pending_payment',
      amount: 2550,
      currency: 'EUR',
      tip: 0,
      provider: 'provider_a',
      payer: { id: payer.id, ...oneTimeInFull.payer },
      line_items: [
        {
          id: items[0].id,
          quantity: 2,
          amount: 1000,
          total: 2000,
          currency: 'EUR',
          country_iso: 'KE',
          intention: 'Zakat',
          project: 'Clean wells',
        },
        {
          id: items[1].id,
          quantity: 1,
          amount: 550,
          total: 550,
          currency: 'EUR',
          country_iso: '',
          intention: '',
          project: '',
        },
      ],
      one_time_items: [],
      subscription: null,
      metadata: { campaign: 'spring', nested: { list: [1, true, null, 'ü'] } },
      return_url: 'https://charity.example/thanks?donation-reference=abc&x=1#here',
      charity: fullCharity,
      created_at: '2026-01-31T09:30:00.000Z',
      updated_at: '2026-01-31T09:30:00.000Z',
      expires_at: '2026-02-01T09:30:00.000Z',
    });
  });

  it('leaves out optional fields that the request didn’t have', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(oneTime);
    const session = await (await sandbox.session(slug)).json();
    const { id } = session.payer;
    expect(id).to.be.a('string').that.matches(uuid);
    expect(session.payer).to.deep.equal({ id, email: 'ada@example.org' });
    expect(session).not.to.have.property('metadata');
    expect(session).not.to.have.property('return_url');
  });

  it('has an empty state if the request had none', async () => {
    const sandbox = openSandbox();
    const payer = { email: 'ada@example.org', billing_address: { country: 'GB', city: 'Bath' } };
    const { slug } = await sandbox.created({ ...oneTime, payer });
    const session = await (await sandbox.session(slug)).json();
    expect(session.payer.billing_address).to.deep.equal({ country: 'GB', city: 'Bath', state: '' });
  });

  it('has no expiry if the provider manages it', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(withProviderB);
    const session = await (await sandbox.session(slug)).json();
    expect(session).to.include({ provider: 'provider_b', expires_at: null });
  });

  it('has a different id for each resource', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(oneTimeInFull);
    const session = await (await sandbox.session(slug)).json();
    const ids = [session.id, session.payer.id, ...session.line_items.map(({ id }: { id: string }) => id)];
    expect(new Set(ids).size).to.equal(4);
  });

  it('keeps texts unchanged', async () => {
    const sandbox = openSandbox();
    const payer = {
      email: 'ada@example.org',
      first_name: `Robert'); drop table payer;--`,
      last_name: '🐟 ‮x',
    };
    const metadata = JSON.parse(
      '{"\\u0000": "\\ud800", "": [], "__proto__": {"a": 1}, "constructor": 2}',
    ) as object;
    const { slug } = await sandbox.created({ ...oneTime, payer, metadata });
    const session = await (await sandbox.session(slug)).json();
    expect(session.payer).to.include(payer);
    expect(Object.entries(session.metadata)).to.deep.equal(Object.entries(metadata));
  });
});

describe('The charity (§2.5)', () => {
  it('has some fields with a partial key', async () => {
    const sandbox = openSandbox();
    const key = 'pk_test_sandbox_partial';
    const { slug } = await sandbox.created(oneTime, { key });
    expect((await (await sandbox.session(slug, { key })).json()).charity).to.deep.equal({
      ...fullCharity,
      website: null,
      logo: { ...fullCharity.logo, white: null, favicon: null },
      theme: { primary: '#0f5c5c', secondary: null },
    });
  });

  it('has no fields with a bare key', async () => {
    const sandbox = openSandbox();
    const key = 'pk_live_sandbox_bare';
    const { slug } = await sandbox.created(oneTime, { key });
    expect((await (await sandbox.session(slug, { key })).json()).charity).to.deep.equal({
      name: null,
      slug: null,
      website: null,
      logo: { color: null, white: null, favicon: null },
      theme: { primary: null, secondary: null },
    });
  });

  for (const address of Object.values(fullCharity.logo)) {
    it(`has a logo at ${address}`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.open(address);
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.equal('image/svg+xml');
      expect(await response.text()).to.match(/^<svg /);
    });
  }

  it('has no other logo', async () => {
    const sandbox = openSandbox();
    expect((await sandbox.open('https://sandbox.example/sandbox/logos/other.svg')).status).to.equal(404);
  });
});
