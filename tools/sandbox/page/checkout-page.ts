import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Charity } from '../../../src/schema/charity.js';
import { amountDue, itemTotal, totalAmount } from '../amounts.js';
import { intervalInWords } from '../billing-period.js';
import { formatMoney } from '../currency.js';
import type { Checkout, Item } from '../store.js';
import { hasBeenPaid } from '../settlement.js';
import { delayChoices, delayInWords, presetDelay } from './confirmation-delay.js';
import { dayInWords, timeInWords } from './day.js';
import { faultsLink, page } from './layout.js';

// The interface doesn't show how a tip is chosen (§2.6). Here, the payer can add one on the payment page.
const shares = [5, 10, 15];

/** The tips that the page offers for an amount, in the smallest unit: none, then percentages of the amount. */
const tipChoices = (amount: number) => {
  const choices = [{ amount: 0, share: '' }];
  for (const share of shares) {
    const tip = Math.round((amount / 100) * share);
    if (choices.every((choice) => choice.amount !== tip)) choices.push({ amount: tip, share: `${share}%` });
  }
  return choices;
};

/** The form's tip in the smallest unit. Undefined if it isn't a whole number. */
export const readTip = (field: unknown): number | undefined => {
  if (field === undefined) return 0;
  return typeof field === 'string' && /^\d{1,15}$/.test(field) ? Number(field) : undefined;
};

const money = (amount: number, { currency }: Checkout) => formatMoney(amount, currency);

const logo = ({ name, logo: images }: Charity) => {
  if (images?.white) return html`<img class="logo" src="${images.white}" alt="${name ?? ''}" />`;
  if (images?.color) return html`<img class="logo on-paper" src="${images.color}" alt="${name ?? ''}" />`;
  return '';
};

const itemName = ({ project, intention }: Item) => project ?? intention ?? 'Donation';

const itemNotes = (checkout: Checkout, item: Item) =>
  [
    ...(item.project && item.intention ? [item.intention] : []),
    ...(item.quantity > 1 ? [`${item.quantity} × ${money(item.amount, checkout)}`] : []),
    ...(checkout.type === 'subscription' && item.type === 'one_time' ? ['once, with the first payment'] : []),
  ].join(' · ');

const itemRow = (checkout: Checkout) => (item: Item) =>
  html`<li>
    <span>
      <bdi>${itemName(item)}</bdi>
      <small><bdi>${itemNotes(checkout, item)}</bdi></small>
    </span>
    <span class="money">${money(itemTotal(item), checkout)}</span>
  </li>`;

const itemsDue = (checkout: Checkout) =>
  hasBeenPaid(checkout) ? checkout.items.filter(({ type }) => type === 'recurring') : checkout.items;

const fixedTip = (checkout: Checkout) =>
  checkout.tip > 0
    ? html`<li>
        <span>Tip for the platform</span>
        <span class="money">${money(checkout.tip, checkout)}</span>
      </li>`
    : '';

const summary = (checkout: Checkout, charity: Charity) =>
  html`<section class="summary" aria-label="Your donation">
    ${logo(charity)}
    <h1>Donation ${charity.name ? html`to <bdi>${charity.name}</bdi>` : ''}</h1>
    <p class="amount">
      ${money(totalAmount(checkout), checkout)}
      ${
        checkout.type === 'subscription'
          ? html`<span class="interval">${intervalInWords(checkout.interval, checkout.intervalCount)}</span>`
          : ''
      }
    </p>
    ${checkout.type === 'subscription' ? html`<p><bdi>${checkout.name}</bdi></p>` : ''}
    <ul class="items">
      ${itemsDue(checkout).map(itemRow(checkout))} ${fixedTip(checkout)}
    </ul>
  </section>`;

const declinedPayment = (checkout: Checkout) =>
  checkout.type === 'subscription' && checkout.currentPeriod
    ? `The payment due on ${dayInWords(checkout.currentPeriod.start)}`
    : 'The last payment';

const declinedNotice = (checkout: Checkout) =>
  checkout.status === 'failed' || checkout.status === 'past_due'
    ? html`<p class="notice">
        ${declinedPayment(checkout)} was declined. No money was taken. You can try again.
      </p>`
    : '';

const eachTip = (tips: readonly { amount: number }[], text: (tip: number) => string) =>
  tips.map(({ amount }, index) =>
    tips.length === 1 ? text(amount) : html`<span class="with-tip-${index}">${text(amount)}</span>`,
  );

const tipField = (checkout: Checkout, tips: ReturnType<typeof tipChoices>) =>
  html`<fieldset>
    <legend>Add a tip for the platform?</legend>
    <p class="hint">
      Optional. ${checkout.type === 'subscription' ? 'You pay it with every payment.' : ''} The charity gets
      your whole donation either way.
    </p>
    <div class="tips">
      ${tips.map(
        ({ amount, share }, index) =>
          html`<label>
            <input
              type="radio"
              name="tip"
              id="tip-${index}"
              value="${amount}"
              ${index === 0 ? 'checked' : ''}
            />
            ${amount === 0 ? 'No tip' : html`<span>${money(amount, checkout)} <small>${share}</small></span>`}
          </label>`,
      )}
    </div>
  </fieldset>`;

const facts = (checkout: Checkout, tips: readonly { amount: number }[]) =>
  html`<dl class="facts">
    <div>
      <dt>Email address</dt>
      <dd><bdi>${checkout.payer.email}</bdi></dd>
    </div>
    <div class="due">
      <dt>${checkout.type === 'subscription' ? 'To pay today' : 'To pay'}</dt>
      <dd class="money">${eachTip(tips, (tip) => money(amountDue(checkout, tip), checkout))}</dd>
    </div>
    ${
      checkout.type === 'subscription'
        ? html`<div class="later">
            <dt>Then ${intervalInWords(checkout.interval, checkout.intervalCount)}</dt>
            <dd class="money">${eachTip(tips, (tip) => money(totalAmount(checkout, tip), checkout))}</dd>
          </div>`
        : ''
    }
  </dl>`;

const delayField = (checkout: Checkout) =>
  html`<p class="delay">
    <label for="confirmation">When to confirm the payment</label>
    <select id="confirmation" name="confirmation">
      ${delayChoices(checkout).map(
        (seconds) =>
          html`<option value="${seconds}" ${seconds === presetDelay(checkout) ? 'selected' : ''}>
            ${delayInWords(seconds)}
          </option>`,
      )}
    </select>
  </p>`;

const footer = (c: Context, checkout: Checkout) =>
  html`This page simulates a payment provider’s page (<code>${checkout.provider}</code>, ${checkout.mode}
  key).
  ${
    checkout.type === 'one_time' && checkout.expiresAt
      ? `It expires on ${timeInWords(checkout.expiresAt)}.`
      : ''
  }
  ${faultsLink(c)}`;

/** The page where a payer pays, is declined or leaves. It works without scripts. */
export const checkoutPage = (c: Context, checkout: Checkout, charity: Charity) => {
  // A late renewal keeps the tip of the first payment.
  const tips = hasBeenPaid(checkout)
    ? [{ amount: checkout.tip, share: '' }]
    : tipChoices(totalAmount(checkout));
  return page(c, {
    title: charity.name ? `Donate to ${charity.name}` : 'Donate',
    charity,
    footer: footer(c, checkout),
    main: html`<div class="card checkout">
      ${summary(checkout, charity)}
      <form class="payment" method="post">
        ${declinedNotice(checkout)} ${hasBeenPaid(checkout) ? '' : tipField(checkout, tips)}
        ${facts(checkout, tips)}
        <p class="hint">You don’t need a card here. Choose how this payment ends.</p>
        ${delayField(checkout)}
        <div class="actions">
          <button class="button main" name="action" value="pay">
            <span>Pay ${eachTip(tips, (tip) => money(amountDue(checkout, tip), checkout))}</span>
          </button>
          <button class="button" name="action" value="decline">Decline</button>
          <button class="button" name="action" value="leave">Leave without paying</button>
        </div>
      </form>
    </div>`,
  });
};
