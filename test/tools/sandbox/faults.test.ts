import { expect } from '@playwright/test';
import { faultsUrl, stage, turnedTimer } from '../../support/sandbox/faults.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { api, openSandbox } from '../../support/sandbox/sandbox.js';

describe('A simulated status', () => {
  for (const status of [400, 401, 403, 404, 409, 429, 500, 502, 503, 504]) {
    it(`${status} is the next answer only`, async () => {
      const sandbox = openSandbox();
      await stage(sandbox, { fault: 'status', status });
      const faulty = await sandbox.create(oneTime);
      expect(faulty.status).toBe(status);
      expect(faulty.headers.get('access-control-allow-origin')).toBe('*');
      expect(faulty.headers.get('retry-after')).toBe(null);
      expect((await faulty.json()).error.message).toEqual(expect.any(String));
      expect((await sandbox.create(oneTime)).status).toBe(200);
    });
  }

  it('has a Retry-After header that pages can read', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 503, retry_after: 7 });
    const { headers } = await sandbox.create(oneTime);
    expect(headers.get('retry-after')).toBe('7');
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
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
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    const { status, headers } = await sandbox.create(oneTime);
    expect(status).toBe(500);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('Simulated errors', () => {
  it('come in order, each as often as requested', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 500, times: 2 }, { fault: 'status', status: 429 });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await sandbox.create(oneTime)).status);
    expect(statuses).toEqual([500, 500, 429, 200]);
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
    expect((await sandbox.subscription(subscription.slug)).status).toBe(503);
    expect((await sandbox.session(session.slug)).status).toBe(502);
    expect((await sandbox.create(oneTime)).status).toBe(501);
    expect((await sandbox.session(session.slug)).status).toBe(200);
  });

  it('don’t affect the payment page and other paths', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    await stage(sandbox, { fault: 'status', status: 500 });
    expect((await sandbox.open(checkout_url)).status).toBe(200);
    expect((await sandbox.open(`${api}/nowhere`)).status).toBe(404);
    expect((await sandbox.open(`${api}/payment-session/checkout`)).status).toBe(405);
    expect((await sandbox.create(oneTime)).status).toBe(500);
  });

  it('can be listed and cleared', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, { fault: 'status', status: 500, times: 3 });
    await sandbox.create(oneTime);
    const left = await sandbox.open(faultsUrl);
    expect(await left.json()).toEqual({ faults: [{ fault: 'status', status: 500, cors: true, times: 2 }] });
    const cleared = await sandbox.fetch(new Request(faultsUrl, { method: 'DELETE' }));
    expect(await cleared.json()).toEqual({ faults: [] });
    expect((await sandbox.create(oneTime)).status).toBe(200);
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
    expect(await timer.asked()).toBe(3_000);
    expect(isAnswered).toBe(false);
    timer.turn();
    expect((await answer).status).toBe(200);
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
    expect(made).toEqual([]);
    await sandbox.created(oneTime);
    expect(made.length).toBe(1);
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
  expect((await sandbox.create(oneTime)).status).toBe(200);
  expect(isAnswered).toBe(false);
  donor.abort();
  await answer;
  expect(isAnswered).toBe(true);
});

describe('A simulated body', () => {
  it('that is cut starts like the usual answer and ends with an error', async () => {
    const timer = turnedTimer();
    const sandbox = openSandbox({ timer });
    const { slug } = await sandbox.created(oneTime);
    const whole = await (await sandbox.session(slug)).text();
    await stage(sandbox, { fault: 'cut' });
    const { status, body } = await sandbox.session(slug);
    expect(status).toBe(200);
    const reader = body?.getReader();
    const first = await reader?.read();
    const text = new TextDecoder().decode(first?.value);
    expect(text.length).toBe(Math.ceil(whole.length / 2));
    expect(whole.startsWith(text)).toBe(true);
    await timer.asked();
    timer.turn();
    await expect(reader?.read()).rejects.toThrow();
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
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain(type);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const body = await response.text();
      expect(body).toMatch(text);
      expect(() => JSON.parse(body) as unknown).toThrow();
    });
  }
});
