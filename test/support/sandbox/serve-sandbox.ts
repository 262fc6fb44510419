import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from '../../../tools/sandbox/app.js';
import { listen } from '../listen.js';

/** Serves a sandbox on this machine, for tests over HTTP. */
export const serveSandbox = async ({ fetch }: Pick<Sandbox, 'fetch'>) => {
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  const { origin, close } = await listen(server);
  return { address: origin, close };
};
