import { Hono } from 'hono';
import { charityForm, logoFiles, ownCharities, type SandboxCharities } from './charities.js';
import {
  systemClock,
  systemRandom,
  type Clock,
  type Random,
  type SandboxContext,
  systemTimer,
  type Timer,
} from './context.js';
import { internalServerError, notFound } from './error-response.js';
import { openMemoryShelf, stageFaults, type FaultShelf } from './faults.js';
import { apiRoutes } from './routes/api.js';
import { controlRoutes } from './routes/controls.js';
import { hostedPageRoutes } from './routes/hosted-page.js';
import { errorPage, returnedPage } from './page/message-page.js';
import { isFromThisMachine, type Connection } from './loopback.js';
import { openAccounts } from './keys.js';
import { openMemoryStore } from './memory-store.js';
import type { Store } from './store.js';

/** The charities' logos (§2.5) by file name, for any page, including pages with cross-origin isolation. */
const logoRoutes = (logos: ReadonlyMap<string, string>) =>
  new Hono().get('/:file', (c) => {
    const logo = logos.get(c.req.param('file'));
    if (logo === undefined) return c.notFound();
    return c.body(logo, 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
  });

export type SandboxOptions = {
  /** Default: memory, so donations end with the process. */
  store?: Store;
  /** The storage for simulated errors. Default: memory, so a restart clears them. */
  faultShelf?: FaultShelf;
  /** The sandbox's folder on its host, such as `/charity/demo`. Default: none. */
  folder?: string;
  /** Default: the machine's time. */
  clock?: Clock;
  /** The timer for simulated delays. Default: the machine's time. */
  timer?: Timer;
  /** Default: Web Crypto. */
  random?: Random;
  /** Charities besides the sandbox's own. The names end their keys: `zakat` has the key `pk_test_sandbox_zakat`. */
  charities?: SandboxCharities;
  /**
   * The default return address (§4.1) of the organisations that have none: an address, or a path on the same origin.
   * Default: a page of the sandbox.
   */
  returnUrl?: string;
  /** The origins whose pages can call the API. Default: any. */
  allowedOrigins?: readonly string[];
  /** Receives each error that is thrown. The answer is a 500 without details. Default: errors are dropped. */
  onError?: (error: unknown) => void;
  /**
   * Serves the control routes below `/sandbox/control`, to this machine only, and uses the clock that they move.
   * Default: false.
   */
  controls?: boolean;
};

export type Sandbox = {
  /** @param connection the connection of Node's server, if there is one */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Ends the simulated delays and hangs that are running, so that a server can close. */
  end(): void;
};

/** The path of a page that tells developers how to set the return address. It's a return address itself. */
const ownReturnPath = '/sandbox/return';

/** Whether a path belongs to the sandbox, relative to its folder. */
export const isSandboxPath = (path: string): boolean => /^\/(?:api\/v1|sandbox)(?:[/?]|$)/.test(path);

/**
 * The whole service as one function from a request to its response: the API under `/api/v1` and the payment page
 * under `/sandbox`. It only uses Web standards.
 */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const {
    store = openMemoryStore(),
    clock = systemClock,
    random = systemRandom,
    folder = '',
    controls = false,
  } = options;
  const charities = new Map(Object.entries({ ...ownCharities, ...options.charities }));
  const rootUrlOf = (url: string) => new URL(url).origin + folder;
  const context: SandboxContext = {
    store,
    clock,
    // The store keeps the time that the control routes have added, so it survives a restart and is the same for
    // every process.
    now: async () => new Date(clock.now().getTime() + (controls ? await store.clockOffset() : 0)),
    random,
    rootUrlOf,
    accountOf: openAccounts([...charities.keys()]),
    charityOf: (url, donation) => {
      const charity = charities.get(donation.charity);
      return charity && charityForm(charity, rootUrlOf(url));
    },
    defaultReturnUrl: (url, donation) => {
      const { returnUrl = folder + ownReturnPath } = options;
      const own = charities.get(donation.charity)?.returnUrl ?? returnUrl;
      return own.startsWith('/') ? new URL(own, url).href : own;
    },
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
      if (isFromThisMachine(c.req.url, c.env)) c.set('faultsPath', `${folder}/sandbox/control/faults`);
      await next();
    });
  }
  app.route('/sandbox/checkout', hostedPageRoutes(context));
  app.route('/sandbox/logos', logoRoutes(logoFiles([...charities.values()])));
  app.get(ownReturnPath, returnedPage);
  if (controls) app.route('/sandbox/control', controlRoutes(context, faults));
  app.notFound((c) => notFound(c, 'Path'));
  app.onError((error, c) => {
    options.onError?.(error);
    return c.req.path.startsWith(`${folder}/sandbox/checkout/`) ? errorPage(c) : internalServerError(c);
  });

  return { fetch: async (request, connection = {}) => app.fetch(request, connection), end: faults.end };
};
