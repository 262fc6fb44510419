import { html, nothing } from 'lit';
import type { PendingDonation } from '../donation/pending-donation.js';
import { errorSummary } from './error-summary.js';
import { extras } from './extras.part.js';
import type { FormRest } from './form-view.js';
import { faultText, type GivingView } from './giving-view.js';
import { readings } from './readings.js';

/** What the form in use has beyond what a donor first sees. `open` is an unpaid donation to go on with. */
export const restOf = (form: GivingView, open: PendingDonation | null): FormRest => {
  const rest: FormRest = {
    ...nothingMore,
    fault: (field) => faultText(form, field),
    readings: (field, typed, type) => readings(form, field, typed, type),
    errors: errorSummary(form),
    resume: open ? resume(form, open) : nothing,
  };
  return { ...rest, ...extras.value?.partsOf({ ...form, rest }) };
};

const nothingMore = {
  noAmount: nothing,
  lines: nothing,
  impact: () => ({ id: '', text: nothing }),
  chosenImpact: nothing,
  gifts: nothing,
  currencies: nothing,
  choices: nothing,
  address: nothing,
};

/** Below the button: it comes late, and nothing that a donor may be about to press gives way to it. */
const resume = ({ words }: GivingView, { checkoutUrl }: PendingDonation) =>
  html`<div class="notice resume">
    <p>${words.say('resumeOpen')}</p>
    <a class="button quiet" part="continue" href=${checkoutUrl} target="_top">
      ${words.say('continueToPayment')}
    </a>
  </div>`;
