import { expect } from '@open-wc/testing';
import { startPage } from '../../../tools/sandbox/page/start-page.js';
import {
  monthly,
  oneTime,
  oneTimeInFull,
  quarterlyInFull,
  withProviderB,
} from '../../support/sandbox/requests.js';
import { type OpenSandbox, openSandbox } from '../../support/sandbox/sandbox.js';

const statusOf = async (sandbox: OpenSandbox, slug: string) =>
  ((await (await sandbox.session(slug)).json()) as { status: string }).status;

describe('The payment page', () => {
  it('shows the donation, the charity and the payer', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTimeInFull);
    const response = await sandbox.open(checkout_url);
    expect(response.status).to.equal(200);
    const text = await response.text();
    for (const part of [
      'lang="en"',
      'You can’t pay real money here.',
      'Rivers &amp; Reeds Trust',
      'grace@example.org',
      '€25.50',
      'Clean wells',
    ]) {
      expect(text).to.contain(part);
    }
  });

  it('has the colour of the form on the sandbox’s own page', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    const text = await (await sandbox.open(checkout_url)).text();
    const form = await startPage('http://localhost:5173').text();
    const [, colour] = /--donation-primary: (#[0-9a-f]{6});/.exec(form) ?? [];
    expect(colour).to.be.a('string');
    expect(text).to.contain(colour);
  });

  it('shows how often, and what the first payment includes', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(quarterlyInFull);
    const text = await (await sandbox.open(checkout_url)).text();
    for (const part of ['Quarterly gift', 'every 3 months', '£20.00', 'A tree', '£25.00']) {
      expect(text).to.contain(part);
    }
  });

  it('runs no script, loads nothing from other sites and sends no referrer', async () => {
    const sandbox = openSandbox();
    const { headers } = await sandbox.open((await sandbox.created(oneTime)).checkout_url);
    expect(headers.get('content-security-policy')).to.match(
      /^default-src 'none'; style-src 'nonce-[\w+/=]+'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'$/,
    );
    expect(headers.get('referrer-policy')).to.equal('no-referrer');
    expect(headers.get('cache-control')).to.equal('no-store');
  });

  it('answers 404 to an unknown slug', async () => {
    const sandbox = openSandbox();
    for (const slug of ['ps_unknown', 'nonsense']) {
      const url = `https://sandbox.example/sandbox/checkout/${slug}`;
      expect((await sandbox.open(url)).status).to.equal(404);
      expect((await sandbox.send(url, { action: 'pay' })).status).to.equal(404);
    }
  });

  it('works for a charity without data', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime, { key: 'pk_test_sandbox_bare' });
    const text = await (await sandbox.open(checkout_url)).text();
    expect(text).to.contain('£25.00');
    expect(text).not.to.match(/null|undefined/);
  });
});

describe('A payer', () => {
  it('pays and goes to the unchanged return address', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTimeInFull);
    const response = await sandbox.send(checkout_url, { action: 'pay' });
    expect(response.status).to.equal(303);
    expect(response.headers.get('location')).to.equal(
      'https://charity.example/thanks?donation-reference=abc&x=1#here',
    );
    expect(response.headers.get('referrer-policy')).to.equal('no-referrer');
    expect(response.headers.get('cache-control')).to.equal('no-store');
    expect(await statusOf(sandbox, slug)).to.equal('succeeded');
  });

  it('goes to the organisation’s default address if the request has none', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    const response = await sandbox.send(checkout_url, { action: 'pay' });
    expect(response.headers.get('location')).to.equal('https://sandbox.example/sandbox/return');
  });

  it('goes to an address that has to be encoded in a header', async () => {
    const sandbox = openSandbox();
    const return_url = 'https://charity.example/dänke?x=✓';
    const { checkout_url } = await sandbox.created({ ...oneTime, return_url });
    const response = await sandbox.send(checkout_url, { action: 'leave' });
    expect(response.headers.get('location')).to.equal('https://charity.example/d%C3%A4nke?x=%E2%9C%93');
  });

  it('adds a tip, which is part of the total', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTimeInFull);
    await sandbox.send(checkout_url, { action: 'pay', tip: '255' });
    expect(await (await sandbox.session(slug)).json()).to.include({ amount: 2805, tip: 255 });
  });

  it('is declined and can pay after that', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    expect((await sandbox.send(checkout_url, { action: 'decline', tip: '125' })).status).to.equal(303);
    expect(await (await sandbox.session(slug)).json()).to.include({
      status: 'failed',
      amount: 2500,
      tip: 0,
    });
    expect(await (await sandbox.open(checkout_url)).text()).to.contain('declined');

    await sandbox.send(checkout_url, { action: 'pay' });
    expect(await statusOf(sandbox, slug)).to.equal('succeeded');
  });

  it('leaves without changing anything', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTimeInFull);
    const before = await (await sandbox.session(slug)).json();
    sandbox.clock.time = new Date('2026-01-31T10:00:00.000Z');
    const response = await sandbox.send(checkout_url, { action: 'leave' });
    expect(response.status).to.equal(303);
    expect(response.headers.get('location')).to.equal(oneTimeInFull.return_url);
    expect(await (await sandbox.session(slug)).json()).to.deep.equal(before);
  });

  for (const [what, form] of Object.entries({
    'no action': {},
    'another action': { action: 'refund' },
    'half a tip': { action: 'pay', tip: '0.5' },
    'a negative tip': { action: 'pay', tip: '-5' },
  })) {
    it(`doesn’t pay with ${what}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await sandbox.send(checkout_url, form)).status).to.equal(400);
      expect(await statusOf(sandbox, slug)).to.equal('pending_payment');
    });
  }
});

describe('A payment', () => {
  for (const [type, request] of Object.entries({ oneTime, monthly })) {
    it(`is taken once if the page of ${type} is sent again`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(request);
      const tips = Array.from({ length: 10 }, (_, index) => String(index));
      const answers = await Promise.all(
        tips.map((tip) => sandbox.send(checkout_url, { action: 'pay', tip })),
      );
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([303]));
      const paid = await sandbox.store.find(slug);
      expect(paid?.charges.length).to.equal(1);

      for (const action of ['pay', 'decline', 'leave']) {
        expect((await sandbox.send(checkout_url, { action, tip: '999' })).status).to.equal(303);
      }
      expect(await sandbox.store.find(slug)).to.deep.equal(paid);
    });
  }

  it('is confirmed on the page, with a return link', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTimeInFull);
    await sandbox.send(checkout_url, { action: 'pay' });
    const text = await (await sandbox.open(checkout_url)).text();
    expect(text).to.contain('already paid');
    expect(text).to.contain('Return to the charity');
    expect(text).to.contain('href="https://charity.example/thanks?donation-reference=abc&amp;x=1#here"');
    expect(text).not.to.contain('<button');
  });
});

describe('A session that has expired', () => {
  it('shows that, and can’t be paid or declined', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    sandbox.clock.time = new Date('2026-02-01T09:29:59.999Z');
    expect((await sandbox.open(checkout_url)).status).to.equal(200);
    sandbox.clock.time = new Date('2026-02-01T09:30:00.000Z');
    for (const response of [
      await sandbox.open(checkout_url),
      await sandbox.send(checkout_url, { action: 'pay' }),
      await sandbox.send(checkout_url, { action: 'decline' }),
    ]) {
      expect(response.status).to.equal(410);
      expect(await response.text()).to.contain('expired');
    }
    expect(await statusOf(sandbox, slug)).to.equal('pending_payment');
    expect((await sandbox.send(checkout_url, { action: 'leave' })).status).to.equal(303);
  });

  it('never belongs to the other provider, and is never a subscription', async () => {
    const sandbox = openSandbox();
    const session = await sandbox.created(withProviderB);
    const subscription = await sandbox.created(monthly);
    sandbox.clock.time = new Date('2027-01-01T00:00:00.000Z');
    for (const { checkout_url } of [session, subscription]) {
      expect((await sandbox.send(checkout_url, { action: 'pay' })).status).to.equal(303);
    }
    expect(await statusOf(sandbox, session.slug)).to.equal('succeeded');
  });

  it('stays paid if it was paid', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await sandbox.send(checkout_url, { action: 'pay' });
    sandbox.clock.time = new Date('2027-01-01T00:00:00.000Z');
    expect(await (await sandbox.open(checkout_url)).text()).to.contain('already paid');
    expect(await statusOf(sandbox, slug)).to.equal('succeeded');
  });
});

describe('A form for the payment page', () => {
  const post = (sandbox: OpenSandbox, url: string, headers: Record<string, string>, body = 'action=pay') =>
    sandbox.fetch(
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      }),
    );

  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'http://sandbox.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://pay.sandbox.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ]) {
    it(`takes no money if it comes from another site: ${JSON.stringify(headers)}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      const response = await post(sandbox, checkout_url, headers);
      expect(response.status).to.equal(403);
      expect(await response.text()).to.contain('sent from another site');
      expect(await statusOf(sandbox, slug)).to.equal('pending_payment');
    });
  }

  for (const headers of [
    {},
    { origin: 'https://sandbox.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ]) {
    it(`pays if the page itself sends it: ${JSON.stringify(headers)}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await post(sandbox, checkout_url, headers)).status).to.equal(303);
      expect(await statusOf(sandbox, slug)).to.equal('succeeded');
    });
  }

  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    it(`answers 400 if it has no fields: ${type}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await post(sandbox, checkout_url, { 'content-type': type })).status).to.equal(400);
      expect(await statusOf(sandbox, slug)).to.equal('pending_payment');
    });
  }
});

const bad = `"'><img src=x onerror=alert(1)></title></style><script>alert(1)</script>`;
const escaped = '&gt;&lt;img src=x onerror=alert(1)&gt;';

const item = { quantity: 2, amount: 100 };
const address = oneTimeInFull.payer.billing_address;

/** Each text of a request that can have any characters, and whether the unpaid checkout's page shows it. */
const texts: readonly (readonly [field: string, request: object, isShown: boolean])[] = [
  ['project', { ...oneTime, line_items: [{ ...item, project: bad }] }, true],
  ['intention', { ...oneTime, line_items: [{ ...item, intention: bad }] }, true],
  [
    'intention next to a project',
    { ...oneTime, line_items: [{ ...item, project: 'a', intention: bad }] },
    true,
  ],
  ['name of the subscription', { ...monthly, subscription: { ...monthly.subscription, name: bad } }, true],
  ['project of a one-time item', { ...monthly, one_time_items: [{ ...item, project: bad }] }, true],
  ['intention of a one-time item', { ...monthly, one_time_items: [{ ...item, intention: bad }] }, true],
  ...['first_name', 'last_name', 'phone'].map(
    (field) => [field, { ...oneTime, payer: { ...oneTime.payer, [field]: bad } }, false] as const,
  ),
  ...['city', 'line1', 'line2', 'postcode', 'state'].map(
    (field) =>
      [
        field,
        { ...oneTime, payer: { ...oneTime.payer, billing_address: { ...address, [field]: bad } } },
        false,
      ] as const,
  ),
  ['return_url', { ...oneTime, return_url: `https://charity.example/?${bad}` }, false],
  ['metadata', { ...oneTime, metadata: { [bad]: bad } }, false],
  ['sandbox_provider', { ...oneTime, metadata: { sandbox_provider: bad } }, false],
  ['sandbox_confirmation_seconds', { ...oneTime, metadata: { sandbox_confirmation_seconds: bad } }, false],
];

const page = async (sandbox: OpenSandbox, url: string) => {
  const text = await (await sandbox.open(url)).text();
  expect(text).not.to.contain('<img src=x');
  expect(text).not.to.contain('<script');
  return text;
};

describe('The payment page escapes', () => {
  for (const [field, request, isShown] of texts) {
    it(field, async () => {
      const sandbox = openSandbox();
      const { checkout_url } = await sandbox.created(request);
      expect((await page(sandbox, checkout_url)).includes(escaped)).to.equal(isShown);
      await sandbox.send(checkout_url, { action: 'decline' });
      expect(await page(sandbox, checkout_url)).to.contain('declined');
      await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
      expect(await page(sandbox, checkout_url)).to.contain('being confirmed');
      await sandbox.control('/clock', { seconds: 60 });
      const paid = await page(sandbox, checkout_url);
      expect(paid).to.contain('already paid');
      expect(paid.includes(escaped)).to.equal(field === 'return_url');
    });
  }

  it('the value of a form', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    const answer = await sandbox.send(checkout_url, { action: bad, tip: bad, confirmation: bad });
    expect(answer.status).to.equal(400);
    expect(await answer.text()).not.to.contain('alert(1)');
  });

  it('an unknown slug', async () => {
    const sandbox = openSandbox();
    const url = `https://sandbox.example/sandbox/checkout/${encodeURIComponent(bad)}`;
    expect(await page(sandbox, url)).to.contain('Payment page not found');
  });
});
