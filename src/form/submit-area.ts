import { html, nothing } from 'lit';
import type { CheckoutController, CheckoutState } from '../checkout/checkout-controller.js';
import type { Localizer } from '../languages/localizer.js';
import type { Donation } from '../questions/part.js';
import { freshText } from '../ui/fresh-text.js';
import { totalsOfDonation } from './totals.js';

/** The donation's progress after the donor presses the button. */
export type CheckoutView = Pick<CheckoutController, 'isBusy' | 'isHeld'> & {
  step: CheckoutState['step'];
  /** Draws the links to the payment page, if the donor has to click. */
  links(): unknown;
  /** The text below the button. */
  notice(): string;
};

type SubmitView = {
  messages: Localizer;
  checkout: CheckoutView;
  /** Null while the amounts can't be read. */
  donation: Donation | null;
  /** Explains the last fault to the person who makes the page. */
  explanation(): unknown;
  submit(event: Event): void;
  /** Draws a button in place of the form's own. */
  button?: (() => unknown) | undefined;
  /** Drawn above the button. */
  above: unknown;
  /** Drawn at the end. */
  below: unknown;
};

/**
 * The button, which names the amount and interval once both are known, and its notices below it, where they don't move
 * it. A click submits by script, and Enter in a field clicks it, because a sandboxed frame can forbid forms to submit.
 */
export const submitArea = (view: SubmitView) => {
  const { messages, checkout, explanation, button = liveButton(view), above, below } = view;
  const { step } = checkout;
  const isFailed = step === 'failed' || step === 'unloaded';
  return html`<div class="act">
    ${above} ${step === 'link' ? checkout.links() : button()}
    <div
      class="notice ${isFailed ? 'failed' : checkout.isBusy ? 'busy' : ''}"
      aria-live="polite"
      .textContent=${checkout.notice()}
    ></div>
    ${checkout.isBusy ? nothing : secureLine(messages)} ${below}
    ${
      // Last, because it loads late and must not move the button under someone's finger.
      step === 'failed' ? explanation() : nothing
    }
  </div>`;
};

const secureLine = (messages: Localizer) =>
  html`<p class="secure" part="hint secure">
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      <path d="M8 1a4 4 0 0 0-4 4v2H3v8h10V7h-1V5a4 4 0 0 0-4-4Zm-2 6V5a2 2 0 1 1 4 0v2Z" />
    </svg>
    ${freshText(messages.localize('secure'))}
  </p>`;

const liveButton = (view: SubmitView) => () => {
  const { checkout, submit } = view;
  return html`<button
    class="button"
    part="submit"
    type="submit"
    aria-disabled=${checkout.isBusy ? 'true' : nothing}
    @click=${submit}
  >
    ${freshText(label(view))}
  </button>`;
};

const label = ({ donation, messages }: SubmitView): string => {
  if (!donation) return messages.localize('donate');
  const { currency, interval } = donation;
  const { now, recurring } = totalsOfDonation(donation);
  // If today's total is unknown, the button names no amount.
  if (now === null) return messages.localize('donate');
  const amount = messages.money(now, currency);
  if (recurring === null) return messages.localize('donateAmount', { amount });
  const values = { amount, interval: messages.intervalWithin(interval) };
  return recurring === now
    ? messages.localize('donateEvery', values)
    : messages.localize('donateBoth', { ...values, recurring: messages.money(recurring, currency) });
};
