import { nothing } from 'lit';
import type { Localizer } from '../languages/localizer.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import type { Form } from '../questions/part.js';
import { Answers, type AnswersHost } from './answers.js';
import { checkoutView, resumeLink } from './checkout-view.js';
import type { ControlContents } from './control-contents.js';
import { errorSummary } from './error-summary.js';
import { errorText } from './error-text.js';
import type { FormView } from './form-view.js';
import { Payment, type PaymentHost, type PaymentModules } from './payment.js';
import { PrerenderedForm } from './prerendered-form.js';

/** The element that shows the form. */
type Host = AnswersHost & PaymentHost;

/** A form that answers: what the donor does with it, and the way to the payment and back. */
export class LiveForm {
  readonly answers: Answers;
  readonly payment: Payment;
  readonly #host: Host;
  readonly #messages: Localizer;
  #prerendered: PrerenderedForm | null = null;

  /**
   * `contents` has the contents of the fields that are drawn already. `leftOut` is called with what the form leaves out of
   * the page's own fields.
   */
  constructor(
    host: Host,
    messages: Localizer,
    contents: ControlContents,
    modules: PaymentModules,
    leftOut: (issues: readonly ConfigurationIssue[]) => void,
  ) {
    this.#host = host;
    this.#messages = messages;
    this.answers = new Answers(host, contents, {
      messages,
      isShown: () => this.payment.returned === null,
      edited: (isByPage) => this.payment.checkout.edited(isByPage),
      leftOut,
    });
    this.payment = new Payment(host, this.answers, messages, modules);
  }

  /** The view of the form as it is now, except for `answers`. */
  get view(): Pick<FormView, 'donation' | 'checkout' | 'typing' | 'resume'> {
    const { checkout, openDonation } = this.payment;
    return {
      donation: this.answers.amounts,
      checkout: checkoutView(checkout, this.#messages),
      typing: this.answers.typing,
      resume: () => (openDonation && !checkout.isSent ? resumeLink(openDonation, this.#messages) : nothing),
    };
  }

  /** Draws the list of errors above the form. */
  errorSummary(): unknown {
    const { form, errors } = this.answers;
    return form ? errorSummary(errors.places, form, this.#messages) : nothing;
  }

  /** The text of the error that a field shows. */
  errorOf(field: string): string | undefined {
    const { form, errors } = this.answers;
    const error = errors.of(field);
    return form && error ? errorText(error, form, this.#messages) : undefined;
  }

  /** Applies the form that the attributes now describe. The first one begins with what a link or a reload brings. */
  configure(form: Form): void {
    const isFirst = this.answers.form === null;
    this.answers.configure(form);
    this.payment.connect();
    if (!isFirst) return;
    const { failedDonation, returned } = this.payment;
    this.answers.begin({ failed: failedDonation, isReturn: returned !== null });
  }

  /** Takes over a form that is drawn, with what the donor has filled in since. */
  takeOver(form: Form): void {
    this.configure(form);
    this.answers.readControls(null, 'donor');
  }

  /**
   * Replaces a prerendered form, whose nodes these are, by the new one. Returns whether that is done: a choice can
   * change what the form asks, so it is drawn again before the next answers are copied.
   */
  replace(nodes: readonly Node[], form: HTMLElement): boolean {
    this.#prerendered ??= new PrerenderedForm(this.#host.renderRoot as ShadowRoot, nodes);
    if (this.#prerendered.fill(form, (control) => this.answers.passedOnTo(control))) {
      // The answers in it are the donor's.
      this.answers.readControls(null, 'donor');
      this.#host.requestUpdate();
      return false;
    }
    this.#prerendered.giveWayTo(form, () => this.payment.checkout.showPressAgain());
    this.#prerendered = null;
    return true;
  }
}
