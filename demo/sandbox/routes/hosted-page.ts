import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { amountDue } from '../amounts.js';
import { charityOf } from '../charities.js';
import type { SandboxContext } from '../context.js';
import { methodNotAllowed } from '../error-response.js';
import { checkoutPage } from '../page/checkout-page.js';
import { expiredPage, invalidFormPage, settledPage, unknownPage } from '../page/message-page.js';
import { readTip } from '../page/tip.js';
import { changeOnce, declined, isExpired, isPayable, isSettled, paid } from '../settlement.js';
import type { Checkout } from '../store.js';

const actions = ['pay', 'decline', 'leave'] as const;

const maxFormSize = 4 * 1024;

const originOf = (c: Context) => new URL(c.req.url).origin;

// A header holds ASCII only: what can't stand in one as it is goes there as a browser would write it.
const asLocation = (url: string) => (/^[\x21-\x7e]+$/.test(url) ? url : new URL(url).href);

/** The page to which `checkout_url` leads, at `/sandbox/checkout/:slug`. */
export const hostedPageRoutes = ({ store, clock, random, defaultReturnUrl }: SandboxContext) => {
  const returnUrlOf = (c: Context, checkout: Checkout) => checkout.returnUrl ?? defaultReturnUrl(originOf(c));

  const show = (c: Context, checkout: Checkout) => {
    const charity = charityOf(checkout.charity, originOf(c));
    if (isSettled(checkout)) return settledPage(c, checkout, charity, returnUrlOf(c, checkout));
    if (isExpired(checkout, clock.now())) return expiredPage(c, charity, returnUrlOf(c, checkout));
    return checkoutPage(c, checkout, charity);
  };

  return new Hono()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      // The slug is all that one needs to see the donation: it goes nowhere, not even with the redirect.
      c.header('referrer-policy', 'no-referrer');
      await next();
    })
    .get('/:slug', async (c) => {
      const checkout = await store.find(c.req.param('slug'));
      return checkout ? show(c, checkout) : unknownPage(c);
    })
    .post('/:slug', bodyLimit({ maxSize: maxFormSize, onError: invalidFormPage }), async (c) => {
      const form = await c.req.parseBody();
      const action = actions.find((name) => name === form['action']);
      const tip = readTip(form['tip']);
      if (!action || tip === undefined) return invalidFormPage(c);

      const now = clock.now();
      const checkout = await changeOnce(store, c.req.param('slug'), (current) => {
        if (!isPayable(current, now)) return undefined;
        if (action === 'decline') return declined(current, now);
        const isTooMuch = !Number.isSafeInteger(amountDue(current, tip));
        return action === 'pay' && !isTooMuch ? paid(current, tip, now, random.uuid()) : undefined;
      });
      if (!checkout) return unknownPage(c);
      if (action === 'leave' || !isExpired(checkout, now)) {
        return c.redirect(asLocation(returnUrlOf(c, checkout)), 303);
      }
      return show(c, checkout);
    })
    .all('/:slug', methodNotAllowed('GET, POST'));
};
