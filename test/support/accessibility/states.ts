import { expect, fixtureSync, html } from '@open-wc/testing';
import { HttpError } from '../../../src/client/errors.js';
import { en } from '../../../src/languages/en.js';
import type { Outcome } from '../../../src/schema/outcome.js';
import { fakePlatform, fakeService, paymentSession, settled } from '../elements/fakes.js';
import { later, openStatus, openWidget, type Donor, type Options } from '../elements/donor.js';
import { until } from '../elements/until.js';
import { everything, little, type Attributes } from './forms.js';
import session from '../../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../../fixtures/subscription.json' with { type: 'json' };

/** A page in British English with only a heading, which passes an audit. */
export const barePage = async (lang = 'en-GB'): Promise<HTMLElement> => {
  document.title = 'Give';
  Object.assign(document.documentElement, { lang, dir: 'ltr' });
  if (!document.querySelector('meta[name="color-scheme"]')) {
    const scheme = Object.assign(document.createElement('meta'), { name: 'color-scheme' });
    scheme.content = 'light dark';
    document.head.append(scheme);
  }
  document.querySelector('main')?.remove();
  const page = fixtureSync<HTMLElement>(html`<main><h1 tabindex="-1">Give</h1></main>`);
  await settled();
  return page;
};

/** Opens a form on a new page. */
export const open = async (attributes: Attributes, options: Options = {}, lang?: string) =>
  openWidget(attributes, { page: await barePage(lang), ...options });

/** Fills in every required field. */
export const fillIn = async (donor: Donor): Promise<void> => {
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
};

/**
 * Makes an error in every field of a form with every question, and submits it. `own` writes a text of the page as it is
 * there.
 */
export const makeEveryError = async (
  donor: Donor,
  own: (text: string) => string = (text) => text,
): Promise<void> => {
  await donor.type(own('Reeds'), 'many');
  await donor.type(en.customAmount, 'much');
  await donor.type(en.one_off, 'more');
  await donor.tick(en.dedication);
  await donor.type(en.dedication_message, 'In kind memory. '.repeat(40));
  await donor.type(en.dedication_notify_email, 'ben');
  await donor.tick(en.giftAidYes);
  await donor.type(en.email, 'ada');
  await donor.type(en.comment, 'x'.repeat(501));
  await donor.type(own('A memory of the river'), 'x'.repeat(501));
  await donor.type(own('Number of guests'), 'many');
  await donor.submit();
  expect(donor.errorSummary).to.have.length(24);
};

export const openWithEveryError = async () => {
  const opened = await open(everything);
  await makeEveryError(opened.donor);
  return opened;
};

/** Opens a form, fills it in and sends it to this service. */
export const send = async (service = fakeService()) => {
  const opened = await open(little, { service });
  await fillIn(opened.donor);
  await opened.donor.submit();
  return opened;
};

export const hanging = () => fakeService({ createCheckout: () => new Promise(() => undefined) });

/** A service that fails once, then answers as this one. */
export const failingOnce = (then = fakeService()) => {
  let tries = 0;
  return fakeService({
    createCheckout: (...args) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new HttpError(503, {})) : then.createCheckout(...args);
    },
  });
};

/** Opens a form that is still on the page ten seconds after it redirects to the payment. */
export const openLink = async () => {
  const opened = await send();
  expect(opened.donor.notice).to.equal(en.leaving);
  await opened.platform.clock.advance(10_000);
  await opened.element.updateComplete;
  if (!opened.donor.find(en.continueToPayment)) throw new Error('There is no link.');
  return opened;
};

/** Opens the form again with the back button, after a donation that is not paid yet. */
export const openOffer = async () => {
  const { platform } = await send();
  const unpaid = paymentSession({ status: 'pending_payment' });
  const service = fakeService({ getPaymentSession: () => Promise.resolve(unpaid) });
  const opened = await open(little, { platform: later(platform, 'back'), service });
  await until(() => opened.donor.text.includes(en.resumeOpen), 'No offer.');
  return opened;
};

type Told = { type: 'one_time' | 'subscription'; status?: string; change?: object; code?: number } | null;

/** The service's answer for each outcome, or null if the service is not asked. */
const told: Record<Outcome, Told> = {
  succeeded: { type: 'one_time', status: 'succeeded' },
  pending: { type: 'one_time', status: 'pending_payment' },
  failed: { type: 'one_time', status: 'failed' },
  attention: { type: 'subscription', status: 'past_due' },
  ended: { type: 'subscription', status: 'canceled' },
  unconfirmed: { type: 'one_time', status: 'on_hold' },
  'not-found': { type: 'one_time', code: 400 },
  lost: null,
  mismatch: { type: 'one_time', change: { slug: 'ps_other' } },
  unavailable: { type: 'one_time', code: 503 },
};

const picture = `${location.origin}/test/support/accessibility/logo.svg`;
const logo = { color: picture, white: picture, favicon: null };

// The service sends no type for the items of a one-time donation.
const line_items = session.line_items.map((item) => ({ type: null, ...item }));

/** A service that returns this outcome, which a test can change, for a charity with this colour. */
const telling = (outcome: Outcome, primary = '#0b5fff') => {
  const now = { outcome };
  const answer = <Body extends typeof session | typeof subscription>(body: Body) => {
    const { status = 'succeeded', change, code } = told[now.outcome] ?? {};
    if (code) return Promise.reject(new HttpError(code, {}));
    const theme = { primary, secondary: null };
    return Promise.resolve({ ...body, status, charity: { ...body.charity, logo, theme }, ...change });
  };
  const service = fakeService({
    // A logo over http is shown only if it has the same origin as a local service.
    baseUrl: `${location.origin}/api/v1`,
    getPaymentSession: () => answer({ ...session, line_items }),
    getSubscription: () => answer(subscription),
  });
  return Object.assign(service, { now });
};

/** Every outcome that a status can show. */
export const outcomes = Object.keys(told) as Outcome[];

/** Opens a status with this outcome on a new page. */
export const tell = async (outcome: Outcome, primary?: string, lang?: string) => {
  const service = telling(outcome, primary);
  const type = told[outcome]?.type;
  const opened = await openStatus(
    type ? { type, slug: (type === 'one_time' ? session : subscription).slug } : {},
    { page: await barePage(lang), platform: fakePlatform(), service },
  );
  await until(() => opened.element.outcome === outcome, `It is not ${outcome}.`);
  await opened.element.updateComplete;
  const picture = opened.donor.root.querySelector('img');
  // Firefox refuses to decode an image that it might never load.
  if (picture) picture.loading = 'eager';
  await picture?.decode();
  return { ...opened, service };
};

/** Opens a recurring donation that succeeded, with a link to manage it and a link that `copy` accepts or refuses. */
export const tellNextSteps = async (copy: () => Promise<void>) => {
  const { slug } = subscription;
  const attributes = {
    type: 'subscription',
    slug,
    'manage-url': 'https://charity.example/my-donation',
    'share-url': 'https://charity.example/appeal',
  };
  const platform = fakePlatform({ canShare: () => false, copy });
  const opened = await openStatus(attributes, { page: await barePage(), platform });
  await until(() => opened.donor.find(en.copyLink) !== undefined, 'There is no link to copy.');
  await opened.donor.press(en.copyLink);
  return opened;
};

/** Opens a status that has stopped polling and has a button to check again. */
export const openCheckAgain = async () => {
  const opened = await tell('unconfirmed');
  for (let tries = 0; tries < 200 && !opened.donor.find(en.checkAgain); tries += 1) {
    await opened.platform.clock.advance(3_000);
    await opened.element.updateComplete;
  }
  const button = opened.donor.find(en.checkAgain);
  if (!button) throw new Error('It asks for ever.');
  return { ...opened, button };
};
