import { html, nothing } from 'lit';
import type { PendingDonation } from '../service/pending-donation.js';
import type { Localizer } from '../languages/localizer.js';
import type { Donation, Form, QuestionView } from '../questions/question.js';
import { shownQuestions } from '../questions/states.js';
import { errorSummary } from './error-summary.js';
import { errorText } from './error-text.js';
import { readAmounts } from './read-form.js';
import { submitArea, type CheckoutView } from './submit-area.js';
import { summary } from './summary.js';
import type { VisibleErrors } from './visible-errors.js';

export type FormView = {
  form: Form;
  controller: {
    errors: Pick<VisibleErrors, 'list' | 'of'>;
    /** Applies an answer that the donor gave with a button. */
    answer(change: (form: Form) => Form, field: string): void;
  };
  checkout: CheckoutView;
  messages: Localizer;
  /** Whether a donor has come near the form. */
  isNear: boolean;
  /** The name of the text field that the donor is typing in; null if there is none. */
  typing: string | null;
  /** An unconfirmed donation that the donor can still pay. */
  open: PendingDonation | null;
  submit(event: Event): void;
  /** Draws a button in place of the form's own. */
  button?(): unknown;
};

/** The whole form, from the page's `header` slot to its `footer` slot. */
export const formView = (view: FormView) => {
  const { form, controller, checkout, messages, open, submit, button } = view;
  const { donation, errors } = readAmounts(form);
  const readable = errors.length === 0 ? donation : null;
  const inGroup = questionsBy(view, readable);
  // Until the script listens, a form with this method stays on its page.
  return html`<form part="form" method="dialog" novalidate @submit=${submit}>
    <slot name="header"></slot>
    <div class="questions" ?inert=${checkout.isHeld}>
      ${errorSummary(controller.errors.list, form, messages)}${inGroup(undefined)}
    </div>
    <slot name="legal"></slot>
    ${readable ? summary(readable, messages) : nothing}
    ${submitArea({ messages, checkout, donation: readable, submit, button, below: inGroup('submit') })}
    ${open && !checkout.isSent ? resume(open, messages) : nothing}
    <slot name="footer"></slot>
  </form>`;
};

/** Draws the questions that are shown now: those of one group, or those without a group. */
const questionsBy = (
  { form, controller, messages, isNear, typing, submit }: FormView,
  donation: Donation | null,
) => {
  const inGroup = (group: string | undefined) =>
    shownQuestions(form).map((question) => (question.group === group ? question.view?.(view) : nothing));
  const view: QuestionView = {
    form,
    messages,
    donation,
    isNear,
    typing,
    submit,
    inGroup,
    errorOf: (field) => {
      const error = controller.errors.of(field);
      return error && errorText(error, form, messages);
    },
    answer: (change, field) => {
      controller.answer(change, field);
    },
  };
  return inGroup;
};

/**
 * The link to an open payment appears late. Below the button it moves nothing that a donor might be pressing. Once the
 * donor has sent the form again, it is gone: two payment pages at a time could both be paid.
 */
const resume = ({ checkoutUrl }: PendingDonation, messages: Localizer) =>
  html`<div class="notice resume">
    <p>${messages.localize('resumeOpen')}</p>
    <a class="button quiet" part="continue" href=${checkoutUrl} target="_top">
      ${messages.localize('continueToPayment')}
    </a>
  </div>`;
