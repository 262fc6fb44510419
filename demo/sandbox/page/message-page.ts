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
import { faultsLink } from './faults-link.js';
import { page, type Html } from './layout.js';

type Message = {
  title: string;
  text: string;
  charity?: Charity;
  returnUrl?: string;
  /** Whether the page is worth looking at again. */
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
  return link ? { footer: html`No payment provider stands behind this page. ${link}` } : {};
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

const whatComes = (checkout: Checkout) => {
  if (checkout.type === 'one_time' || !checkout.currentPeriod) return 'You won’t be asked to pay it again.';
  const end = dayInWords(checkout.currentPeriod.end);
  return checkout.cancelAtPeriodEnd
    ? `It is canceled, and ends on ${end}. Nothing more will be taken.`
    : `It is paid until ${end}, when the next payment is taken.`;
};

type Words = (checkout: Checkout) => Pick<Message, 'title' | 'text'>;

const alreadyPaid: Words = (checkout) => ({
  title: 'This donation is already paid',
  text: `Thank you: ${amountInWords(checkout)}. ${whatComes(checkout)}`,
});

const settledWords: Record<SettledStatus, Words> = {
  succeeded: alreadyPaid,
  active: alreadyPaid,
  canceled: ({ updatedAt }) => ({
    title: 'This subscription has ended',
    text: `It was canceled on ${dayInWords(updatedAt)}. Nothing more is to be paid.`,
  }),
};

/** For a checkout that has been paid, or has ended, already. */
export const settledPage = (c: Context, checkout: SettledCheckout, charity: Charity, returnUrl: string) =>
  messagePage(c, { ...settledWords[checkout.status](checkout), charity, returnUrl });

/** For a checkout whose payment was made, and is not confirmed yet. */
export const confirmingPage = (c: Context, checkout: Checkout, charity: Charity, returnUrl: string) =>
  messagePage(c, {
    title: 'Your payment is being confirmed',
    text: `${amountInWords(checkout)}: please don’t pay again. ${
      checkout.confirmation ? `The answer comes on ${timeInWords(checkout.confirmation.dueAt)}.` : ''
    }`,
    charity,
    returnUrl,
    isPassing: true,
  });

/** For a session whose `expires_at` has passed. */
export const expiredPage = (c: Context, charity: Charity, returnUrl: string) =>
  messagePage(c, {
    title: 'This checkout has expired',
    text: 'Nothing was taken. To donate, please start again from the charity’s page.',
    charity,
    returnUrl,
    status: 410,
  });

export const unknownPage = (c: Context) =>
  messagePage(c, {
    title: 'There is no such checkout',
    text: 'Please check the address, or start again from the charity’s page.',
    status: 404,
  });

export const invalidFormPage = (c: Context) =>
  messagePage(c, {
    title: 'That can’t be done',
    text: 'The form was not filled in as this page offers it. Nothing was taken; please go back and try again.',
    status: 400,
  });

/** For a form that a page of another origin has sent. */
export const foreignFormPage = (c: Context) =>
  messagePage(c, {
    title: 'This was sent from another site',
    text: 'A payment is made on this page only. Nothing was taken; please open the checkout here.',
    status: 403,
  });

export const errorPage = (c: Context) =>
  messagePage(c, {
    title: 'Something went wrong',
    text: 'The page couldn’t be shown. Please try again in a moment.',
    status: 500,
  });
