import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { monthly, oneTime, oneTimeInFull, uuid, withProviderB } from '../../support/sandbox/requests.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { openSandbox, type OpenSandbox } from '../../support/sandbox/sandbox.js';

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

const read = async (sandbox: OpenSandbox, slug: string) =>
  (await (await sandbox.session(slug)).json()) as Record<string, unknown>;

const wait = (sandbox: OpenSandbox, seconds: number) => {
  sandbox.clock.time = new Date(sandbox.clock.time.getTime() + seconds * 1_000);
};

describe('A payment that is confirmed later', () => {
  it('is pending with its tip until then, and then succeeds', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTimeInFull);
    const response = await sandbox.send(checkout_url, { action: 'pay', tip: '255', confirmation: '10' });
    expect(response.status).to.equal(303);
    expect(response.headers.get('location')).to.equal(oneTimeInFull.return_url);
    wait(sandbox, 9);
    const pending = { status: 'pending_payment', amount: 2805, tip: 255 };
    expect(await read(sandbox, slug)).to.include({ ...pending, updated_at: '2026-01-31T09:30:00.000Z' });
    expect((await sandbox.store.find(slug))?.charges).to.deep.equal([]);

    wait(sandbox, 60);
    const succeeded = { status: 'succeeded', amount: 2805, tip: 255, updated_at: '2026-01-31T09:30:10.000Z' };
    expect(await read(sandbox, slug)).to.include(succeeded);
    const charges = (await sandbox.store.find(slug))?.charges;
    expect(charges?.map(({ amount }) => amount)).to.deep.equal([2805]);
  });

  it('is declined then if the payer chose that, and can be paid', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await sandbox.send(checkout_url, { action: 'decline', tip: '125', confirmation: '10' });
    expect(await read(sandbox, slug)).to.include({ status: 'pending_payment' });
    wait(sandbox, 10);
    expect(await read(sandbox, slug)).to.include({ status: 'failed', amount: 2500, tip: 0 });
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '0' });
    expect(await read(sandbox, slug)).to.include({ status: 'succeeded' });
  });

  it('has a page that shows it, and can’t be paid again', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTimeInFull);
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
    const stored = await sandbox.store.find(slug);
    const page = await sandbox.open(checkout_url);
    expect(page.status).to.equal(200);
    const text = await page.text();
    for (const part of ['being confirmed', '€25.50', 'Check again', 'Return to the charity']) {
      expect(text).to.contain(part);
    }
    expect(text).not.to.contain('<button');
    for (const action of ['pay', 'decline', 'leave']) {
      expect((await sandbox.send(checkout_url, { action, tip: '9' })).status).to.equal(303);
    }
    expect(await sandbox.store.find(slug)).to.deep.equal(stored);
  });

  it('is pending again after a declined one', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await sandbox.send(checkout_url, { action: 'decline' });
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
    expect(await read(sandbox, slug)).to.include({ status: 'pending_payment' });
  });

  it('doesn’t expire before it is confirmed', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    wait(sandbox, 24 * 3_600 - 1);
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
    wait(sandbox, 30);
    expect(await (await sandbox.open(checkout_url)).text()).to.contain('being confirmed');
    wait(sandbox, 30);
    expect(await read(sandbox, slug)).to.include({ status: 'succeeded' });
  });

  it('starts a subscription when it’s confirmed', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(monthly);
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '3600' });
    const pending = await (await sandbox.subscription(slug)).json();
    expect(pending.status).to.equal('pending_payment');
    expect(pending).not.to.have.property('current_period_start');
    wait(sandbox, 7_200);
    expect(await (await sandbox.subscription(slug)).json()).to.include({
      status: 'active',
      current_period_start: '2026-01-31T10:30:00.000Z',
    });
  });

  it('is set by the metadata, unless the payer chooses another time', async () => {
    const sandbox = openSandbox();
    const request = { ...oneTime, metadata: { sandbox_confirmation_seconds: 5 } };
    const [preset, chosen] = [await sandbox.created(request), await sandbox.created(request)];
    const page = await (await sandbox.open(preset.checkout_url)).text();
    expect(page).to.match(/<option value="5" selected>\s*After 5 seconds/);
    await sandbox.send(preset.checkout_url, { action: 'pay' });
    await sandbox.send(chosen.checkout_url, { action: 'pay', confirmation: '0' });
    expect(await read(sandbox, preset.slug)).to.include({ status: 'pending_payment' });
    expect(await read(sandbox, chosen.slug)).to.include({ status: 'succeeded' });
    wait(sandbox, 5);
    expect(await read(sandbox, preset.slug)).to.include({ status: 'succeeded' });
  });

  for (const seconds of ['5', -1, 0.5, 1e9, null, [5]]) {
    it(`ignores the metadata ${JSON.stringify(seconds)}`, async () => {
      const sandbox = openSandbox();
      const metadata = { sandbox_confirmation_seconds: seconds };
      const { slug, checkout_url } = await sandbox.created({ ...oneTime, metadata });
      await sandbox.send(checkout_url, { action: 'pay' });
      expect(await read(sandbox, slug)).to.include({ status: 'succeeded' });
    });
  }

  for (const confirmation of ['-1', '0.5', 'soon', '2592001']) {
    it(`is refused with the delay “${confirmation}”`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await sandbox.send(checkout_url, { action: 'pay', confirmation })).status).to.equal(400);
      expect(await read(sandbox, slug)).to.include({ status: 'pending_payment', tip: 0 });
    });
  }
});

it('A tip beyond safe integers is refused', async () => {
  const sandbox = openSandbox();
  const { slug, checkout_url } = await sandbox.created({
    ...oneTime,
    line_items: [{ quantity: 1, amount: Number.MAX_SAFE_INTEGER }],
  });
  expect((await sandbox.send(checkout_url, { action: 'pay', tip: '1' })).status).to.equal(400);
  await sandbox.send(checkout_url, { action: 'pay', tip: '0' });
  expect(await read(sandbox, slug)).to.include({ status: 'succeeded', amount: Number.MAX_SAFE_INTEGER });
});

describe('If the page is sent in any order', () => {
  const { open } = databaseFolder();

  const sent = fc.record({
    action: fc.constantFrom('pay', 'decline', 'leave'),
    tip: fc.nat(500).map(String),
    confirmation: fc.constantFrom('0', '0', '10'),
    // Requests of a round are sent at the same time, by two processes.
    turn: fc.nat(2),
    byAnother: fc.boolean(),
  });

  for (const [type, request] of Object.entries({ oneTime: withProviderB, monthly })) {
    it(`${type} is paid at most once, and stays paid`, async () => {
      const sandbox = await open();
      const another = await open();
      await fc.assert(
        fc.asyncProperty(fc.array(sent, { minLength: 2, maxLength: 12 }), async (forms) => {
          const { slug, checkout_url } = await sandbox.created(request);
          let paid: unknown;
          for (const turn of [0, 1, 2]) {
            const answers = await Promise.all(
              forms
                .filter((form) => form.turn === turn)
                .map(({ action, tip, confirmation, byAnother }) =>
                  (byAnother ? another : sandbox).send(checkout_url, { action, tip, confirmation }),
                ),
            );
            for (const { status } of answers) expect(status).to.equal(303);
            wait(sandbox, 20);
            another.clock.time = sandbox.clock.time;
            await (type === 'oneTime' ? sandbox.session(slug) : sandbox.subscription(slug));

            const stored = await sandbox.store.find(slug);
            expect(stored?.confirmation).to.be.null;
            if (paid) expect(stored).to.deep.equal(paid);
            if (stored?.charges.length) paid = stored;
            const charges = stored?.charges ?? [];
            const isPaid = stored?.status === 'succeeded' || stored?.status === 'active';
            expect(charges.length).to.equal(isPaid ? 1 : 0);
            const tips = forms.filter(({ action }) => action === 'pay').map(({ tip }) => Number(tip));
            if (isPaid) expect(tips).to.contain(stored.tip);
            expect(charges.map(({ amount }) => amount)).to.deep.equal(
              isPaid ? [(type === 'oneTime' ? 2500 : 1000) + stored.tip] : [],
            );
          }
        }),
        { numRuns: 25 },
      );
    });
  }
});
