import { createSandbox, type SandboxOptions } from '../../../tools/sandbox/app.js';
import { openMemoryStore } from '../../../tools/sandbox/memory-store.js';

export const origin = 'https://sandbox.example';
export const api = `${origin}/api/v1`;
const start = new Date('2026-01-31T09:30:00.000Z');

type Asked = { body?: unknown; key?: string; headers?: Record<string, string>; signal?: AbortSignal };

/**
 * A sandbox with its own store, in memory by default, and a clock that only moves when it's set. `store.test.ts`
 * shows that a store in memory follows the same rules as a database file.
 */
export const openSandbox = ({
  store = openMemoryStore(),
  ...options
}: Partial<Omit<SandboxOptions, 'clock'>> = {}) => {
  const clock = { time: start, now: () => clock.time };
  const { fetch } = createSandbox({ store, clock, controls: true, ...options });

  const ask = (
    method: string,
    path: string,
    { body, key = 'pk_test_sandbox', headers, signal }: Asked = {},
  ) =>
    fetch(
      new Request(`${api}${path}`, {
        method,
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(signal && { signal }),
        ...(body !== undefined && {
          body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
        }),
      }),
    );

  return {
    fetch,
    store,
    clock,
    close: () => {
      store.close();
    },
    create: (body: unknown, asked: Asked = {}) =>
      ask('POST', '/payment-session/checkout', { body, ...asked }),
    created: async (body: unknown, asked: Asked = {}) => {
      const response = await ask('POST', '/payment-session/checkout', { body, ...asked });
      if (response.status !== 200) throw new Error(await response.text());
      return (await response.json()) as { checkout_url: string; slug: string; expires_at: string | null };
    },
    session: (slug: string, asked: Asked = {}) => ask('GET', `/payment-session/${slug}`, asked),
    subscription: (slug: string, asked: Asked = {}) => ask('GET', `/subscription/${slug}`, asked),
    control: (path: string, body: unknown, { key = 'pk_test_sandbox' }: Asked = {}) =>
      fetch(
        new Request(`http://localhost/sandbox/control${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: key },
          body: JSON.stringify(body),
        }),
      ),
    open: (url: string) => fetch(new Request(url)),
    send: (url: string, form: Record<string, string>) =>
      fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) })),
  };
};

export type OpenSandbox = ReturnType<typeof openSandbox>;
