import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SandboxContext } from '../context.js';
import { faultyAnswers } from '../faulty-answers.js';
import type { StagedFaults } from '../faults.js';
import type { Timer } from '../timer.js';
import { createCheckoutRoutes } from './create-checkout.js';
import { paymentSessionRoutes } from './payment-session.js';
import { subscriptionRoutes } from './subscription.js';

type ApiOptions = {
  /** The origins whose pages can call the API. Default: any. */
  allowedOrigins?: readonly string[] | undefined;
  faults: StagedFaults;
  timer: Timer;
};

/** All routes below `/api/v1` (§4). */
export const apiRoutes = (context: SandboxContext, { allowedOrigins, faults, timer }: ApiOptions) =>
  new Hono()
    .use(
      cors({
        origin: allowedOrigins ? [...allowedOrigins] : '*',
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['Authorization', 'Content-Type', 'Accept'],
        maxAge: 600,
      }),
    )
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      await next();
    })
    .use(faultyAnswers(faults, timer))
    .route('/payment-session/checkout', createCheckoutRoutes(context))
    .route('/payment-session', paymentSessionRoutes(context))
    .route('/subscription', subscriptionRoutes(context));
