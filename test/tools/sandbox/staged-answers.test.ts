import { expect } from '@open-wc/testing';
import { openSandbox } from '../../support/sandbox/sandbox.js';

const oneTime = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2_500 }],
  payer: { email: 'ada@example.org' },
};

const monthly = {
  ...oneTime,
  payment_type: 'subscription',
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
};

type Sandbox = ReturnType<typeof openSandbox>;

const stage = async ({ fetch }: Sandbox, ...faults: object[]) => {
  const response = await fetch(
    new Request('http://localhost/sandbox/control/faults', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults }),
    }),
  );
  return response.status;
};

describe('A staged answer', () => {
  const changes: [what: string, change: Record<string, unknown>][] = [
    ['an unknown status', { status: 'under_review' }],
    ['another slug', { slug: 'ps_another' }],
    ['no provider', { provider: null }],
    [
      'a session of a subscription',
      {
        subscription: { name: 'Monthly donation', interval: 'month', interval_count: 1 },
        one_time_items: [{ quantity: 1, amount: 500 }],
      },
    ],
  ];

  for (const [what, change] of changes) {
    it(`reads ${what} once, and then the real one`, async () => {
      const sandbox = openSandbox();
      const { slug } = await sandbox.created(oneTime);
      const real = (await (await sandbox.session(slug)).json()) as object;
      expect(await stage(sandbox, { fault: 'answer', endpoint: 'payment_session', change })).to.equal(200);
      expect(await (await sandbox.session(slug)).json()).to.deep.equal({ ...real, ...change });
      expect(await (await sandbox.session(slug)).json()).to.deep.equal(real);
    });
  }

  it('changes a subscription and a new checkout too', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(monthly);
    await stage(sandbox, { fault: 'answer', change: { status: 'incomplete' }, times: 2 });
    expect(await (await sandbox.subscription(slug)).json()).to.include({ slug, status: 'incomplete' });
    expect(await (await sandbox.create(oneTime)).json()).to.include({
      type: 'one_time',
      status: 'incomplete',
    });
  });

  it('leaves an error as it is', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'answer', change: { status: 'succeeded' } });
    const response = await sandbox.session('ps_unknown');
    expect(response.status).to.equal(404);
    expect(await response.json()).to.have.all.keys('error');
  });

  it('needs its change', async () => {
    expect(await stage(openSandbox(), { fault: 'answer' })).to.equal(400);
  });
});

it('A staged refusal names the fields that it is about', async () => {
  const sandbox = openSandbox();
  const paths = [
    ['payer', 'email'],
    ['line_items', 0, 'amount'],
  ];
  await stage(sandbox, { fault: 'status', status: 400, paths });
  const response = await sandbox.create(oneTime);
  expect(response.status).to.equal(400);
  expect(await response.json()).to.deep.equal({
    error: {
      message: 'Simulated error 400.',
      issues: paths.map((path) => ({ path, code: 'invalid_value' })),
    },
  });
});

describe('A slug with any sign', () => {
  for (const [type, body] of [
    ['payment session', oneTime],
    ['subscription', monthly],
  ] as const) {
    for (const ending of ['ä b', 'a/b?c=d#e', '100%', '%2F', '..', '🎁\n'])
      it(`is read back: ${type}, ${JSON.stringify(ending)}`, async () => {
        const sandbox = openSandbox();
        const { slug, checkout_url: url } = await sandbox.created({
          ...body,
          metadata: { sandbox_slug_ending: ending },
        });
        expect(slug.endsWith(`~${ending}`)).to.be.true;
        const read = type === 'subscription' ? sandbox.subscription : sandbox.session;
        const response = await read(encodeURIComponent(slug));
        expect(response.status).to.equal(200);
        expect(((await response.json()) as { slug: string }).slug).to.equal(slug);
        expect((await sandbox.fetch(new Request(url))).status).to.equal(200);
      });
  }

  for (const ending of ['', 7, null, 'x'.repeat(65), 'a\0b'])
    it(`isn't made from ${JSON.stringify(ending)?.slice(0, 20)}`, async () => {
      const { slug } = await openSandbox().created({ ...oneTime, metadata: { sandbox_slug_ending: ending } });
      expect(slug).to.match(/^ps_\w{26}$/);
    });
});
