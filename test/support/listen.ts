import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import { createServer } from 'node:net';

/** A server that listens on a free port of this machine. */
export type Listening = {
  /** The address without a final slash. */
  origin: string;
  /** Closes the server and the connections that browsers keep open. */
  close(): Promise<void>;
};

export const listen = async (server: Server | SecureServer): Promise<Listening> => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
  return {
    origin: `${server instanceof SecureServer ? 'https' : 'http'}://localhost:${bound.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

/** A port of a host of this machine on which nothing listens. */
export const freePort = async (host: string): Promise<number> => {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof bound !== 'object' || bound === null) throw new Error('There is no free port.');
  return bound.port;
};
