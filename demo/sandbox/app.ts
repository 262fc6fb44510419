import { Hono } from 'hono';
import { systemClock, systemRandom, type Clock, type Random, type SandboxContext } from './context.js';
import { internalServerError, notFound } from './error-response.js';
import { stageFaults } from './faults.js';
import { apiRoutes } from './routes/api.js';
import { controlRoutes } from './routes/controls.js';
import { hostedPageRoutes } from './routes/hosted-page.js';
import { logoRoutes } from './routes/logos.js';
import { errorPage } from './page/message-page.js';
import type { Connection } from './loopback.js';
import type { Store } from './store.js';
import { systemTimer, type Timer } from './timer.js';

export type SandboxOptions = {
  store: Store;
  /** Default: the time of the machine. */
  clock?: Clock;
  /** What staged delays wait by. Default: the time of the machine. */
  timer?: Timer;
  /** Default: Web Crypto. */
  random?: Random;
  /** The organisation's default return address (§4.1). Default: `/demo/thank-you.html` of the origin asked. */
  returnUrl?: string;
  /** The origins whose pages may call the API. Default: any. */
  allowedOrigins?: readonly string[];
  /** Told of whatever throws; the answer is a 500 without any of it. Default: nobody is told. */
  onError?: (error: unknown) => void;
  /**
   * Serves the control routes of development below `/sandbox/control`, to this machine only, and goes by the
   * clock that they move. Default: false.
   */
  controls?: boolean;
};

export type Sandbox = {
  /** @param connection the request as Node's server knows it, where there is one */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Ends the staged delays and hangs that run, before a server closes. */
  end(): void;
};

/**
 * The whole service as one function from a request to its response: the API under `/api/v1`, and the hosted
 * checkout page under `/sandbox`. It needs nothing but Web standards.
 */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const { store, clock = systemClock, random = systemRandom, returnUrl, onError, controls = false } = options;
  const context: SandboxContext = {
    store,
    clock,
    // What the control routes have added stands in the store: it survives a restart, and binds every process.
    now: async () => new Date(clock.now().getTime() + (controls ? await store.clockOffset() : 0)),
    random,
    defaultReturnUrl: (origin) => returnUrl ?? `${origin}/demo/thank-you.html`,
  };

  const faults = stageFaults();
  const app = new Hono<{ Bindings: Connection; Variables: { faultsPath: string } }>();
  app.route(
    '/api/v1',
    apiRoutes(context, {
      allowedOrigins: options.allowedOrigins,
      faults,
      timer: options.timer ?? systemTimer,
    }),
  );
  if (controls) {
    app.use('/sandbox/checkout/*', async (c, next) => {
      c.set('faultsPath', '/sandbox/control/faults');
      await next();
    });
  }
  app.route('/sandbox/checkout', hostedPageRoutes(context));
  app.route('/sandbox/logos', logoRoutes());
  if (controls) app.route('/sandbox/control', controlRoutes(context, faults));
  app.notFound((c) => notFound(c, 'Path'));
  app.onError((error, c) => {
    onError?.(error);
    return c.req.path.startsWith('/sandbox/checkout/') ? errorPage(c) : internalServerError(c);
  });

  return { fetch: async (request, connection = {}) => app.fetch(request, connection), end: faults.end };
};
