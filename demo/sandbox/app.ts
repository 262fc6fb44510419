import { Hono } from 'hono';
import { returnPageOf } from './charities.js';
import { systemClock, systemRandom, type Clock, type Random, type SandboxContext } from './context.js';
import { internalServerError, notFound } from './error-response.js';
import { openMemoryShelf, stageFaults, type FaultShelf } from './faults.js';
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
  /** Where staged faults are kept. Default: in memory, so a restart clears them. */
  faultShelf?: FaultShelf;
  /** The folder of its host in which the sandbox stands, such as `/charity/demo`. Default: none. */
  folder?: string;
  /** Default: the time of the machine. */
  clock?: Clock;
  /** The timer of staged delays. Default: the time of the machine. */
  timer?: Timer;
  /** Default: Web Crypto. */
  random?: Random;
  /** Where the demo's pages are, within `folder`. Default: `/demo`. */
  pages?: string;
  /**
   * The default return address (§4.1) of every organisation. Default: a page of the demo for each, such as
   * `/demo/thank-you.html` of the origin asked.
   */
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

/** Whether a path is one of the sandbox, as seen from the folder in which it stands. */
export const isPathOfSandbox = (path: string) => /^\/(?:api\/v1|sandbox)(?:[/?]|$)/.test(path);

/**
 * The whole service as one function from a request to its response: the API under `/api/v1`, and the hosted
 * checkout page under `/sandbox`. It needs nothing but Web standards.
 */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const {
    store,
    clock = systemClock,
    random = systemRandom,
    folder = '',
    pages = '/demo',
    controls = false,
  } = options;
  const rootUrlOf = (url: string) => new URL(url).origin + folder;
  const context: SandboxContext = {
    store,
    clock,
    // The time that the control routes have added is in the store: it survives a restart, and is the same for
    // every process.
    now: async () => new Date(clock.now().getTime() + (controls ? await store.clockOffset() : 0)),
    random,
    rootUrlOf,
    defaultReturnUrl: (url, charity) =>
      options.returnUrl ?? `${rootUrlOf(url)}${pages}/${returnPageOf(charity)}`,
  };

  const faults = stageFaults(options.faultShelf ?? openMemoryShelf());
  const app = new Hono<{ Bindings: Connection; Variables: { faultsPath: string } }>().basePath(folder);
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
      c.set('faultsPath', `${folder}/sandbox/control/faults`);
      await next();
    });
  }
  app.route('/sandbox/checkout', hostedPageRoutes(context));
  app.route('/sandbox/logos', logoRoutes());
  if (controls) app.route('/sandbox/control', controlRoutes(context, faults));
  app.notFound((c) => notFound(c, 'Path'));
  app.onError((error, c) => {
    options.onError?.(error);
    return c.req.path.startsWith(`${folder}/sandbox/checkout/`) ? errorPage(c) : internalServerError(c);
  });

  return { fetch: async (request, connection = {}) => app.fetch(request, connection), end: faults.end };
};
