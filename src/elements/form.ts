import { html, nothing } from 'lit';
import type { PendingDonation } from '../donation/pending-donation.js';
import { amountOptions } from './amount.js';
import { errorSummary } from './error-summary.js';
import type { FormView } from './form-view.js';
import { giftAidDeclaration } from './gift-aid.js';
import { giftSummary } from './gift-summary.js';
import { giftSteppers } from './gifts.js';
import { intervalOptions } from './interval.js';
import { oneOffField } from './one-off.js';
import { payerFieldset } from './payer.js';
import { purposeFields } from './purpose.js';
import { submitArea } from './submit.js';

type Handlers = {
  submit: (event: Event) => void;
  /** Called when anything was typed or chosen, also in a field of the page's own. */
  edited: () => void;
  /** Called when the donor leaves a field that was edited. */
  changed: () => void;
};

/** The whole form, from the page's own heading to its footer. */
export const form = (view: FormView, open: PendingDonation | null, { submit, edited, changed }: Handlers) =>
  html`<form part="form" novalidate @submit=${submit} @input=${edited} @change=${changed}>
    <slot name="header"></slot>
    ${errorSummary(view)} ${intervalOptions(view)} ${giftSteppers(view)} ${amountOptions(view)}
    ${oneOffField(view)} ${purposeFields(view)} ${giftAidDeclaration(view)} ${payerFieldset(view)}
    <slot name="fields" @keydown=${(event: KeyboardEvent) => submitOnEnter(event, submit)}></slot>
    <slot name="legal"></slot>
    ${giftSummary(view)} ${submitArea(view, submit)} ${open ? resume(view, open) : nothing}
    <slot name="footer"></slot>
  </form>`;

/** Fields in which Enter is theirs. */
const ownEnter = ['button', 'submit', 'reset', 'image', 'file', 'color'];

/**
 * The page's own fields stand outside of the form's shadow tree: Enter in them submits it all the same,
 * unless it ends a composition or the page took it.
 */
const submitOnEnter = (event: KeyboardEvent, submit: (event: Event) => void) => {
  const { key, target, isComposing, defaultPrevented, repeat } = event;
  if (key !== 'Enter' || isComposing || defaultPrevented || repeat) return;
  if (target instanceof HTMLInputElement && !ownEnter.includes(target.type)) submit(event);
};

/** Below the button: it comes late, and nothing that a donor may be about to press gives way to it. */
const resume = ({ words }: FormView, { checkoutUrl }: PendingDonation) =>
  html`<div class="notice resume">
    <p>${words.say('resumeOpen')}</p>
    <a class="button quiet" part="continue" href=${checkoutUrl} target="_top">
      ${words.say('continueToPayment')}
    </a>
  </div>`;
