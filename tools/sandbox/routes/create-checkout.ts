import { Hono } from 'hono';
import { checkRequest } from '../checkout-request.js';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed, unauthorized } from '../error-response.js';
import { readJson, withinSize } from '../json-body.js';
import type { Account } from '../keys.js';
import { newCheckout } from '../new-checkout.js';

/** §4.1 */
export const createCheckoutRoutes = (context: SandboxContext) =>
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
        checkout_url: `${context.rootUrlOf(c.req.url)}/sandbox/checkout/${checkout.slug}`,
        expires_at: checkout.type === 'one_time' ? (checkout.expiresAt?.toISOString() ?? null) : null,
        slug: checkout.slug,
        type: checkout.type,
      });
    })
    .all(methodNotAllowed('POST'));
