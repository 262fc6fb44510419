import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from '../../demo/sandbox/app.js';

/** A sandbox on a server of this machine, for what goes over HTTP. */
export const serveSandbox = async ({ fetch }: Pick<Sandbox, 'fetch'>) => {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A browser keeps its connections open, and so does `fetch` of Node.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
};
