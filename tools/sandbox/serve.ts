import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from './app.js';
import { isLoopback } from './loopback.js';
import { systemTimer, type Timer } from './context.js';

const patience = 5_000;

/** The local address to open for a server that listens on all addresses of this machine. */
const localAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const originOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** A running server. It answers its open requests before it closes. */
type ServedSandbox = {
  server: Server;
  /** Its address, with the actual port. If it listens on all addresses of this machine, it's the local one. */
  origin: string;
  /** Whether it listens on all addresses of this machine. */
  isOnAllAddresses: boolean;
  /** Its address for requests from this machine; undefined if it only listens on an address for other machines. */
  ownOrigin: string | undefined;
  /** Accepts no more connections, finishes open requests or ends them after five seconds, then closes. */
  close(): Promise<void>;
};

/** Rejects with the system's error if it can't listen on the address. */
export const serve = async (
  { fetch, end }: Sandbox,
  { host, port, timer = systemTimer }: { host: string; port: number; timer?: Timer },
): Promise<ServedSandbox> => {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new Error('The server isn’t an HTTP/1 server.');

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

  const local = localAddresses[bound.address];
  const own = [host, local ?? bound.address].find(isLoopback);
  return {
    server,
    origin: originOf(local ?? host, bound.port),
    isOnAllAddresses: local !== undefined,
    ownOrigin: own === undefined ? undefined : originOf(own, bound.port),
    async close() {
      isClosing = true;
      const closed = once(server, 'close');
      server.close();
      end();
      // Browsers keep connections open without using them.
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
