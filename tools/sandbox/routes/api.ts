import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SandboxContext, Timer } from '../context.js';
import { faultyAnswers } from '../faulty-answers.js';
import type { StagedFaults } from '../faults.js';
import { badRequest, methodNotAllowed, notFound, unauthorized } from '../error-response.js';
import { maySee, type Account } from '../keys.js';
import { findUpToDate } from '../life.js';
import { subscriptionForm, paymentSessionForm } from '../read-forms.js';
import { isSlug } from '../slug.js';
import { checkRequest } from '../checkout-request.js';
import { readJson, withinSize } from '../json-body.js';
import { newCheckout } from '../new-checkout.js';

/** §4.1 */
const createCheckoutRoutes = (context: SandboxContext) =>
  new Hono<{ Variables: { account: Account } }>()
    .post('/', async (c, next) => {
      const account = context.accountOf(c.req.header('authorization'));
      if (!account) return unauthorized(c);
      c.set('account', account);
      return next();
    })
    .post('/', withinSize, async (c) => {
      const read = await readJson(c);
      const checked = 'issues' in read ? read : checkRequest(read.value);
      if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);

      const checkout = newCheckout(checked.request, c.get('account'), await context.now(), context.random);
      await context.store.add(checkout);
      return c.json({
        checkout_url: `${context.rootUrlOf(c.req.url)}/sandbox/checkout/${encodeURIComponent(checkout.slug)}`,
        expires_at: checkout.type === 'one_time' ? (checkout.expiresAt?.toISOString() ?? null) : null,
        slug: checkout.slug,
        type: checkout.type,
      });
    })
    .all(methodNotAllowed('POST'));

/** §4.2 */
const paymentSessionRoutes = (context: SandboxContext) =>
  new Hono()
    .get('/:slug', async (c) => {
      const slug = c.req.param('slug');
      if (!isSlug('one_time', slug)) return badRequest(c, 'The slug has an invalid format.');
      const session = await findUpToDate(context, slug);
      // §4.2 has no 401, so an unknown key gets the same answer as an unknown slug.
      const charity = session && context.charityOf(c.req.url, session);
      const account = context.accountOf(c.req.header('authorization'));
      if (session?.type !== 'one_time' || !charity || !maySee(account, session)) {
        return notFound(c, 'Payment session');
      }
      return c.json(paymentSessionForm(session, charity));
    })
    .all('/:slug', methodNotAllowed('GET'));

/** §4.3 */
const subscriptionRoutes = (context: SandboxContext) =>
  new Hono()
    .get('/:slug', async (c) => {
      const slug = c.req.param('slug');
      if (!isSlug('subscription', slug)) return badRequest(c, 'The slug has an invalid format.');
      const subscription = await findUpToDate(context, slug);
      // §4.3 has no 401, so an unknown key gets the same answer as an unknown slug.
      const charity = subscription && context.charityOf(c.req.url, subscription);
      const account = context.accountOf(c.req.header('authorization'));
      if (subscription?.type !== 'subscription' || !charity || !maySee(account, subscription)) {
        return notFound(c, 'Subscription');
      }
      return c.json(subscriptionForm(subscription, charity));
    })
    .all('/:slug', methodNotAllowed('GET'));

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
        exposeHeaders: ['Retry-After'],
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
