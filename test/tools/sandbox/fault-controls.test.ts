import { expect } from '@open-wc/testing';
import { faultsUrl, put, stage } from '../../support/sandbox/faults.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { openSandbox, origin } from '../../support/sandbox/sandbox.js';

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
