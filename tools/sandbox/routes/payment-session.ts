import { Hono } from 'hono';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed, notFound } from '../error-response.js';
import { maySee } from '../keys.js';
import { findUpToDate } from '../life.js';
import { paymentSessionForm } from '../read-forms.js';
import { isSlug } from '../slug.js';

/** §4.2 */
export const paymentSessionRoutes = (context: SandboxContext) =>
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
