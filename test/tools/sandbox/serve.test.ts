import { networkInterfaces } from 'node:os';
import { expect } from '@open-wc/testing';
import { serve } from '../../../tools/sandbox/serve.js';
import { createSandbox } from '../../../tools/sandbox/app.js';
import { openMemoryStore } from '../../../tools/sandbox/memory-store.js';
import { until } from '../../support/elements/until.js';
import { create, serveSandbox, untilUsed } from '../../support/sandbox/over-http.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';

/** A timer that ends when the test says so. */
const handTimer = () => {
  let turn = (): void => undefined;
  const asked: number[] = [];
  return {
    asked,
    turn: () => {
      turn();
    },
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        asked.push(milliseconds);
        turn = resolve;
      }),
  };
};

const address = { host: '127.0.0.1', port: 0 };

describe('A server’s addresses', () => {
  const sandbox = () => createSandbox({ store: openMemoryStore(), controls: true });

  for (const [host, origin, local] of [
    ['127.0.0.1', 'http://127.0.0.1', 'http://127.0.0.1'],
    ['localhost', 'http://localhost', 'http://localhost'],
    ['127.0.1.1', 'http://127.0.1.1', 'http://127.0.1.1'],
    ['0.0.0.0', 'http://127.0.0.1', 'http://127.0.0.1'],
    ['::', 'http://[::1]', 'http://[::1]'],
    ['::1', 'http://[::1]', 'http://[::1]'],
    ['0:0:0:0:0:0:0:0', 'http://[::1]', 'http://[::1]'],
  ] as const) {
    it(`are ${origin} for ${host}, where the control routes answer`, async () => {
      const served = await serve(sandbox(), { host, port: 0 });
      const port = new URL(served.origin).port;
      expect(served.origin).to.equal(`${origin}:${port}`);
      expect(served.ownOrigin).to.equal(`${local}:${port}`);
      expect((await fetch(`${served.ownOrigin}/sandbox/control/faults`)).status).to.equal(200);
      await served.close();
    });
  }

  it('have none for control routes if the server listens for other machines only', async () => {
    const [address] = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    // A machine without a network can't be asked.
    const served = await serve(sandbox(), { host: address?.address ?? '127.0.0.1', port: 0 });
    expect(served.ownOrigin === undefined).to.equal(address !== undefined);
    await served.close();
  });
});

describe('A server that closes', () => {
  it('waits five seconds for a missing answer, then closes the connection', async () => {
    const timer = handTimer();
    let isAsked = false;
    const fetchNever = () => {
      isAsked = true;
      return new Promise<Response>(() => undefined);
    };
    const served = await serve({ fetch: fetchNever, end: () => undefined }, { ...address, timer });
    const answer = fetch(served.origin).then(
      () => 'answered',
      () => 'cut',
    );
    await until(() => isAsked, 'The server isn’t asked.');
    const closed = served.close();
    expect(timer.asked).to.deep.equal([5_000]);
    expect(await Promise.race([answer, new Promise((resolve) => setImmediate(resolve, 'waiting'))])).to.equal(
      'waiting',
    );
    timer.turn();
    await closed;
    expect(await answer).to.equal('cut');
  });

  for (const fault of [{ fault: 'hang' }, { fault: 'delay', milliseconds: 600_000 }]) {
    it(`ends a simulated ${fault.fault} immediately`, async () => {
      const store = openMemoryStore();
      const served = await serve(createSandbox({ store, controls: true }), {
        ...address,
        timer: handTimer(),
      });
      const faults = `${served.origin}/sandbox/control/faults`;
      await fetch(faults, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ faults: [fault] }),
      });
      const answer = fetch(`${served.origin}/api/v1/payment-session/ps_1`);
      await untilUsed(served.origin);
      await served.close();
      expect((await answer).status).to.equal(500);
    });
  }
});

describe('Over HTTP', () => {
  const { open } = databaseFolder();
  let address = '';
  let close = () => Promise.resolve();

  beforeEach(async () => {
    ({ address, close } = await serveSandbox(await open()));
  });

  afterEach(() => close());

  it('a payer pays a new session', async () => {
    const { checkout_url, slug } = (await (await create(address, oneTime)).json()) as Record<string, string>;
    expect(checkout_url).to.equal(`${address}/sandbox/checkout/${slug}`);

    expect(await (await fetch(String(checkout_url))).text()).to.contain('Leave without paying');
    const paid = await fetch(String(checkout_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay', tip: '125' }),
      redirect: 'manual',
    });
    expect(paid.status).to.equal(303);
    expect(paid.headers.get('location')).to.equal(`${address}/sandbox/return`);

    const read = await fetch(`${address}/api/v1/payment-session/${slug}`, {
      headers: { authorization: 'pk_test_sandbox' },
    });
    expect(read.headers.get('access-control-allow-origin')).to.equal('*');
    expect(await read.json()).to.include({ status: 'succeeded', amount: 2625, tip: 125 });
  });

  it('a subscription is created and read', async () => {
    const { slug } = (await (await create(address, monthly)).json()) as Record<string, string>;
    const read = await fetch(`${address}/api/v1/subscription/${slug}`, {
      headers: { authorization: 'Bearer pk_test_sandbox' },
    });
    expect(await read.json()).to.include({ status: 'pending_payment', interval: 'month' });
  });

  it('a body that is too large answers 400', async () => {
    const response = await create(address, { ...oneTime, metadata: { a: 'a'.repeat(100_000) } });
    expect(response.status).to.equal(400);
  });

  it('a hundred checkouts at the same time are all stored', async () => {
    const created = await Promise.all(
      Array.from(
        { length: 100 },
        async () => (await create(address, oneTime)).json() as Promise<{ slug: string }>,
      ),
    );
    const reads = await Promise.all(
      created.map(({ slug }) =>
        fetch(`${address}/api/v1/payment-session/${slug}`, { headers: { authorization: 'pk_test_sandbox' } }),
      ),
    );
    expect(reads.filter(({ status }) => status === 200).length).to.equal(100);
  });
});
