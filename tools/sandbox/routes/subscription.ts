import { Hono } from 'hono';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed, notFound } from '../error-response.js';
import { accountOf, maySee } from '../keys.js';
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
      if (
        subscription?.type !== 'subscription' ||
        !maySee(accountOf(c.req.header('authorization')), subscription)
      ) {
        return notFound(c, 'Subscription');
      }
      return c.json(subscriptionForm(subscription, context.rootUrlOf(c.req.url)));
    })
    .all('/:slug', methodNotAllowed('GET'));
