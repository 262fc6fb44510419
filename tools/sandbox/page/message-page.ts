import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Charity } from '../../../src/schema/charity.js';
import { totalAmount } from '../amounts.js';
import { intervalInWords } from '../billing-period.js';
import { formatMoney } from '../currency.js';
import type { SettledCheckout, SettledStatus } from '../settlement.js';
import type { Checkout } from '../store.js';
import { dayInWords, timeInWords } from './day.js';
import { faultsLink, type Html, page } from './layout.js';

type Message = {
  title: string;
  text: string;
  charity?: Charity;
  returnUrl?: string;
  /** True if the message changes later, so the page offers to check again. */
  isPassing?: boolean;
  status?: ContentfulStatusCode;
};

const logo = ({ name, logo: images }: Charity): Html | string => {
  if (!images?.color) return '';
  const colour = html`<img
    class="logo${images.white ? '' : ' on-paper'}"
    src="${images.color}"
    alt="${name ?? ''}"
  />`;
  return images.white
    ? html`<picture
        ><source media="(prefers-color-scheme: dark)" srcset="${images.white}" />
        ${colour}</picture
      >`
    : colour;
};

const footerOf = (c: Context) => {
  const link = faultsLink(c);
  return link ? { footer: html`This page simulates a payment provider’s page. ${link}` } : {};
};

const messagePage = (c: Context, { title, text, charity, returnUrl, isPassing, status }: Message) =>
  page(c, {
    title,
    charity,
    ...(status && { status }),
    ...footerOf(c),
    main: html`<div class="card message">
      ${charity ? logo(charity) : ''}
      <h1>${title}</h1>
      <p>${text}</p>
      ${returnUrl ? html`<a class="button main" href="${returnUrl}">Return to the charity</a>` : ''}
      ${isPassing ? html`<a class="button" href="">Check again</a>` : ''}
    </div>`,
  });

const amountInWords = (checkout: Checkout) => {
  const money = formatMoney(totalAmount(checkout), checkout.currency);
  return checkout.type === 'one_time'
    ? money
    : `${money} ${intervalInWords(checkout.interval, checkout.intervalCount)}`;
};

const nextPayment = (checkout: Checkout) => {
  if (checkout.type === 'one_time' || !checkout.currentPeriod) return 'You don’t need to pay again.';
  const end = dayInWords(checkout.currentPeriod.end);
  return checkout.cancelAtPeriodEnd
    ? `It’s cancelled and ends on ${end}. No more payments will be taken.`
    : `It’s paid until ${end}. The next payment will be taken then.`;
};

type Words = (checkout: Checkout) => Pick<Message, 'title' | 'text'>;

const alreadyPaid: Words = (checkout) => ({
  title: 'This donation is already paid',
  text: `Thank you for donating ${amountInWords(checkout)}. ${nextPayment(checkout)}`,
});

const settledWords: Record<SettledStatus, Words> = {
  succeeded: alreadyPaid,
  active: alreadyPaid,
  canceled: ({ updatedAt }) => ({
    title: 'This subscription has ended',
    text: `It was cancelled on ${dayInWords(updatedAt)}. No more payments will be taken.`,
  }),
};

/** For a checkout that is already paid or has ended. */
export const settledPage = (c: Context, checkout: SettledCheckout, charity: Charity, returnUrl: string) =>
  messagePage(c, { ...settledWords[checkout.status](checkout), charity, returnUrl });

/** For a checkout with a payment that isn't confirmed yet. */
export const confirmingPage = (c: Context, checkout: Checkout, charity: Charity, returnUrl: string) =>
  messagePage(c, {
    title: 'Your payment is being confirmed',
    text: `Your donation is ${amountInWords(checkout)}. Don’t pay again. ${
      checkout.confirmation ? `The result is due on ${timeInWords(checkout.confirmation.dueAt)}.` : ''
    }`,
    charity,
    returnUrl,
    isPassing: true,
  });

/** For a session whose `expires_at` has passed. */
export const expiredPage = (c: Context, charity: Charity, returnUrl: string) =>
  messagePage(c, {
    title: 'This payment page has expired',
    text: 'No money was taken. To donate, start again on the charity’s page.',
    charity,
    returnUrl,
    status: 410,
  });

export const unknownPage = (c: Context) =>
  messagePage(c, {
    title: 'Payment page not found',
    text: 'Check the address, or start again on the charity’s page.',
    status: 404,
  });

export const invalidFormPage = (c: Context) =>
  messagePage(c, {
    title: 'We can’t use this form',
    text: 'It has a value that isn’t on this page. No money was taken. Go back and try again.',
    status: 400,
  });

/** For a form that was sent from a page of another origin. */
export const foreignFormPage = (c: Context) =>
  messagePage(c, {
    title: 'This form was sent from another site',
    text: 'You can only pay from the payment page itself. No money was taken. Open the payment page and try again.',
    status: 403,
  });

export const errorPage = (c: Context) =>
  messagePage(c, {
    title: 'Something went wrong',
    text: 'We can’t show this page. Try again in a moment.',
    status: 500,
  });

/** For donors who return while the sandbox doesn't know the charity's page. */
export const returnedPage = (c: Context) =>
  messagePage(c, {
    title: 'Your donors return to your own page',
    text: 'The sandbox doesn’t know its address yet. Set it with --return-url, or with returnUrl in code.',
  });
