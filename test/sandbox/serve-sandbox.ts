import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from '../../demo/sandbox/app.js';
import { listen } from '../listen.js';

/** A sandbox on a server of this machine, for what goes over HTTP. */
export const serveSandbox = async ({ fetch }: Pick<Sandbox, 'fetch'>) => {
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  const { origin, close } = await listen(server);
  return { address: origin, close };
};
