import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base } from '@playwright/test';
import { createSandbox, type SandboxOptions } from '../../demo/sandbox/app.js';
import { openLibsqlStore } from '../../demo/sandbox/libsql-store.js';

export const origin = 'https://sandbox.example';
export const api = `${origin}/api/v1`;
export const start = new Date('2026-01-31T09:30:00.000Z');

type Asked = { body?: unknown; key?: string; headers?: Record<string, string>; signal?: AbortSignal };

/** A sandbox on a database file of its own, with a clock that stands until it is set. */
export const openSandbox = async (file: string, options: Partial<SandboxOptions> = {}) => {
  const clock = { time: start, now: () => clock.time };
  const store = await openLibsqlStore(pathToFileURL(file).href);
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

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Playwright's `test` with a folder, and a sandbox in it, for each test. */
export const test = base.extend<{
  folder: string;
  sandbox: OpenSandbox;
  /** Opens the database of `sandbox` a second time, as another process does. */
  openAnother: (options?: Partial<SandboxOptions>) => Promise<OpenSandbox>;
}>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  sandbox: async ({ folder }, use) => {
    const sandbox = await openSandbox(join(folder, 'donations.db'));
    await use(sandbox);
    sandbox.close();
  },
  openAnother: async ({ folder }, use) => {
    const opened: OpenSandbox[] = [];
    await use(async (options) => {
      const another = await openSandbox(join(folder, 'donations.db'), options);
      opened.push(another);
      return another;
    });
    for (const another of opened) another.close();
  },
});

export { expect } from '@playwright/test';
