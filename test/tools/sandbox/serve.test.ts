import { networkInterfaces } from 'node:os';
import { expect } from '@open-wc/testing';
import { serve } from '../../../tools/sandbox/serve.js';
import { createSandbox } from '../../../tools/sandbox/app.js';
import { openMemoryStore } from '../../../tools/sandbox/memory-store.js';
import { until } from '../../support/elements/until.js';
import { untilUsed } from '../../support/sandbox/over-http.js';

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
    await until(() => isAsked, 'The server isn’t asked.', 5_000);
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
