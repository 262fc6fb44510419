import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SandboxContext } from '../context.js';
import { badRequest, conflict, methodNotAllowed, notFound } from '../error-response.js';
import { checkBody, readJson } from '../json-body.js';
import { maySee } from '../keys.js';
import { findUpToDate, upToDate } from '../life.js';
import { subscriptionForm } from '../read-forms.js';
import { changeOnce } from '../settlement.js';
import type { SubscriptionCheckout } from '../store.js';

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
export const subscriptionControls = (context: SandboxContext) =>
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
