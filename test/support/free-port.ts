import { once } from 'node:events';
import { createServer } from 'node:net';

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
