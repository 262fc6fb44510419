import { html, nothing } from 'lit';
import type { PendingDonation } from '../donation/pending-donation.js';
import { amountOptions } from './amount.js';
import { errorSummary } from './error-summary.js';
import type { FormView } from './form-view.js';
import { intervalOptions } from './interval.js';
import { payerFieldset } from './payer.js';
import { submitArea } from './submit.js';

/** The whole form, from the page's own heading to its footer. */
export const form = (view: FormView, open: PendingDonation | null, submit: (event: Event) => void) =>
  html`<form part="form" novalidate @submit=${submit}>
    <slot name="header"></slot>
    ${open ? resume(view, open) : nothing} ${errorSummary(view)} ${intervalOptions(view)}
    ${amountOptions(view)} ${payerFieldset(view)}
    <slot name="legal"></slot>
    ${submitArea(view)}
    <slot name="footer"></slot>
  </form>`;

const resume = ({ words }: FormView, { checkoutUrl }: PendingDonation) =>
  html`<div class="notice resume">
    <p>${words.say('resumeOpen')}</p>
    <a class="button quiet" part="continue" href=${checkoutUrl} target="_top"
      >${words.say('continueToPayment')}</a
    >
  </div>`;
