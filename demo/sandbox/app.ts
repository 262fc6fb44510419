import { Hono } from 'hono';
import { systemClock, systemRandom, type Clock, type Random, type SandboxContext } from './context.js';
import { internalServerError, notFound } from './error-response.js';
import { apiRoutes } from './routes/api.js';
import { hostedPageRoutes } from './routes/hosted-page.js';
import { logoRoutes } from './routes/logos.js';
import { errorPage } from './page/message-page.js';
import type { Store } from './store.js';

export type SandboxOptions = {
  store: Store;
  /** Default: the time of the machine. */
  clock?: Clock;
  /** Default: Web Crypto. */
  random?: Random;
  /** The organisation's default return address (§4.1). Default: `/demo/thank-you.html` of the origin asked. */
  returnUrl?: string;
  /** Told of whatever throws; the answer is a 500 without any of it. Default: nobody is told. */
  onError?: (error: unknown) => void;
};

export type Sandbox = { fetch(request: Request): Promise<Response> };

/**
 * The whole service as one function from a request to its response: the API under `/api/v1`, and the hosted
 * checkout page under `/sandbox`. It needs nothing but Web standards.
 */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const { store, clock = systemClock, random = systemRandom, returnUrl, onError } = options;
  const context: SandboxContext = {
    store,
    now: () => Promise.resolve(clock.now()),
    random,
    defaultReturnUrl: (origin) => returnUrl ?? `${origin}/demo/thank-you.html`,
  };

  const app = new Hono();
  app.route('/api/v1', apiRoutes(context));
  app.route('/sandbox/checkout', hostedPageRoutes(context));
  app.route('/sandbox/logos', logoRoutes());
  app.notFound((c) => notFound(c, 'Path'));
  app.onError((error, c) => {
    onError?.(error);
    return c.req.path.startsWith('/sandbox/') ? errorPage(c) : internalServerError(c);
  });

  return { fetch: async (request) => app.fetch(request) };
};
