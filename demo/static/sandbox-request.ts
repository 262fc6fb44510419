import { isSandboxPath } from '../../tools/sandbox/app.js';

/** The paths that the pages request from their host. Files of the demo in a folder `/sandbox/` aren't among them. */
const askedOfHost = /^\/(?:api\/v1\/(?:payment-session|subscription)|sandbox\/(?:checkout|control|logos))\//;

const moved = async (request: Request, address: URL): Promise<Request> => {
  const { method, headers, signal } = request;
  const isBodiless = method === 'GET' || method === 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal,
    body: isBodiless ? null : await request.arrayBuffer(),
  });
};

/**
 * The request for the sandbox, moved to the folder of the worker's scope. Undefined if the request is for the file
 * server.
 */
export const sandboxRequest = (request: Request, scope: string): Promise<Request> | undefined => {
  const { origin, pathname, search } = new URL(request.url);
  const home = new URL(scope);
  if (origin !== home.origin) return undefined;
  const isBelow = pathname.startsWith(home.pathname);
  if (isBelow && isSandboxPath(`/${pathname.slice(home.pathname.length)}`)) return Promise.resolve(request);
  // As with `npm start`, the pages request `/api/v1`. The worker gets every request of its pages.
  return askedOfHost.test(pathname) ? moved(request, new URL(`.${pathname}${search}`, scope)) : undefined;
};
