import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';

const { open } = databaseFolder();

const clock = '/sandbox/control/clock';

describe('The control routes', () => {
  for (const host of ['localhost', '127.0.0.1:5173', '[::1]:5173']) {
    it(`answer at ${host}`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.open(`http://${host}${clock}`);
      expect(response.headers.get('cache-control')).to.equal('no-store');
      expect(await response.json()).to.deep.equal({ now: '2026-01-31T09:30:00.000Z' });
    });
  }

  for (const host of ['sandbox.example', '127.0.0.1.example', '192.168.1.2', '0.0.0.0']) {
    it(`answer 404 at ${host}`, async () => {
      const sandbox = openSandbox();
      expect((await sandbox.open(`http://${host}${clock}`)).status).to.equal(404);
    });
  }

  it('answer 404 to another machine, however it writes the path', async () => {
    const sandbox = openSandbox();
    for (const path of [clock, '/sandbox/%63ontrol/clock']) {
      const ask = (remoteAddress: string) =>
        sandbox.fetch(new Request(`http://localhost${path}`), { incoming: { socket: { remoteAddress } } });
      expect((await ask('192.168.1.2')).status).to.equal(404);
      expect((await ask('::ffff:127.0.0.1')).status).to.equal(200);
    }
  });

  it("answer 404 if they're off", async () => {
    const sandbox = openSandbox({ controls: false });
    expect((await sandbox.open(`http://localhost${clock}`)).status).to.equal(404);
    expect((await sandbox.control('/clock', { seconds: 1 })).status).to.equal(404);
  });

  it('refuse forms, because pages of other sites could send one', async () => {
    const sandbox = openSandbox();
    const response = await sandbox.send(`http://localhost${clock}`, { seconds: '1' });
    expect(response.status).to.equal(400);
    expect((await response.json()).error.issues).to.deep.equal([
      { path: [], code: 'unsupported_content_type' },
    ]);
  });

  it('refuse bodies that are too large', async () => {
    const sandbox = openSandbox();
    const large = 'a'.repeat(70_000);
    for (const [path, method, body, type] of [
      ['clock', 'POST', JSON.stringify({ seconds: 1, large }), 'application/json'],
      ['faults', 'PUT', JSON.stringify({ faults: [], large }), 'application/json'],
      ['faults', 'POST', `stage=clear&large=${large}`, 'application/x-www-form-urlencoded'],
      ['subscription/sub_1', 'POST', JSON.stringify({ action: 'cancel', large }), 'application/json'],
    ] as const) {
      const response = await sandbox.fetch(
        new Request(`http://localhost/sandbox/control/${path}`, {
          method,
          body,
          headers: { 'content-type': type, origin: 'http://localhost' },
        }),
      );
      expect(response.status).to.equal(400);
      expect((await response.json()).error.issues).to.deep.equal([{ path: [], code: 'too_big' }]);
    }
  });

  it('answer 500 in JSON if the store throws', async () => {
    const sandbox = openSandbox();
    const clockOffset = () => Promise.reject(new Error('The disk is full'));
    const another = openSandbox({ store: { ...sandbox.store, clockOffset } });
    const response = await another.open(`http://localhost${clock}`);
    expect(response.status).to.equal(500);
    expect(await response.json()).to.deep.equal({ error: { message: 'Internal server error.' } });
  });

  it('answer 405 to other methods', async () => {
    const sandbox = openSandbox();
    const put = await sandbox.fetch(new Request(`http://localhost${clock}`, { method: 'PUT' }));
    expect([put.status, put.headers.get('allow')]).to.deep.equal([405, 'GET, POST']);
    const get = await sandbox.open('http://localhost/sandbox/control/subscription/sub_1');
    expect([get.status, get.headers.get('allow')]).to.deep.equal([405, 'POST']);
  });
});

describe('The clock', () => {
  it('moves forward by seconds, and to a moment', async () => {
    const sandbox = openSandbox();
    expect(await (await sandbox.control('/clock', { seconds: 90 })).json()).to.deep.equal({
      now: '2026-01-31T09:31:30.000Z',
    });
    expect(await (await sandbox.control('/clock', { to: '2026-03-01T01:00:00+01:00' })).json()).to.deep.equal(
      {
        now: '2026-03-01T00:00:00.000Z',
      },
    );
  });

  for (const [what, body, path, code] of [
    ['neither seconds nor a moment', {}, ['seconds'], 'required'],
    ['0 seconds', { seconds: 0 }, ['seconds'], 'too_small'],
    ['negative seconds', { seconds: -5 }, ['seconds'], 'too_small'],
    ['more than ten years', { seconds: 316_224_001 }, ['seconds'], 'too_big'],
    ['a moment in the past', { to: '2026-01-01T00:00:00Z' }, ['to'], 'too_small'],
    ['a moment too far in the future', { to: '2046-01-01T00:00:00Z' }, ['to'], 'too_big'],
    ['a word instead of a moment', { to: 'tomorrow' }, ['to'], 'invalid_format'],
    ['seconds and a moment', { to: '2026-03-01T00:00:00Z', seconds: 1 }, ['seconds'], 'unrecognized_key'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.control('/clock', body);
      expect(response.status).to.equal(400);
      expect((await response.json()).error.issues).to.deep.equal([{ path, code }]);
      expect(await sandbox.store.clockOffset()).to.equal(0);
    });
  }

  it('adds up several moves at the same time', async () => {
    const sandbox = openSandbox();
    await Promise.all(Array.from({ length: 10 }, () => sandbox.control('/clock', { seconds: 60 })));
    expect(await sandbox.store.clockOffset()).to.equal(600_000);
  });

  it('moves to a moment once if several requests have the same moment', async () => {
    const sandbox = openSandbox();
    const to = '2026-03-01T00:00:00.000Z';
    await Promise.all(Array.from({ length: 10 }, () => sandbox.control('/clock', { to })));
    expect(await (await sandbox.open(`http://localhost${clock}`)).json()).to.deep.equal({ now: to });
  });

  it('moves at most ten years ahead of the machine’s time', async () => {
    const sandbox = openSandbox();
    const tenYears = 316_224_000;
    expect((await sandbox.control('/clock', { seconds: tenYears - 60 })).status).to.equal(200);
    for (const [body, path] of [
      [{ seconds: 61 }, 'seconds'],
      [{ to: '2036-02-08T09:30:00.001Z' }, 'to'],
    ] as const) {
      const response = await sandbox.control('/clock', body);
      expect(response.status).to.equal(400);
      expect((await response.json()).error.issues).to.deep.equal([{ path: [path], code: 'too_big' }]);
    }
    expect((await sandbox.control('/clock', { seconds: 60 })).status).to.equal(200);
    expect(await sandbox.store.clockOffset()).to.equal(tenYears * 1_000);
  });

  it('makes a session expire', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await sandbox.control('/clock', { seconds: 24 * 3_600 });
    expect((await sandbox.send(checkout_url, { action: 'pay' })).status).to.equal(410);
    expect(await (await sandbox.session(slug)).json()).to.include({ status: 'pending_payment' });
  });

  it('stays ahead after a restart, and in another process', async () => {
    const sandbox = await open();
    await sandbox.control('/clock', { seconds: 3_600 });
    const another = await open();
    const { slug } = await another.created(monthly);
    expect(await (await sandbox.subscription(slug)).json()).to.include({
      created_at: '2026-01-31T10:30:00.000Z',
    });
  });

  it('is the machine’s if the control routes are off', async () => {
    const sandbox = openSandbox();
    await sandbox.control('/clock', { seconds: 3_600 });
    const { slug } = await openSandbox({ store: sandbox.store, controls: false }).created(oneTime);
    expect((await sandbox.store.find(slug))?.createdAt).to.deep.equal(new Date('2026-01-31T09:30:00.000Z'));
  });
});
