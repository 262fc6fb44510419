import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';

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
