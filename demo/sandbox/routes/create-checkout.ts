import { Hono, type Context } from 'hono';
import { checkRequest } from '../checkout-request.js';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed, unauthorized, type Issue } from '../error-response.js';
import { accountOf } from '../keys.js';
import { newCheckout } from '../new-checkout.js';

const faultOfBody = (code: Issue['code']): { issues: Issue[] } => ({ issues: [{ path: [], code }] });

const readBody = async (c: Context): Promise<{ body: unknown } | { issues: Issue[] }> => {
  // “Content-Type: application/json on requests with a body”
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return faultOfBody('unsupported_content_type');
  }
  const text = await c.req.text();
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return faultOfBody('invalid_json');
  }
};

/** §4.1 */
export const createCheckoutRoutes = (context: SandboxContext) =>
  new Hono()
    .post('/', async (c) => {
      const account = accountOf(c.req.header('authorization'));
      if (!account) return unauthorized(c);

      const read = await readBody(c);
      const checked = 'issues' in read ? read : checkRequest(read.body);
      if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);

      const checkout = newCheckout(checked.request, account, await context.now(), context.random);
      await context.store.add(checkout);
      const { origin } = new URL(c.req.url);
      return c.json({
        checkout_url: `${origin}/sandbox/checkout/${checkout.slug}`,
        expires_at: checkout.type === 'one_time' ? (checkout.expiresAt?.toISOString() ?? null) : null,
        slug: checkout.slug,
        type: checkout.type,
      });
    })
    .all(methodNotAllowed('POST'));
