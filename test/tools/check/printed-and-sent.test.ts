import { expect } from '@open-wc/testing';
import type { Fetch } from '../../../tools/check/service.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import {
  key,
  onSession,
  onSubscription,
  setAt,
  type Alteration,
} from '../../support/check/altered-service.js';
import { baseUrl, command, given } from '../../support/check/run-command.js';

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
    expect(printed.split('\n').slice(0, 3).join(' ')).to.match(
      /7 unpaid checkouts of at most 4\.25 GBP for conformance@example\.org.+Nothing is paid\.$/,
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
    expect(created).to.have.length(7);
    expect(Math.max(...created)).to.equal(425);
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
