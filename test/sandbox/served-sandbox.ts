import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { test as base } from './sandbox.js';

/** The sandbox on a server of its own, for what goes over HTTP. */
export const test = base.extend<{ address: string }>({
  address: async ({ sandbox }, use) => {
    const server = createAdaptorServer({ fetch: sandbox.fetch, overrideGlobalObjects: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
    await use(`http://127.0.0.1:${bound.port}`);
    const closed = once(server, 'close');
    server.close();
    // A browser keeps its connections open.
    if ('closeAllConnections' in server) server.closeAllConnections();
    await closed;
  },
});

export { expect } from './sandbox.js';
