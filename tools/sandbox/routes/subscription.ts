import { Hono } from 'hono';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed, notFound } from '../error-response.js';
import { maySee } from '../keys.js';
import { findUpToDate } from '../life.js';
import { subscriptionForm } from '../read-forms.js';
import { isSlug } from '../slug.js';

/** §4.3 */
export const subscriptionRoutes = (context: SandboxContext) =>
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
