import { html, nothing } from 'lit';
import type { CheckoutController } from '../checkout/checkout-controller.js';
import type { Localizer } from '../languages/localizer.js';
import type { PendingDonation } from '../service/pending-donation.js';
import { freshText } from '../ui/fresh-text.js';
import type { CheckoutView } from './submit-area.js';

/** The donation's progress, as the form shows it. */
export const checkoutView = (checkout: CheckoutController, messages: Localizer): CheckoutView => ({
  step: checkout.state.step,
  isBusy: checkout.isBusy,
  isHeld: checkout.isHeld,
  links: () => paymentLinks(checkout, messages),
  notice: () => notice(checkout, messages),
});

/** The links to the payment page, if the donor has to click. */
const paymentLinks = (checkout: CheckoutController, messages: Localizer) => {
  const { state } = checkout;
  if (state.step !== 'link') return nothing;
  return html`<a
      class="button"
      part="submit"
      href=${state.url}
      target="_top"
      @click=${() => checkout.onFollow()}
      >${freshText(messages.localize('continueToPayment'))}</a
    >
    ${
      state.isBlocked
        ? html`<a class="button quiet" part="continue" href=${state.url} target="_blank" rel="noopener"
            >${freshText(messages.localize('continueInNewTab'))}</a
          >`
        : nothing
    }`;
};

const notice = ({ state, secondsLeft }: CheckoutController, messages: Localizer): string => {
  if (state.step === 'idle') return '';
  if (state.step === 'link') return messages.localize('linkReady');
  if (state.step !== 'failed') return messages.localize(state.step);
  const { key, values } = state.failure.notice;
  return messages.localize(key, key === 'busy' ? { count: Math.max(secondsLeft, 1) } : values);
};

/**
 * The link to an open payment appears late. Below the button it moves nothing that a donor might be pressing. Once the
 * donor has sent the form again, it is gone: two payment pages at a time could both be paid.
 */
export const resumeLink = ({ checkoutUrl }: PendingDonation, messages: Localizer) =>
  html`<div class="notice resume">
    <p>${messages.localize('resumeOpen')}</p>
    <a class="button quiet" part="continue" href=${checkoutUrl} target="_top">
      ${messages.localize('continueToPayment')}
    </a>
  </div>`;
