import { expect } from '@playwright/test';
import type { Fetch } from '../../demo/check-service/service.js';
import { openSandbox } from '../sandbox/sandbox.js';
import { key, onSession, onSubscription, setAt, type Alteration } from './altered-service.js';
import { baseUrl, command, given } from './run-command.js';

describe('what is printed', () => {
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

  it('has neither the key nor anything of a payer, and steers no terminal', async () => {
    const sandbox = openSandbox();
    const { code, printed } = await command(given, leaks(sandbox.fetch));
    expect(code).toBe(1);
    expect(printed).toContain('came:     "(the key)"');
    for (const private_ of [key, 'Ada', 'ada@', 'Lovelace', '44207', 'Test Street', '\u001b'])
      expect(printed).not.toContain(private_);
  });

  it('begins with what will be created', async () => {
    const sandbox = openSandbox();
    const { printed } = await command(given, sandbox.fetch);
    expect(printed.split('\n').slice(0, 3).join(' ')).toMatch(
      /7 unpaid checkouts of at most 4\.25 GBP for conformance@example\.org.+Nothing is paid\.$/,
    );
  });

  it('names what is not checkable without a payment', async () => {
    const sandbox = openSandbox();
    const { printed } = await command(given, sandbox.fetch);
    expect(printed.match(/not checkable without a payment/g)).toHaveLength(8);
  });
});

describe('what is sent', () => {
  it('creates as many checkouts as it says, and none is paid', async () => {
    const sandbox = openSandbox();
    const created: number[] = [];
    await command(given, async (request) => {
      const { method, url } = request;
      expect(url.startsWith(`${baseUrl}/`)).toBe(true);
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
    expect(created).toHaveLength(7);
    expect(Math.max(...created)).toBe(425);
  });

  it('waits when the service limits the rate, and asks again', async () => {
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
    expect(code).toBe(0);
    expect(pauses.length).toBeGreaterThan(5);
    expect(new Set(pauses)).toEqual(new Set([4]));
  });

  it('gives up after three answers of too many requests', async () => {
    let answers = 0;
    const { code, complained } = await command(given, async () => {
      answers += 1;
      return new Response('', { status: 429, headers: { 'retry-after': '86400' } });
    });
    expect(code).toBe(2);
    expect(answers).toBe(3);
    expect(complained).toContain('limits the rate');
  });

  it('follows no redirect, so that the key goes nowhere else', async () => {
    const sandbox = openSandbox();
    const modes = new Set<string>();
    await command(given, (request) => {
      modes.add(request.redirect);
      return sandbox.fetch(request);
    });
    expect([...modes]).toEqual(['manual']);
  });
});
