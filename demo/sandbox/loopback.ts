/** The connection that `@hono/node-server` hands over beside a request. */
export type Connection = {
  incoming?: { socket: { remoteAddress?: string | undefined } };
  /** With a stream in HTTP/2. */
  outgoing?: { destroy(): unknown; stream?: { close(code: number): unknown } };
  /** Set by a service worker: nobody asks it but the browser that it runs in. */
  isServiceWorker?: boolean;
};

/** Whether a host name, or the address of a socket, is this very machine. */
export const isLoopback = (host = ''): boolean =>
  /^(?:localhost|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);

/**
 * Whether a request comes from this machine, by the name that it asked for (so that no page elsewhere gets
 * here with a name of its own for this machine) and by its socket, where it has one.
 */
export const isFromThisMachine = (url: string, { incoming, isServiceWorker = false }: Connection): boolean =>
  isServiceWorker ||
  (isLoopback(new URL(url).hostname) && (!incoming || isLoopback(incoming.socket.remoteAddress)));
