import type { ElementContext } from '../page/platform.js';
import type { Connection, ConnectionValues } from '../service/connection.js';
import { returnTo } from '../page/address.js';
import type { Return } from '../return/return-desk.js';
import { CheckoutController } from '../checkout/checkout-controller.js';
import type { Sender } from '../checkout/sender.js';
import { DonationInvalidEvent } from '../events.js';
import type { Localizer } from '../languages/localizer.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import { withChoice, withWholeProposal, type ChosenBy } from '../questions/proposal.js';
import type { Control, Form, Proposal } from '../questions/question.js';
import { fieldsAt } from '../questions/states.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import type { Payer } from '../schema/payer.js';
import { isGiven, slotOf } from '../schema/outcome.js';
import type { RepeatedDonation } from '../service/repeated-donation.js';
import type { ReturnController } from '../return/return-controller.js';
import type { StatusViewValues, StatusView } from '../return/status-view.js';
import { FocusKeeper } from '../lit/focus-keeper.js';
import { focusOn } from '../lit/focus-on.js';
import { loadFor } from '../lit/lazy-module.js';
import { DonorInput } from './donor-input.js';
import { FormController } from './form-controller.js';
import { focusErrors } from './error-summary.js';
import { formView } from './form-view.js';
import type { FailedDonation } from './failed-donation.js';
import { KeptAnswersController, type Brought } from './kept-answers-controller.js';
import { unlessOwn } from './kept-answers.js';
import { serviceModule } from './lazy-service.js';
import { statusModule } from '../return/lazy-status.js';
import { NowRequiredController } from './now-required-controller.js';
import { allowedBy } from './prefill-link.js';
import { requestFor } from './request.js';
import { VisitController } from './visit-controller.js';

/** The element that shows the form. */
type Host = ElementContext<
  ConnectionValues &
    StatusViewValues & {
      readonly variant: string | null;
      readonly payer: Partial<Payer> | null;
      readonly prefillFromUrl: string | null;
      readonly returnUrl: string | null;
      readonly noStatus: boolean;
      readonly heading: string | null;
    }
> & { readonly hasFailedToDraw: boolean; explanation(): unknown };

/** The form from the first answer to the payment page, and the status that replaces it on return. */
export class DonationForm {
  readonly #host: Host;
  readonly #messages: Localizer;
  readonly #answers: FormController;
  readonly #input: DonorInput;
  readonly #kept: KeptAnswersController;
  readonly #checkout: CheckoutController;
  /** The connection to the service; null until its module is loaded, and while the attributes can't work. */
  #connection: Connection | null = null;
  /** Finds the donation that the donor returns from; null until the service module is loaded. */
  #return: ReturnController | null = null;
  /** Shows the status; null until there is one and its module is loaded. */
  #status: StatusView | null = null;
  /** The answers that were sent, as text for comparison. */
  #sent = '';
  #isClosed = false;

  constructor(
    host: Host,
    messages: Localizer,
    /** Called with what the form leaves out of the page's own fields. */
    leftOut: (issues: readonly ConfigurationIssue[]) => void,
  ) {
    this.#host = host;
    this.#messages = messages;
    const input = new DonorInput(host);
    this.#input = input;
    this.#answers = new FormController(host, {
      messages,
      input,
      edited: (isByPage) => this.#checkout.edited(isByPage),
      leftOut,
    });
    new NowRequiredController(host, { messages, input, news: () => this.#answers.news });
    this.#checkout = new CheckoutController(host, {
      sender: () => this.#sender,
      load: () => this.#loadSender(),
      request: (reference) => this.#requestWith(reference),
      created: (reference) => this.#kept.keepSent(reference),
      refused: (paths) => {
        const fields = this.#answers.form ? fieldsAt(paths, this.#answers.form) : [];
        if (fields.length > 0) this.#answers.refuse(fields);
        return fields.length > 0;
      },
    });
    this.#kept = new KeptAnswersController(
      host,
      () => (this.#isStatus ? null : this.#answers.form),
      () => this.#answers.waiting,
    );
    host.addEventListener('donation-status', ({ outcome }) => {
      if (isGiven(outcome)) this.#kept.forget();
    });
    new FocusKeeper(host);
    new VisitController(host, () =>
      this.#isStatus || this.#checkout.isOnTheWay ? null : this.#answers.departure,
    );
  }

  /** Whether there was ever a form to show. */
  get hasForm(): boolean {
    return this.#answers.form !== null;
  }

  /** What it is now: `closed` while the attributes or the service that they name can't work. */
  get life(): 'waiting' | 'form' | 'status' | 'closed' {
    if (this.#isClosed) return 'closed';
    if (!this.hasForm) return 'waiting';
    return this.#isStatus ? 'status' : 'form';
  }

  /** Whether the attributes can't work, or the donor can't see the form as it is. */
  get #isUnusable(): boolean {
    return this.#isClosed || this.#host.hasFailedToDraw;
  }

  get request(): CheckoutRequest | null {
    if (this.#isUnusable) return null;
    try {
      return this.#requestWith(this.#checkout.reference);
    } catch {
      // The form has errors, or the page adds something that can't be sent.
      return null;
    }
  }

  checkValidity(): boolean {
    return !this.#isUnusable && this.#answers.donation !== null;
  }

  reportValidity(): boolean {
    if (this.#isUnusable || !this.hasForm) return false;
    const errors = this.#answers.check();
    if (errors.length === 0) return true;
    const fields = errors.map(({ field, code }) => ({ name: field, code }));
    this.#host.dispatchEvent(new DonationInvalidEvent(fields));
    void focusErrors(errors, this.#host);
    return false;
  }

  async submit(): Promise<void> {
    this.#answers.readControls();
    if (this.#isStatus || this.#checkout.isBusy) return;
    if (this.#checkout.state.step === 'link') {
      // The donation was already sent: the link leads to its payment page.
      await focusOn(this.#host, '[part~="submit"]');
      return;
    }
    if (this.#checkout.state.step === 'pressAgain') this.#checkout.reset();
    try {
      if (!this.reportValidity()) return;
    } catch (error) {
      this.#checkout.fail(error);
      void this.#showFailure();
      return;
    }
    this.#sent = this.#text;
    await this.#checkout.start();
    await this.#showFailure();
  }

  /** Scrolls to the notice after a failure: below the button, it can be out of view. */
  async #showFailure(): Promise<void> {
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector('.notice.failed')?.scrollIntoView({ block: 'nearest' });
  }

  /** The field that a control of a prerendered form passes its answer on to; undefined if it never does. */
  passedOnTo(control: Control): string | undefined {
    return this.#answers.form?.questions
      .find(({ passesOn }) => passesOn?.includes(control.name))
      ?.fieldOf?.(control);
  }

  /** Takes over the answers from the prerendered form that this one replaces. */
  takeOver(): void {
    this.#answers.readControls(null, 'donor');
  }

  /** Asks a donor who has pressed the button of the prerendered form to press this one's. */
  showPressAgain(): void {
    this.#checkout.showPressAgain();
  }

  giveUp(): void {
    this.#checkout.giveUp();
    this.#return?.endView();
  }

  reset(): void {
    this.#checkout.giveUp();
    this.#return?.showForm();
    // A reload must not bring back what the page has cleared.
    const failed = this.#failed;
    if (failed) this.#connection?.store.settle(failed.reference, 'cleared');
    this.#answers.reset();
    this.#kept.forget();
    this.#prefillKnown();
  }

  /** Hides the form until the attributes can work. */
  close(): void {
    this.#isClosed = true;
    this.#connection = null;
  }

  /** Applies the form that the attributes now describe, and its service. */
  configure(form: Form): void {
    const isFirst = !this.hasForm;
    this.#isClosed = false;
    this.#answers.configure(form);
    this.#useService();
    if (isFirst) {
      this.#answers.bring(this.#kept.recall({ failed: this.#failed, isReturn: this.#isStatus }));
      this.#prefillKnown();
    }
  }

  /** The last donation of this tab, if its payment has failed. */
  get #failed(): FailedDonation | null {
    const { module } = serviceModule;
    const store = this.#connection?.store;
    const pending = store?.newest();
    if (!module || !store || pending?.settled !== 'failed') return null;
    return new module.FailedDonation(pending, store.failedWith(pending.reference));
  }

  /** Adds questions that have loaded later, and changes nothing that the donor sees. */
  extend(form: Form): void {
    this.#answers.extend(form);
  }

  #prefillKnown(): void {
    const { payer } = this.#host.values;
    if (payer) this.prefill(payer);
  }

  /** Fills in what the page knows about the payer, unless the donor has typed something. */
  prefill(payer: Partial<Payer>): void {
    this.#answers.prefill(payer);
  }

  /** Applies a choice made elsewhere on the page, unless the status shows an outcome that the donor must read first. */
  choose(choice: Proposal, by: ChosenBy): void {
    const isRead = by !== 'address' && this.#connection?.store.newest()?.settled;
    if (this.#isStatus && !isRead) return;
    if (this.#isStatus) this.#startAgain(null);
    const takesAmounts = allowedBy(this.#host.values.prefillFromUrl).includes('amounts');
    const taken = takesAmounts ? choice : { ...choice, amounts: '' };
    const isFirst = this.#answers.form?.answered.size === 0;
    this.#answers.choose((form) => withChoice(form, taken, by), by === 'donor');
    if (by !== 'address' || !isFirst) return;
    const apply: Brought['apply'] = (form, own = new Set()) =>
      unlessOwn(form, withWholeProposal(form, taken) ?? form, own);
    this.#answers.bring({ kept: null, apply });
  }

  /** Cancels the donation that was sent if the form has changed since, and follows the return. */
  update(): void {
    if (!this.#connection) this.#useService();
    if (this.#checkout.isSent && this.#text !== this.#sent) this.#checkout.edited();
    const { returned } = this;
    if (!returned || !this.#connection) {
      this.#status?.stop();
    } else if (statusModule.module) {
      const { StatusView } = statusModule.module;
      this.#status ??= new StatusView(this.#host, this.#messages, this.#startAgain, this.#nameOf);
      this.#status.show(returned, this.#connection);
    }
  }

  /** `isNear`: whether a donor has come near the form. */
  render(isNear: boolean) {
    const { form } = this.#answers;
    const { state = { view: 'form' as const, open: null } } = this.#return ?? {};
    if (state.view === 'status') return [this.#host.explanation(), this.#status?.render()];
    return (
      form &&
      formView({
        form,
        donation: this.#answers.amounts,
        controller: this.#answers,
        checkout: this.#checkout,
        messages: this.#messages,
        isNear,
        typing: this.#input.typing,
        clock: this.#host.platform.clock,
        open: state.open,
        heading: this.#host.values.heading,
        explanation: () => this.#host.explanation(),
        submit: this.#onSubmit,
      })
    );
  }

  /** The states of the form, or of the status that it shows. */
  get states(): ('loading' | 'sending' | 'invalid' | 'succeeded' | 'pending' | 'failed')[] {
    if (this.#isStatus) {
      const outcome = this.#status?.outcome ?? null;
      const slot = slotOf(outcome);
      return outcome ? (slot ? [slot] : []) : ['loading'];
    }
    return [
      ...(this.#checkout.isBusy ? (['sending'] as const) : []),
      ...(this.#answers.errors.list.length > 0 ? (['invalid'] as const) : []),
    ];
  }

  get #isStatus(): boolean {
    return this.returned !== null;
  }

  /** The return that the status shows; null if the form is shown. */
  get returned(): Return | null {
    const { state } = this.#return ?? {};
    return state?.view === 'status' ? state.returned : null;
  }

  /** Null until the service module is loaded, and while the attributes can't work. */
  get #sender(): Sender | null {
    const { module } = serviceModule;
    const { form } = this.#answers;
    return module && this.#connection && form
      ? new module.Sender(this.#host, this.#connection, module.offerOf(form))
      : null;
  }

  async #loadSender(): Promise<Sender | null> {
    await loadFor(this.#host, [serviceModule]);
    this.#useService();
    return this.#sender;
  }

  /** Connects to the service that the attributes name, once its module is loaded, and looks for a return. */
  #useService(): void {
    const { module } = serviceModule;
    this.#connection = module && this.hasForm && !this.#isClosed ? module.connectionOf(this.#host) : null;
    if (!module || !this.#connection) return;
    this.#return ??= new module.ReturnController(this.#host, { back: () => this.#checkout.reset() });
    if (!this.#host.values.noStatus) this.#return.start(this.#connection);
  }

  get #text(): string {
    const { baseUrl, publishableKey } = this.#host.values;
    return JSON.stringify([this.#answers.text, baseUrl, publishableKey]);
  }

  #requestWith(reference: string): CheckoutRequest {
    const { donation } = this.#answers;
    if (!donation) throw new Error("A form with errors can't make a request.");
    const interval = this.#messages.interval(donation.interval);
    return requestFor(donation, {
      reference,
      returnUrl: returnTo(this.#host.values.returnUrl),
      // Strip the bidi isolates: the service stores this name as plain text.
      subscriptionName: this.#messages
        .localize('subscriptionName', { interval })
        .replace(/[\u2068\u2069]/g, ''),
    });
  }

  /** The label that donors read for a project. */
  readonly #nameOf = (project: string): string | undefined => {
    const { form } = this.#answers;
    return form?.questions.flatMap(({ nameOf }) => nameOf?.(form, project) ?? [])[0];
  };

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    void this.submit();
  };

  readonly #startAgain = (failed: { readonly donation: RepeatedDonation | null } | null) => {
    const { pending = null } = this.returned ?? {};
    const { module } = serviceModule;
    this.#return?.showForm();
    const { form } = this.#answers;
    const again = module && pending && failed && new module.FailedDonation(pending, failed.donation);
    if (form) this.#answers.startAgain(again ? this.#kept.recover(form, again) : form);
    void focusOn(this.#host, 'input:checked', 'input');
  };
}
