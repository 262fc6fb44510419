import { expect } from '@open-wc/testing';
import type { Fetch } from '../../../tools/check/service.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import {
  type Alteration,
  check,
  instead,
  key,
  onSession,
  onSubscription,
  setAt,
  statusInstead,
} from '../../support/check/altered-service.js';
import { baseUrl, command, given, unasked } from '../../support/check/run-command.js';

describe('The exit code', () => {
  it('is 0 if every statement passes', async () => {
    const sandbox = openSandbox();
    const { code, printed } = await command(given, sandbox.fetch);
    expect(code).to.equal(0);
    expect(printed).to.contain('0 failed');
    expect(printed).to.match(/The service follows the interface\.$/);
  });

  it('is 1 if a statement fails, with the expected and actual value', async () => {
    const sandbox = openSandbox();
    const off = onSession((body) => setAt(body, 'updated_at', 'yesterday'));
    const { code, printed } = await command(given, off(sandbox.fetch));
    expect(code).to.equal(1);
    expect(printed).to.match(/§2\.1 +payment session: updated_at is an ISO 8601 timestamp +FAIL/);
    expect(printed).to.contain('expected: updated_at is an ISO 8601 timestamp');
    expect(printed).to.contain('actual:   "yesterday"');
    expect(printed).to.match(/1 failed.+The service doesn't follow the interface\.$/);
  });

  it("is 1 for a base URL that doesn't end with /api/v1", async () => {
    const sandbox = openSandbox();
    const elsewhere: Fetch = (request) =>
      sandbox.fetch(new Request(request.url.replace('/api/v2', '/api/v1'), request));
    const { code, printed } = await command(
      ['--base-url', 'http://localhost/api/v2', '--key', key],
      elsewhere,
    );
    expect(code).to.equal(1);
    expect(printed).to.match(/§9\.1 +the base URL ends with \/api\/v1 +FAIL/);
    expect(printed).to.contain('1 failed');
  });

  it('is 0 for a base URL with a trailing slash', async () => {
    const sandbox = openSandbox();
    const { code } = await command(['--base-url', `${baseUrl}/`, '--key', key], sandbox.fetch);
    expect(code).to.equal(0);
  });

  it('is 0 for an address without its option', async () => {
    const { fetch } = openSandbox();
    const { code } = await command([baseUrl, '--key', key], fetch);
    expect(code).to.equal(0);
  });

  const ofPackage = { command: 'npx donation-widget check', keyOnThisMachine: key };

  it('is 0 for a sandbox on this machine, which needs no key in the command of the package', async () => {
    const { fetch } = openSandbox();
    expect((await command([baseUrl], fetch, {}, ofPackage)).code).to.equal(0);
  });

  it('is 2 for a service elsewhere without a key', async () => {
    const { code, complained } = await command(['https://service.example/api/v1'], unasked, {}, ofPackage);
    expect(code).to.equal(2);
    expect(complained).to.contain('--key is missing.');
    expect(complained).to.contain('Usage: npx donation-widget check ADDRESS');
  });

  it('is 0 for a charity without data', async () => {
    const { fetch } = openSandbox();
    const { code } = await command(['--base-url', baseUrl, '--key', 'pk_live_sandbox_bare'], fetch);
    expect(code).to.equal(0);
  });

  it('is 2 if no server is listening', async () => {
    const { code, complained } = await command(
      ['--base-url', 'http://127.0.0.1:1/api/v1', '--key', key],
      (request) => fetch(request),
    );
    expect(complained).to.contain("Can't reach the service");
    expect(code).to.equal(2);
  });

  it("is 2 if the service can't be reached", async () => {
    const { code, complained } = await command(given, () =>
      Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
    );
    expect(code).to.equal(2);
    expect(complained).to.equal("Can't reach the service: no connection (ECONNREFUSED).");
  });

  it('is 2 if the service takes too long', async () => {
    const hanging: Fetch = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const timeLimit = (seconds: number) => {
      const limit = new AbortController();
      if (seconds === 3) queueMicrotask(() => limit.abort());
      return limit.signal;
    };
    const { code, complained } = await command([...given, '--timeout', '3'], hanging, { timeLimit });
    expect(code).to.equal(2);
    expect(complained).to.equal("Can't reach the service: no answer within 3 seconds.");
  });

  it('is 2 if the whole run takes too long', async () => {
    const sandbox = openSandbox();
    const wholeRun = new AbortController();
    let requests = 0;
    const slow: Fetch = (request) => {
      requests += 1;
      if (requests === 20) wholeRun.abort();
      return wholeRun.signal.aborted ? Promise.reject(new Error('aborted')) : sandbox.fetch(request);
    };
    const timeLimit = (seconds: number) => (seconds > 60 ? wholeRun.signal : new AbortController().signal);
    const { code, printed } = await command(given, slow, { timeLimit });
    expect(code).to.equal(2);
    expect(printed).to.contain('the whole run took too long');
    expect(printed).to.match(/not answered\. The service didn't answer every request\.$/);
  });

  it('is 2 if the service refuses the key', async () => {
    const sandbox = openSandbox();
    const { code, complained } = await command(
      ['--base-url', baseUrl, '--key', 'pk_test_other'],
      sandbox.fetch,
    );
    expect(code).to.equal(2);
    expect(complained).to.equal('The service refuses this key (401), with and without “Bearer”.');
  });

  it('is 0 for --help', async () => {
    const { code, printed } = await command(['--help'], unasked);
    expect(code).to.equal(0);
    expect(printed).to.contain('Exit codes:');
  });
});

describe('A service that fails during the run', () => {
  const text = 'subscription: interval matches the request';

  it('leaves statements unchecked if they need a missing answer', async () => {
    const sandbox = openSandbox();
    const failing = statusInstead(500, ({ url }) => url.includes('/subscription/'));
    const { rows } = await check(sandbox.fetch, failing, text);
    expect(rows[0]?.finding.result).to.equal('unchecked');
  });

  it('shows which statements got no answer', async () => {
    const sandbox = openSandbox();
    const silent = instead(
      ({ url }) => url.includes('/subscription/'),
      () => Promise.reject(new TypeError('terminated')),
    );
    const { code, printed } = await command(given, silent(sandbox.fetch));
    expect(code).to.equal(2);
    expect(printed).to.match(/interval matches the request +NO ANSWER/);
  });

  it('still fails if a statement fails', async () => {
    const sandbox = openSandbox();
    const silent = instead(
      ({ url }) => url.includes('/subscription/'),
      () => Promise.reject(new TypeError('terminated')),
    );
    const off = onSession((body) => setAt(body, 'id', 1));
    const { code } = await command(given, off(silent(sandbox.fetch)));
    expect(code).to.equal(1);
  });
});

describe('A wrong option', () => {
  const wrong: [string, string[]][] = [
    ['no base URL', ['--key', key]],
    ['no key', ['--base-url', baseUrl]],
    ['an unknown option', [...given, '--pay']],
    ['a word without an option', [...given, key]],
    ['http on another machine', ['--base-url', 'http://service.example/api/v1', '--key', key]],
    [
      'http on a host that only looks like this machine',
      ['--base-url', 'http://127.0.0.1.example/api/v1', '--key', key],
    ],
    ['two addresses', [...given, baseUrl]],
    ['another protocol', ['--base-url', 'ftp://localhost/api/v1', '--key', key]],
    ['a path instead of an address', ['--base-url', '/api/v1', '--key', key]],
    [
      'a user name and password in the address',
      ['--base-url', 'https://a:b@service.example/api/v1', '--key', key],
    ],
    ['a query in the address', ['--base-url', 'https://service.example/api/v1?a=b', '--key', key]],
    ['a secret key', ['--base-url', baseUrl, '--key', 'sk_test_sandbox']],
    ['a restricted key', ['--base-url', baseUrl, '--key', 'rk_live_sandbox']],
    ['a key that contains “secret”', ['--base-url', baseUrl, '--key', 'acme-Secret-sandbox']],
    ['a private key', ['--base-url', baseUrl, '--key', 'private.sandbox']],
    ['a key with a line break', ['--base-url', baseUrl, '--key', 'pk_test\r\nX: sandbox']],
    ['an empty key', ['--base-url', baseUrl, '--key', '']],
    ['a time limit of 0', [...given, '--timeout', '0']],
    ["a time limit that isn't a number", [...given, '--timeout', 'long']],
  ];

  for (const [what, args] of wrong) {
    it(`is refused before a request is sent: ${what}`, async () => {
      const { code, printed, complained } = await command(args, unasked);
      expect(code).to.equal(2);
      expect(printed).to.equal('');
      expect(complained).to.contain('Usage:');
      expect(complained).not.to.contain('sandbox');
    });
  }
});

describe('The output', () => {
  const leaks: Alteration = (fetch) => {
    const session = onSession((body) =>
      [
        setAt(body, 'id', key),
        setAt(body, 'created_at', '\u001b[2Jada@example.org'),
        setAt(body, 'updated_at', 'Conformance of 1 Test Street'),
        setAt(body, 'metadata', { name: 'Ada Lovelace' }),
        setAt(body, 'payer.id', 'Ada Lovelace'),
        setAt(body, 'payer.phone', 442079460000),
        setAt(body, 'line_items.0.intention', 'for Ada Lovelace'),
      ].some(Boolean),
    );
    return session(onSubscription((body) => setAt(body, 'payer', 'Ada Lovelace'))(fetch));
  };

  it("never contains the key, a payer's data or control characters", async () => {
    const sandbox = openSandbox();
    const { code, printed } = await command(given, leaks(sandbox.fetch));
    expect(code).to.equal(1);
    expect(printed).to.contain('actual:   "(the key)"');
    for (const private_ of [key, 'Ada', 'ada@', 'Lovelace', '44207', 'Test Street', '\u001b'])
      expect(printed).not.to.contain(private_);
  });

  it('starts with what will be created', async () => {
    const sandbox = openSandbox();
    const { printed } = await command(given, sandbox.fetch);
    expect(printed.split('\n').slice(0, 4).join(' ')).to.match(
      /11 unpaid checkouts for addresses at example\.org.+ at most 4\.25 GBP.+Nothing is paid\.$/,
    );
  });

  it("lists the statements that can't be checked without a payment", async () => {
    const sandbox = openSandbox();
    const { printed } = await command(given, sandbox.fetch);
    expect(printed.match(/can't be checked without a payment/g)).to.have.length(8);
  });
});

describe('The check', () => {
  it('creates as many checkouts as it announces, and pays none', async () => {
    const sandbox = openSandbox();
    const created: number[] = [];
    await command(given, async (request) => {
      const { method, url } = request;
      expect(url.startsWith(`${baseUrl}/`)).to.be.true;
      const asked = method === 'POST' ? await request.clone().text() : '';
      const response = await sandbox.fetch(request);
      if (method === 'POST' && response.ok) {
        const { line_items: items } = JSON.parse(asked) as {
          line_items: { quantity: number; amount: number }[];
        };
        created.push(items.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0));
      }
      return response;
    });
    expect(created).to.have.length(11);
    expect(created.sort((one, other) => other - one).slice(0, 2)).to.deep.equal([2 ** 32 + 100, 425]);
  });

  it('waits and tries again if the service gets too many requests', async () => {
    const sandbox = openSandbox();
    const pauses: number[] = [];
    let answers = 0;
    const limiting: Fetch = (request) => {
      answers += 1;
      return answers % 10 === 0
        ? Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '4' } }))
        : sandbox.fetch(request);
    };
    const { code } = await command(given, limiting, { pause: async (seconds) => void pauses.push(seconds) });
    expect(code).to.equal(0);
    expect(pauses.length).to.be.above(5);
    expect(new Set(pauses)).to.deep.equal(new Set([4]));
  });

  it('gives up after three answers with status 429', async () => {
    let answers = 0;
    const { code, complained } = await command(given, async () => {
      answers += 1;
      return new Response('', { status: 429, headers: { 'retry-after': '86400' } });
    });
    expect(code).to.equal(2);
    expect(answers).to.equal(3);
    expect(complained).to.contain('too many requests');
  });

  it("doesn't follow redirects, so the key goes nowhere else", async () => {
    const sandbox = openSandbox();
    const modes = new Set<string>();
    await command(given, (request) => {
      modes.add(request.redirect);
      return sandbox.fetch(request);
    });
    expect([...modes]).to.deep.equal(['manual']);
  });
});
