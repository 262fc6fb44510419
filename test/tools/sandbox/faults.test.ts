import { expect } from '@open-wc/testing';
import type { Timer } from '../../../tools/sandbox/context.js';
import { rejectionOf } from '../../support/rejection-of.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { api, openSandbox, type OpenSandbox, origin } from '../../support/sandbox/sandbox.js';
import { create, serveSandbox, staged, untilUsed } from '../../support/sandbox/over-http.js';

const faultsUrl = 'http://localhost/sandbox/control/faults';

const put = (sandbox: OpenSandbox, body: unknown, url = faultsUrl) =>
  sandbox.fetch(
    new Request(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

/** Replaces the list of simulated errors. */
const stage = async (sandbox: OpenSandbox, ...faults: object[]): Promise<void> => {
  const response = await put(sandbox, { faults });
  if (response.status !== 200) throw new Error(await response.text());
};

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

/** A timer whose waits end when the test says so, or when they're aborted. */
const turnedTimer = () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  let notify: (() => void) | undefined;
  const timer: Timer & { asked(): Promise<number>; turn(): void } = {
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        waits.push({ milliseconds, end: resolve });
        signal?.addEventListener('abort', () => resolve());
        notify?.();
      }),
    /** Resolves with the length of the current wait. */
    asked: async () => {
      if (waits.length === 0) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
      const [wait] = waits;
      if (!wait) throw new Error('Nothing waits.');
      return wait.milliseconds;
    },
    turn: () => {
      waits.shift()?.end();
    },
  };
  return timer;
};

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

const status = { fault: 'status', status: 500 };

describe('A list of errors', () => {
  for (const [what, body, issues] of [
    ['invalid JSON', 'no JSON', [{ path: [], code: 'invalid_json' }]],
    ['without errors', {}, [{ path: ['faults'], code: 'required' }]],
    ['with an error without a kind', { faults: [{}] }, [{ path: ['faults', 0, 'fault'], code: 'required' }]],
    [
      'with an unknown kind',
      { faults: [{ fault: 'fire' }] },
      [{ path: ['faults', 0, 'fault'], code: 'invalid_value' }],
    ],
    [
      'with a status below 400',
      { faults: [{ fault: 'status', status: 399 }] },
      [{ path: ['faults', 0, 'status'], code: 'too_small' }],
    ],
    [
      'with a status above 599',
      { faults: [{ fault: 'status', status: 600 }] },
      [{ path: ['faults', 0, 'status'], code: 'too_big' }],
    ],
    [
      'with a status without a number',
      { faults: [{ fault: 'status' }] },
      [{ path: ['faults', 0, 'status'], code: 'required' }],
    ],
    [
      'with a fraction of a millisecond',
      { faults: [{ fault: 'delay', milliseconds: 0.5 }] },
      [{ path: ['faults', 0, 'milliseconds'], code: 'invalid_type' }],
    ],
    [
      'with a delay that is too long',
      { faults: [{ fault: 'delay', milliseconds: 600_001 }] },
      [{ path: ['faults', 0, 'milliseconds'], code: 'too_big' }],
    ],
    [
      'with 0 times',
      { faults: [{ ...status, times: 0 }] },
      [{ path: ['faults', 0, 'times'], code: 'too_small' }],
    ],
    [
      'with an unknown endpoint',
      { faults: [{ ...status, endpoint: 'refund' }] },
      [{ path: ['faults', 0, 'endpoint'], code: 'invalid_value' }],
    ],
    [
      'with an unknown field',
      { faults: [status, { fault: 'hang', status: 500 }] },
      [{ path: ['faults', 1, 'status'], code: 'unrecognized_key' }],
    ],
  ] as const) {
    it(`${what} answers 400 with the path, and changes nothing`, async () => {
      const sandbox = openSandbox();
      await stage(sandbox, status);
      const response = await put(sandbox, body);
      expect(response.status).to.equal(400);
      expect((await response.json()).error.issues).to.deep.equal(issues);
      expect((await sandbox.create(oneTime)).status).to.equal(500);
    });
  }

  it('answers other methods with 405', async () => {
    const sandbox = openSandbox();
    const response = await sandbox.fetch(new Request(faultsUrl, { method: 'PATCH' }));
    expect(response.status).to.equal(405);
    expect(response.headers.get('allow')).to.equal('GET, PUT, DELETE, POST');
  });
});

const send = (
  sandbox: { fetch(request: Request): Promise<Response> },
  form: Record<string, string>,
  headers = {},
) => sandbox.fetch(new Request(faultsUrl, { method: 'POST', body: new URLSearchParams(form), headers }));

describe('The form that adds errors', () => {
  const ownOrigin = { origin: 'http://localhost' };

  it('adds an error to the list', async () => {
    const sandbox = openSandbox();
    await stage(sandbox, status);
    const form = { stage: 'error-503', endpoint: 'create_checkout', times: '3' };
    const response = await send(sandbox, form, ownOrigin);
    expect(response.status).to.equal(303);
    expect(response.headers.get('location')).to.equal('/sandbox/control/faults');
    expect(await (await sandbox.open(faultsUrl)).json()).to.deep.equal({
      faults: [
        { fault: 'status', status: 500, cors: true, times: 1 },
        { fault: 'status', status: 503, cors: true, retry_after: 5, endpoint: 'create_checkout', times: 3 },
      ],
    });
  });

  for (const form of [
    {},
    { stage: 'error-500', endpoint: 'all' },
    { stage: 'constructor', endpoint: 'all', times: '1' },
  ]) {
    it(`answers 400 to ${JSON.stringify(form)}`, async () => {
      const sandbox = openSandbox();
      expect((await send(sandbox, form, ownOrigin)).status).to.equal(400);
    });
  }

  it('answers 400 to another body', async () => {
    const sandbox = openSandbox();
    const response = await sandbox.fetch(
      new Request(faultsUrl, {
        method: 'POST',
        headers: { ...ownOrigin, 'content-type': 'multipart/form-data; boundary=x' },
        body: 'stage=error-500',
      }),
    );
    expect(response.status).to.equal(400);
    expect((await response.json()).error.issues).to.deep.equal([{ path: [], code: 'invalid_format' }]);
  });

  for (const headers of [{}, { origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    it(`is refused from another site: ${JSON.stringify(headers)}`, async () => {
      const sandbox = openSandbox();
      const form = { stage: 'error-500', endpoint: 'all', times: '1' };
      expect((await send(sandbox, form, headers)).status).to.equal(403);
      expect((await sandbox.create(oneTime)).status).to.equal(200);
    });
  }
});

describe('The route for errors', () => {
  it('answers 404 if control routes are off', async () => {
    const sandbox = openSandbox({ controls: false });
    expect((await sandbox.open(faultsUrl)).status).to.equal(404);
    expect((await put(sandbox, { faults: [status] })).status).to.equal(404);
    expect((await sandbox.create(oneTime)).status).to.equal(200);
  });

  for (const host of [
    origin,
    'http://192.168.0.10',
    'http://rebound.example:5173',
    'http://localhost.example',
  ]) {
    it(`answers 404 at ${host}`, async () => {
      const sandbox = openSandbox();
      const url = faultsUrl.replace('http://localhost', host);
      expect((await sandbox.open(url)).status).to.equal(404);
      expect((await put(sandbox, { faults: [status] }, url)).status).to.equal(404);
    });
  }

  it('answers 404 to another machine', async () => {
    const sandbox = openSandbox();
    const from = (remoteAddress: string) =>
      sandbox.fetch(new Request(faultsUrl), { incoming: { socket: { remoteAddress } } });
    expect((await from('192.168.0.10')).status).to.equal(404);
    expect((await from('127.0.0.1')).status).to.equal(200);
    expect((await from('::ffff:127.0.0.1')).status).to.equal(200);
    expect((await from('::1')).status).to.equal(200);
  });
});

describe('A message page', () => {
  it('has a link to the page of errors only if control routes are on', async () => {
    const sandbox = openSandbox();
    const link = 'href="/sandbox/control/faults"';
    const unknown = 'http://localhost/sandbox/checkout/ps_unknown';
    expect(await (await sandbox.open(unknown)).text()).to.contain(link);
    const other = openSandbox({ controls: false });
    expect(await (await other.open(unknown)).text()).not.to.contain(link);
  });

  it('has no link for donors on another machine, who can’t use that page', async () => {
    const sandbox = openSandbox();
    const unknown = new Request('http://192.168.1.2/sandbox/checkout/ps_unknown');
    expect(await (await sandbox.fetch(unknown)).text()).not.to.contain('sandbox/control');
  });
});

const stageAt = (address: string, fault: object) =>
  fetch(`${address}/sandbox/control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [fault] }),
  });

describe('Over HTTP', () => {
  let address = '';
  let close = () => Promise.resolve();

  before(async () => {
    ({ address, close } = await serveSandbox(openSandbox()));
  });

  after(() => close());

  it('a simulated cut ends the connection within the body', async () => {
    await stageAt(address, { fault: 'cut' });
    const response = await create(address, oneTime);
    expect(response.status).to.equal(200);
    const chunks: string[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) chunks.push(new TextDecoder().decode(chunk));
    };
    expect(await rejectionOf(read())).to.be.instanceOf(Error);
    expect(chunks.join('')).to.match(/^\{"checkout_url":"http/);
    expect((await create(address, oneTime)).status).to.equal(200);
  });

  it('a request without a body takes all simulated errors back', async () => {
    await stageAt(address, { fault: 'cut' });
    const response = await fetch(`${address}/sandbox/control/faults`, { method: 'DELETE' });
    expect(response.status).to.equal(200);
    expect(await staged(address)).to.deep.equal([]);
  });

  it('a simulated hang ends if the client gives up', async () => {
    await stageAt(address, { fault: 'hang' });
    const donor = new AbortController();
    const answer = create(address, oneTime, donor.signal);
    // As soon as the hanging request has used the error, the next one is answered.
    await untilUsed(address);
    expect((await create(address, oneTime)).status).to.equal(200);
    donor.abort();
    expect(await rejectionOf(answer)).to.be.instanceOf(Error);
  });
});
