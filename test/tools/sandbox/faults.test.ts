import { expect } from '@open-wc/testing';
import { rejectionOf } from '../../support/rejection-of.js';
import { faultsUrl, stage, turnedTimer } from '../../support/sandbox/faults.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { api, openSandbox } from '../../support/sandbox/sandbox.js';

describe('A simulated status', () => {
  for (const status of [400, 401, 403, 404, 409, 429, 500, 502, 503, 504]) {
    it(`${status} is the next answer only`, async () => {
      const sandbox = openSandbox();
      await stage(sandbox, { fault: 'status', status });
      const faulty = await sandbox.create(oneTime);
      expect(faulty.status).to.equal(status);
      expect(faulty.headers.get('access-control-allow-origin')).to.equal('*');
      expect(faulty.headers.get('retry-after')).to.be.null;
      expect((await faulty.json()).error.message).to.be.a('string');
      expect((await sandbox.create(oneTime)).status).to.equal(200);
    });
  }

  it('has a Retry-After header that pages can read', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 503, retry_after: 7 });
    const { headers } = await sandbox.create(oneTime);
    expect(headers.get('retry-after')).to.equal('7');
    expect(headers.get('access-control-expose-headers')).to.equal('Retry-After');
  });

  it('can have no CORS headers, although its preflight has them', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 500, cors: false, retry_after: 1 });
    const preflight = await sandbox.fetch(
      new Request(`${api}/payment-session/checkout`, {
        method: 'OPTIONS',
        headers: { origin: 'https://charity.example', 'access-control-request-method': 'POST' },
      }),
    );
    expect(preflight.status).to.equal(204);
    expect(preflight.headers.get('access-control-allow-origin')).to.equal('*');
    const { status, headers } = await sandbox.create(oneTime);
    expect(status).to.equal(500);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).to.deep.equal([]);
  });
});

describe('Simulated errors', () => {
  it('come in order, each as often as requested', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 500, times: 2 }, { fault: 'status', status: 429 });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await sandbox.create(oneTime)).status);
    expect(statuses).to.deep.equal([500, 500, 429, 200]);
  });

  it('for one endpoint don’t affect the others', async () => {
    const sandbox = openSandbox();
    const session = await sandbox.created(oneTime);
    const subscription = await sandbox.created(monthly);
    await stage(
      sandbox,
      { fault: 'status', status: 501, endpoint: 'create_checkout' },
      { fault: 'status', status: 502, endpoint: 'payment_session' },
      { fault: 'status', status: 503, endpoint: 'subscription' },
    );
    expect((await sandbox.subscription(subscription.slug)).status).to.equal(503);
    expect((await sandbox.session(session.slug)).status).to.equal(502);
    expect((await sandbox.create(oneTime)).status).to.equal(501);
    expect((await sandbox.session(session.slug)).status).to.equal(200);
  });

  it('don’t affect the payment page and other paths', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    await stage(sandbox, { fault: 'status', status: 500 });
    expect((await sandbox.open(checkout_url)).status).to.equal(200);
    expect((await sandbox.open(`${api}/nowhere`)).status).to.equal(404);
    expect((await sandbox.open(`${api}/payment-session/checkout`)).status).to.equal(405);
    expect((await sandbox.create(oneTime)).status).to.equal(500);
  });

  it('can be listed and cleared', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 500, times: 3 });
    await sandbox.create(oneTime);
    const left = await sandbox.open(faultsUrl);
    expect(await left.json()).to.deep.equal({
      faults: [{ fault: 'status', status: 500, cors: true, times: 2 }],
    });
    const cleared = await sandbox.fetch(new Request(faultsUrl, { method: 'DELETE' }));
    expect(await cleared.json()).to.deep.equal({ faults: [] });
    expect((await sandbox.create(oneTime)).status).to.equal(200);
  });
});

describe('A simulated delay', () => {
  it('lasts as long as requested, and then gives the usual answer', async () => {
    const timer = turnedTimer();
    const sandbox = openSandbox({ timer });
    await stage(sandbox, { fault: 'delay', milliseconds: 3_000 });
    let isAnswered = false;
    const answer = sandbox.create(oneTime).finally(() => {
      isAnswered = true;
    });
    expect(await timer.asked()).to.equal(3_000);
    expect(isAnswered).to.be.false;
    timer.turn();
    expect((await answer).status).to.equal(200);
  });

  it('creates no checkout if the client gives up', async () => {
    const timer = turnedTimer();
    const sandbox = openSandbox({ timer });
    const made: string[] = [];
    const { add } = sandbox.store;
    sandbox.store.add = async (checkout) => {
      made.push(checkout.slug);
      await add(checkout);
    };
    await stage(sandbox, { fault: 'delay', milliseconds: 3_000 });
    const donor = new AbortController();
    const answer = sandbox.create(oneTime, { signal: donor.signal });
    await timer.asked();
    donor.abort();
    await answer;
    expect(made).to.deep.equal([]);
    await sandbox.created(oneTime);
    expect(made.length).to.equal(1);
  });
});

it('A simulated hang lasts until the client gives up', async () => {
  const sandbox = openSandbox();
  await stage(sandbox, { fault: 'hang' });
  const donor = new AbortController();
  let isAnswered = false;
  const answer = sandbox.create(oneTime, { signal: donor.signal }).finally(() => {
    isAnswered = true;
  });
  expect((await sandbox.create(oneTime)).status).to.equal(200);
  expect(isAnswered).to.be.false;
  donor.abort();
  await answer;
  expect(isAnswered).to.be.true;
});

describe('A simulated body', () => {
  it('that is cut starts like the usual answer and ends with an error', async () => {
    const timer = turnedTimer();
    const sandbox = openSandbox({ timer });
    const { slug } = await sandbox.created(oneTime);
    const whole = await (await sandbox.session(slug)).text();
    await stage(sandbox, { fault: 'cut' });
    const { status, body } = await sandbox.session(slug);
    expect(status).to.equal(200);
    const reader = body?.getReader();
    const first = await reader?.read();
    const text = new TextDecoder().decode(first?.value);
    expect(text.length).to.equal(Math.ceil(whole.length / 2));
    expect(whole.startsWith(text)).to.be.true;
    await timer.asked();
    timer.turn();
    if (!reader) throw new Error('There is no body.');
    expect(await rejectionOf(reader.read())).to.be.instanceOf(Error);
  });

  for (const [fault, type, text] of [
    ['malformed', 'application/json', /^\{"checkout_url": /],
    ['empty', 'application/json', /^$/],
    ['html', 'text/html', /^<!doctype html>/],
  ] as const) {
    it(`that is ${fault} has status 200`, async () => {
      const sandbox = openSandbox();
      await stage(sandbox, { fault });
      const response = await sandbox.create(oneTime);
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.contain(type);
      expect(response.headers.get('access-control-allow-origin')).to.equal('*');
      const body = await response.text();
      expect(body).to.match(text);
      expect(() => JSON.parse(body) as unknown).to.throw();
    });
  }
});
