/** The connection that `@hono/node-server` passes along with a request. */
export type Connection = {
  incoming?: { socket: { remoteAddress?: string | undefined } };
  /** HTTP/2 has a stream. */
  outgoing?: { destroy(): unknown; stream?: { close(code: number): unknown } };
  /** True in a service worker, which only its own browser can reach. */
  isServiceWorker?: boolean;
};

/** Whether a host name or a socket's address is this machine. */
export const isLoopback = (host = ''): boolean =>
  /^(?:localhost|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);

/**
 * Whether a request comes from this machine. It checks the host name in the request, because a page elsewhere could
 * point its own host name at this machine, and the socket if there is one.
 */
export const isFromThisMachine = (url: string, { incoming, isServiceWorker = false }: Connection): boolean =>
  isServiceWorker ||
  (isLoopback(new URL(url).hostname) && (!incoming || isLoopback(incoming.socket.remoteAddress)));
