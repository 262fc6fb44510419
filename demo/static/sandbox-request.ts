import { isPathOfSandbox } from '../sandbox/app.js';

/** The paths that the pages ask of their host. They leave out a demo's own files in a folder `/sandbox/`. */
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
 * The request to the sandbox, which is in the folder of the worker's scope; undefined for one to the server of
 * the files.
 */
export const sandboxRequest = (request: Request, scope: string): Promise<Request> | undefined => {
  const { origin, pathname, search } = new URL(request.url);
  const home = new URL(scope);
  if (origin !== home.origin) return undefined;
  const isBelow = pathname.startsWith(home.pathname);
  if (isBelow && isPathOfSandbox(`/${pathname.slice(home.pathname.length)}`)) return Promise.resolve(request);
  // The pages ask for `/api/v1`, as under `npm start`: a worker is asked all that its pages ask for.
  return askedOfHost.test(pathname) ? moved(request, new URL(`.${pathname}${search}`, scope)) : undefined;
};
