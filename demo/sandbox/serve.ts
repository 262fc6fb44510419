import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from './app.js';
import { systemTimer, type Timer } from './timer.js';

const patience = 5_000;

/** A server that listens, and that can be closed once it has answered what it was asked. */
export type ServedSandbox = {
  server: Server;
  /** Its own address, with the port that it got. */
  origin: string;
  /** Takes no more connections, finishes the requests that run, or cuts them after five seconds, then closes. */
  close(): Promise<void>;
};

/** Rejects with the error of the system when the address can't be listened on. */
export const serve = async (
  { fetch, end }: Sandbox,
  { host, port, timer = systemTimer }: { host: string; port: number; timer?: Timer },
): Promise<ServedSandbox> => {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new Error('The server is none of HTTP/1.');

  let running = 0;
  let isClosing = false;
  server.on('request', (_request, response) => {
    running += 1;
    if (isClosing) response.setHeader('connection', 'close');
    response.once('close', () => {
      running -= 1;
      if (isClosing && running === 0) server.closeAllConnections();
    });
  });

  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');

  return {
    server,
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    async close() {
      isClosing = true;
      const closed = once(server, 'close');
      server.close();
      end();
      // Browsers keep connections open on which they ask for nothing.
      if (running === 0) server.closeAllConnections();
      const isClosed = new AbortController();
      void timer.wait(patience, isClosed.signal).then(() => {
        if (!isClosed.signal.aborted) server.closeAllConnections();
      });
      await closed;
      isClosed.abort();
    },
  };
};
