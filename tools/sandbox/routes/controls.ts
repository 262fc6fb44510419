import { Hono, type MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../context.js';
import { notFound } from '../error-response.js';
import type { StagedFaults } from '../faults.js';
import { withinSize } from '../json-body.js';
import { isFromThisMachine, type Connection } from '../loopback.js';
import { clockControls } from './clock-controls.js';
import { faultControls } from './fault-controls.js';
import { subscriptionControls } from './subscription-controls.js';

// This also keeps out pages of other origins in the developer's browser. They can't send JSON without a
// preflight, and these routes don't answer preflights.
const onlyFromThisMachine: MiddlewareHandler<{ Bindings: Connection }> = async (c, next) => {
  if (!isFromThisMachine(c.req.url, c.env)) return notFound(c, 'Path');
  await next();
  return undefined;
};

/** Routes for developers below `/sandbox/control`. They aren't part of the interface, and they're off by default. */
export const controlRoutes = (context: SandboxContext, faults: StagedFaults) =>
  new Hono<{ Bindings: Connection }>()
    .use(onlyFromThisMachine)
    .use(withinSize)
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .route('/clock', clockControls(context))
    .route('/faults', faultControls(faults))
    .route('/subscription', subscriptionControls(context));
