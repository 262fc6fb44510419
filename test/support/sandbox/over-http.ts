import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from '../../../tools/sandbox/app.js';
import { listen } from '../listen.js';

export const headers = { authorization: 'Bearer pk_test_sandbox', 'content-type': 'application/json' };

export const create = (origin: string, body: unknown, signal: AbortSignal | null = null) =>
  fetch(`${origin}/api/v1/payment-session/checkout`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
  });

export const created = async (origin: string, body: unknown): Promise<string> => {
  const response = await create(origin, body);
  if (response.status !== 200) throw new Error(await response.text());
  return ((await response.json()) as { slug: string }).slug;
};

export const readSession = (origin: string, slug: string) =>
  fetch(`${origin}/api/v1/payment-session/${slug}`, { headers });

/** The simulated errors that are still to come. */
export const staged = async (origin: string): Promise<unknown[]> => {
  const response = await fetch(`${origin}/sandbox/control/faults`);
  return ((await response.json()) as { faults: unknown[] }).faults;
};

/** Resolves as soon as requests have used all simulated errors. */
export const untilUsed = async (origin: string): Promise<void> => {
  for (let asked = 1; (await staged(origin)).length > 0; asked += 1) {
    if (asked === 10_000) throw new Error('No request has used the simulated error.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Serves a sandbox on this machine, for tests over HTTP. */
export const serveSandbox = async ({ fetch }: Pick<Sandbox, 'fetch'>) => {
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  const { origin, close } = await listen(server);
  return { address: origin, close };
};
