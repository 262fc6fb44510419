import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { amountDue } from '../amounts.js';
import type { SandboxContext } from '../context.js';
import { methodNotAllowed } from '../error-response.js';
import { isFromElsewhere, readForm } from '../form-body.js';
import { checkoutPage, readTip } from '../page/checkout-page.js';
import { readDelay } from '../page/confirmation-delay.js';
import {
  confirmingPage,
  expiredPage,
  foreignFormPage,
  invalidFormPage,
  settledPage,
  unknownPage,
} from '../page/message-page.js';
import { findUpToDate, upToDate } from '../life.js';
import { changeOnce, isExpired, isPayable, isSettled, withPayment } from '../settlement.js';
import type { Checkout } from '../store.js';

const actions = ['pay', 'decline', 'leave'] as const;

const outcomes = { pay: 'paid', decline: 'declined' } as const;

const maxFormSize = 4 * 1024;

// Headers hold ASCII only, so other characters are encoded as a browser would encode them.
const asLocation = (url: string) => (/^[\x21-\x7e]+$/.test(url) ? url : new URL(url).href);

/** The page that `checkout_url` opens, at `/sandbox/checkout/:slug`. */
export const hostedPageRoutes = (context: SandboxContext) => {
  const { store, now, random, charityOf, defaultReturnUrl } = context;
  const returnUrlOf = (c: Context, checkout: Checkout) =>
    checkout.returnUrl ?? defaultReturnUrl(c.req.url, checkout);

  const show = async (c: Context, checkout: Checkout) => {
    const charity = charityOf(c.req.url, checkout);
    if (!charity) return unknownPage(c);
    if (isSettled(checkout)) return settledPage(c, checkout, charity, returnUrlOf(c, checkout));
    if (checkout.confirmation) return confirmingPage(c, checkout, charity, returnUrlOf(c, checkout));
    if (isExpired(checkout, await now())) return expiredPage(c, charity, returnUrlOf(c, checkout));
    return checkoutPage(c, checkout, charity);
  };

  return new Hono()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      // Anyone with the slug can see the donation, so the page sends no referrer, not even with the redirect.
      c.header('referrer-policy', 'no-referrer');
      await next();
    })
    .get('/:slug', async (c) => {
      const checkout = await findUpToDate(context, c.req.param('slug'));
      return checkout ? show(c, checkout) : unknownPage(c);
    })
    .post('/:slug', async (c, next) => (isFromElsewhere(c) ? foreignFormPage(c) : next()))
    .post('/:slug', bodyLimit({ maxSize: maxFormSize, onError: invalidFormPage }), async (c) => {
      const form = await readForm(c);
      if (!form) return invalidFormPage(c);
      const action = actions.find((name) => name === form['action']);
      const tip = readTip(form['tip']);
      if (!action || tip === undefined) return invalidFormPage(c);

      const found = await findUpToDate(context, c.req.param('slug'));
      if (!found || !charityOf(c.req.url, found)) return unknownPage(c);
      const seconds = readDelay(form['confirmation'], found);
      if (seconds === undefined || !Number.isSafeInteger(amountDue(found, tip))) return invalidFormPage(c);
      const back = asLocation(returnUrlOf(c, found));
      if (action === 'leave') return c.redirect(back, 303);

      const payment = { outcome: outcomes[action], tip, delay: seconds * 1_000 };
      const moment = await now();
      const checkout = await changeOnce(store, found.slug, (read) => {
        const current = upToDate(read, moment, random.uuid);
        return isPayable(current, moment) ? withPayment(current, payment, moment, random.uuid()) : current;
      });
      // If the page is sent again or in two tabs, only the first payment counts.
      return checkout && isExpired(checkout, moment) ? show(c, checkout) : c.redirect(back, 303);
    })
    .all('/:slug', methodNotAllowed('GET, POST'));
};
