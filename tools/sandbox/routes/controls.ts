import { Hono, type MiddlewareHandler, type Context } from 'hono';
import * as z from 'zod/mini';
import { except } from 'hono/combine';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from '../context.js';
import { notFound, badRequest, conflict, methodNotAllowed } from '../error-response.js';
import { faultsSchema, type StagedFaults } from '../faults.js';
import { withinSize, checkBody, readJson } from '../json-body.js';
import { isFromThisMachine, type Connection } from '../loopback.js';
import { maySee } from '../keys.js';
import { findUpToDate, upToDate } from '../life.js';
import { subscriptionForm } from '../read-forms.js';
import { changeOnce } from '../settlement.js';
import type { SubscriptionCheckout } from '../store.js';
import { hasOwnReferrer, readForm } from '../form-body.js';
import { clearing, faultOfForm, faultsPage } from '../page/faults-page.js';

// The limit keeps this fast: a daily donation renews for each day that the clock skips.
const farthest = 10 * 366 * 24 * 3_600;

const bySeconds = z.strictObject({ seconds: z.int().check(z.positive(), z.maximum(farthest)) });
const byMoment = z.strictObject({ to: z.iso.datetime({ offset: true }) });

/**
 * `/sandbox/control/clock`: reads the sandbox's time and moves it forward. It never moves back, because renewals
 * can't be undone.
 */
const clockControls = ({ store, clock, now }: SandboxContext) => {
  const show = async (c: Context) => c.json({ now: (await now()).toISOString() });

  return new Hono()
    .get('/', show)
    .post('/', async (c) => {
      const read = await readJson(c);
      if ('issues' in read) return badRequest(c, 'The request is invalid.', read.issues);
      const isMoment = typeof read.value === 'object' && read.value !== null && 'to' in read.value;
      const checked = isMoment ? checkBody(byMoment, read.value) : checkBody(bySeconds, read.value);
      if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);

      const ahead = await store.clockOffset();
      const wanted =
        'to' in checked.value
          ? new Date(checked.value.to).getTime() - clock.now().getTime()
          : ahead + checked.value.seconds * 1_000;
      if (wanted <= ahead || wanted > farthest * 1_000) {
        const code = wanted <= ahead ? 'too_small' : 'too_big';
        const path = ['to' in checked.value ? 'to' : 'seconds'];
        return badRequest(
          c,
          'The clock only moves forward, and at most ten years ahead of the machine’s time.',
          [{ path, code }],
        );
      }
      // Two requests for the same moment move the clock once.
      if ('to' in checked.value) await store.putClockAhead(wanted);
      else await store.advanceClock(checked.value.seconds * 1_000);
      return show(c);
    })
    .all('/', methodNotAllowed('GET, POST'));
};

/** `/sandbox/control/faults`: sets the errors of the next answers, by JSON or on a page with buttons. */
const faultControls = (faults: StagedFaults) => {
  const show = async (c: Context) => c.json({ faults: await faults.list() });

  return (
    new Hono<{ Bindings: Connection }>()
      .get('/', async (c) => {
        c.header('vary', 'Accept');
        return c.req.header('accept')?.includes('text/html') ? faultsPage(c, await faults.list()) : show(c);
      })
      .put('/', async (c) => {
        const read = await readJson(c);
        const checked = 'issues' in read ? read : checkBody(faultsSchema, read.value);
        if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);
        await faults.replace(checked.value.faults);
        return show(c);
      })
      .delete('/', async (c) => {
        await faults.replace([]);
        return show(c);
      })
      // Browsers send forms without a preflight, so a form from another origin is refused here.
      .post('/', except(hasOwnReferrer, csrf()), async (c) => {
        const form = await readForm(c);
        if (!form) return badRequest(c, 'The form is invalid.', [{ path: [], code: 'invalid_format' }]);
        if (form['stage'] === clearing) await faults.replace([]);
        else {
          const checked = checkBody(faultsSchema, { faults: [faultOfForm(form)] });
          if ('issues' in checked) return badRequest(c, 'The form is invalid.', checked.issues);
          await faults.add(checked.value.faults);
        }
        return c.redirect(c.req.path, 303);
      })
      .onError((error) => {
        if (error instanceof HTTPException) return error.getResponse();
        throw error;
      })
      .all('/', methodNotAllowed('GET, PUT, DELETE, POST'))
  );
};

const actions = ['cancel', 'cancel_at_period_end', 'keep', 'fail_next_renewal'] as const;
const schema = z.strictObject({ action: z.enum(actions) });

type Change = (subscription: SubscriptionCheckout) => Partial<SubscriptionCheckout> | undefined;

/** The change that each action makes. Undefined if the subscription's status doesn't allow it. */
const changes: Record<(typeof actions)[number], Change> = {
  cancel: ({ status }) => (status === 'canceled' ? undefined : { status: 'canceled', confirmation: null }),
  cancel_at_period_end: ({ status, currentPeriod }) =>
    status !== 'canceled' && currentPeriod ? { cancelAtPeriodEnd: true } : undefined,
  keep: ({ status }) => (status === 'canceled' ? undefined : { cancelAtPeriodEnd: false }),
  fail_next_renewal: ({ status }) => (status === 'active' ? { nextRenewalFails: true } : undefined),
};

/** `/sandbox/control/subscription/:slug`: changes to a subscription that no endpoint of §4 can make. */
const subscriptionControls = (context: SandboxContext) =>
  new Hono()
    .post('/:slug', async (c) => {
      const read = await readJson(c);
      const checked = 'issues' in read ? read : checkBody(schema, read.value);
      if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);

      const found = await findUpToDate(context, c.req.param('slug'));
      const charity = found && context.charityOf(c.req.url, found);
      const account = context.accountOf(c.req.header('authorization'));
      if (found?.type !== 'subscription' || !charity || !maySee(account, found)) {
        return notFound(c, 'Subscription');
      }
      const now = await context.now();
      let isDone = false;
      const changed = await changeOnce(context.store, found.slug, (stored) => {
        const current = upToDate(stored, now, context.random.uuid);
        const change = current.type === 'subscription' ? changes[checked.value.action](current) : undefined;
        isDone = change !== undefined;
        if (!change || current.type !== 'subscription') return current;
        // A change can make the next step due immediately, for example the end of a period that is already over.
        return upToDate({ ...current, ...change, updatedAt: now }, now, context.random.uuid);
      });
      if (!isDone || changed?.type !== 'subscription') {
        return conflict(c, 'The subscription’s status doesn’t allow this action.');
      }
      return c.json(subscriptionForm(changed, charity));
    })
    .all('/:slug', methodNotAllowed('POST'));

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
