import { html, nothing } from 'lit';
import type { Clock } from '../page/platform.js';
import type { PendingDonation } from '../service/pending-donation.js';
import type { Localizer } from '../languages/localizer.js';
import type { Donation, Form, Part } from '../questions/part.js';
import { groupOf } from '../questions/states.js';
import { errorSummary } from './error-summary.js';
import { errorText } from './error-text.js';
import { keyed, PartDrawing, drawnPart } from './drawn-part.js';
import { submitArea, type CheckoutView } from './submit-area.js';
import { summary } from './summary.js';
import type { VisibleErrors } from './visible-errors.js';
import { freshText } from '../ui/fresh-text.js';

export type FormView = {
  form: Form;
  /** The text of the page's `heading` attribute. */
  heading: string | null;
  /** Null while the amounts can't be read. */
  donation: Donation | null;
  answers: {
    errors: Pick<VisibleErrors, 'list' | 'places' | 'of'>;
    /** The parts with a field that has changed since the form was drawn. */
    touched: ReadonlySet<Part>;
    /** Applies an answer that the donor gave with a button. */
    answer(change: (form: Form) => Form, ...fields: string[]): void;
  };
  checkout: CheckoutView;
  messages: Localizer;
  /** Whether a donor has come near the form. */
  isNear: boolean;
  /** The name of the text field that the donor is typing in; null if there is none. */
  typing: string | null;
  clock: Clock;
  /** An unconfirmed donation that the donor can still pay. */
  open: PendingDonation | null;
  /** Explains the last fault to the person who makes the page. */
  explanation(): unknown;
  submit(event: Event): void;
  /** Draws a button in place of the form's own. */
  button?(): unknown;
};

/** The whole form, from the page's `header` slot to its `footer` slot. */
export const formView = (view: FormView) => {
  const { form, heading, donation, answers, checkout, messages, open, explanation, submit, button } = view;
  const drawing = drawingOf(view);
  // Until the script listens, a form with this method stays on its page.
  return html`<form part="form" method="dialog" novalidate @submit=${submit}>
    <slot name="header"></slot>
    ${formHeading(heading)}
    <div class="questions" ?inert=${checkout.isHeld}>
      ${errorSummary(answers.errors.places, form, messages)}
      ${keyed(
        form.parts
          .filter((part) => groupOf(form, part) === undefined)
          .map((part) => [part, drawnPart(part, drawing)]),
      )}
      <p class="hidden" id="announcement" aria-live="polite"></p>
    </div>
    <div class="closing">
      <slot name="legal"></slot>
      ${donation ? summary(donation, messages) : nothing}
      ${submitArea({
        messages,
        checkout,
        donation,
        explanation,
        submit,
        button,
        below: drawing.group('submit'),
      })}
      ${open && !checkout.isSent ? resume(open, messages) : nothing}
    </div>
    <slot name="footer"></slot>
  </form>`;
};

const drawingOf = ({ form, donation, answers, messages, isNear, typing, clock, submit }: FormView) =>
  new PartDrawing({
    form,
    messages,
    donation,
    isNear,
    typing,
    clock,
    submit,
    others: [messages.catalogue, isNear, typing, answers.errors.list],
    touched: answers.touched,
    errorOf: (field) => {
      const error = answers.errors.of(field);
      return error && errorText(error, form, messages);
    },
    answer: (change, ...fields) => answers.answer(change, ...fields),
  });

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

/** The heading above the parts, from the attribute `heading`. */
const formHeading = (text: string | null) => {
  const heading = text?.trim();
  return heading ? html`<h2 class="heading" part="heading">${freshText(heading)}</h2>` : nothing;
};
