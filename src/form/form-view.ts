import { html, nothing } from 'lit';
import type { Clock } from '../page/platform.js';
import type { Localizer } from '../languages/localizer.js';
import type { Donation, FieldError, Form, Part } from '../questions/part.js';
import { groupOf } from '../questions/states.js';
import { keyed, PartDrawing, drawnPart } from './drawn-part.js';
import { submitArea, type CheckoutView } from './submit-area.js';
import { summary } from './summary.js';
import { freshText } from '../ui/fresh-text.js';

export type FormView = {
  form: Form;
  /** The text of the page's `heading` attribute. */
  heading: string | null;
  /** Null while the amounts can't be read. */
  donation: Donation | null;
  answers: {
    /** The errors that the donor sees. */
    errors: readonly FieldError[];
    /** Draws the list of errors above the form. */
    errorSummary(): unknown;
    /** The text of the error that a field shows. */
    errorOf: (field: string) => string | undefined;
    /** The parts with a field that has changed since the form was drawn. */
    touched: ReadonlySet<Part>;
    /** Applies an answer that the donor gave with a button. */
    answer: (change: (form: Form) => Form, ...fields: string[]) => void;
  };
  checkout: CheckoutView;
  messages: Localizer;
  /** Whether a donor has come near the form. */
  isNear: boolean;
  /** The name of the text field that the donor is typing in; null if there is none. */
  typing: string | null;
  clock: Clock;
  /** Draws the link to an unconfirmed donation that the donor can still pay. */
  resume(): unknown;
  /** Explains the last fault to the person who makes the page. */
  explanation(): unknown;
  submit(event: Event): void;
  /** Draws a button in place of the form's own. */
  button?(): unknown;
};

/** The view of a form that nobody has answered, and that nothing answers yet. */
export const unanswered: Pick<FormView, 'answers' | 'checkout' | 'typing' | 'resume'> = {
  answers: {
    errors: [],
    errorSummary: () => nothing,
    errorOf: () => undefined,
    touched: new Set(),
    answer: () => undefined,
  },
  checkout: {
    step: 'idle',
    isBusy: false,
    isHeld: false,
    links: () => nothing,
    notice: () => '',
  },
  typing: null,
  resume: () => nothing,
};

/** The whole form, from the page's `header` slot to its `footer` slot. */
export const formView = (view: FormView) => {
  const { form, heading, donation, answers, checkout, messages, resume, explanation, submit, button } = view;
  const drawing = drawingOf(view);
  // Until the script listens, a form with this method stays on its page.
  return html`<form part="form" method="dialog" novalidate @submit=${submit}>
    <slot name="header"></slot>
    ${formHeading(heading)}
    <div class="questions" ?inert=${checkout.isHeld}>
      ${answers.errorSummary()}
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
        above: drawing.group('above-submit'),
        below: drawing.group('submit'),
      })}
      ${resume()}
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
    others: [messages.catalogue, isNear, typing, answers.errors],
    touched: answers.touched,
    errorOf: answers.errorOf,
    answer: answers.answer,
  });

/** The heading above the parts, from the attribute `heading`. */
const formHeading = (text: string | null) => {
  const heading = text?.trim();
  return heading ? html`<h2 class="heading" part="heading">${freshText(heading)}</h2>` : nothing;
};
