import fc from 'fast-check';
import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly, oneTime, oneTimeInFull, withProviderB } from '../../support/sandbox/requests.js';
import type { OpenSandbox } from '../../support/sandbox/sandbox.js';

const { open } = databaseFolder();

const read = async (sandbox: OpenSandbox, slug: string) =>
  (await (await sandbox.session(slug)).json()) as Record<string, unknown>;

const wait = (sandbox: OpenSandbox, seconds: number) => {
  sandbox.clock.time = new Date(sandbox.clock.time.getTime() + seconds * 1_000);
};

describe('A payment that is confirmed later', () => {
  it('is pending with its tip until then, and then succeeds', async () => {
    const sandbox = await open();
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
    const sandbox = await open();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await sandbox.send(checkout_url, { action: 'decline', tip: '125', confirmation: '10' });
    expect(await read(sandbox, slug)).to.include({ status: 'pending_payment' });
    wait(sandbox, 10);
    expect(await read(sandbox, slug)).to.include({ status: 'failed', amount: 2500, tip: 0 });
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '0' });
    expect(await read(sandbox, slug)).to.include({ status: 'succeeded' });
  });

  it('has a page that shows it, and can’t be paid again', async () => {
    const sandbox = await open();
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
    const sandbox = await open();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await sandbox.send(checkout_url, { action: 'decline' });
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
    expect(await read(sandbox, slug)).to.include({ status: 'pending_payment' });
  });

  it('doesn’t expire before it is confirmed', async () => {
    const sandbox = await open();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    wait(sandbox, 24 * 3_600 - 1);
    await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
    wait(sandbox, 30);
    expect(await (await sandbox.open(checkout_url)).text()).to.contain('being confirmed');
    wait(sandbox, 30);
    expect(await read(sandbox, slug)).to.include({ status: 'succeeded' });
  });

  it('starts a subscription when it’s confirmed', async () => {
    const sandbox = await open();
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
    const sandbox = await open();
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
      const sandbox = await open();
      const metadata = { sandbox_confirmation_seconds: seconds };
      const { slug, checkout_url } = await sandbox.created({ ...oneTime, metadata });
      await sandbox.send(checkout_url, { action: 'pay' });
      expect(await read(sandbox, slug)).to.include({ status: 'succeeded' });
    });
  }

  for (const confirmation of ['-1', '0.5', 'soon', '2592001']) {
    it(`is refused with the delay “${confirmation}”`, async () => {
      const sandbox = await open();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await sandbox.send(checkout_url, { action: 'pay', confirmation })).status).to.equal(400);
      expect(await read(sandbox, slug)).to.include({ status: 'pending_payment', tip: 0 });
    });
  }
});

it('A tip beyond safe integers is refused', async () => {
  const sandbox = await open();
  const { slug, checkout_url } = await sandbox.created({
    ...oneTime,
    line_items: [{ quantity: 1, amount: Number.MAX_SAFE_INTEGER }],
  });
  expect((await sandbox.send(checkout_url, { action: 'pay', tip: '1' })).status).to.equal(400);
  await sandbox.send(checkout_url, { action: 'pay', tip: '0' });
  expect(await read(sandbox, slug)).to.include({ status: 'succeeded', amount: Number.MAX_SAFE_INTEGER });
});

describe('If the page is sent in any order', () => {
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
