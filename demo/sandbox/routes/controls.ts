import { Hono, type MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../context.js';
import { notFound } from '../error-response.js';
import type { StagedFaults } from '../faults.js';
import { isFromThisMachine, type Connection } from '../loopback.js';
import { clockControls } from './clock-controls.js';
import { faultControls } from './fault-controls.js';
import { subscriptionControls } from './subscription-controls.js';

// No page of another origin in the developer's browser gets here either: it can't send JSON without a
// preflight, and that finds nothing here.
const onlyFromThisMachine: MiddlewareHandler<{ Bindings: Connection }> = async (c, next) => {
  if (!isFromThisMachine(c.req.url, c.env)) return notFound(c, 'Path');
  await next();
  return undefined;
};

/** Routes for developers alone, below `/sandbox/control`. They are no part of the interface, and off by default. */
export const controlRoutes = (context: SandboxContext, faults: StagedFaults) =>
  new Hono<{ Bindings: Connection }>()
    .use(onlyFromThisMachine)
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .route('/clock', clockControls(context))
    .route('/faults', faultControls(faults))
    .route('/subscription', subscriptionControls(context));
