import { CheckoutController } from '../checkout/checkout-controller.js';
import type { Sender } from '../checkout/sender.js';
import type { Localizer } from '../languages/localizer.js';
import { focusOn } from '../lit/focus-on.js';
import { loadFor } from '../lit/lazy-module.js';
import { returnTo } from '../page/address.js';
import type { ElementContext, Platform } from '../page/platform.js';
import type { ChosenBy } from '../questions/giving/proposal.js';
import { labelOfProject } from '../questions/giving/purpose/state.js';
import type { statusModule } from '../return/lazy-status.js';
import type { ReturnController } from '../return/return-controller.js';
import type { Return } from '../return/return-desk.js';
import type { StatusView, StatusViewValues } from '../return/status-view.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import { isLoopback, parseUrl } from '../schema/url.js';
import { accessOf } from '../service/access.js';
import type { Connection, ConnectionValues } from '../service/connection.js';
import type { PendingDonation } from '../service/pending-donation.js';
import type { RepeatedDonation } from '../service/repeated-donation.js';
import type { Answers } from './answers.js';
import { FailedDonation, offerOf } from './failed-donation.js';
import type { serviceModule } from './lazy-service.js';
import { requestFor } from './request.js';
import { VisitController } from './visit-controller.js';

/** The element that shows the form. */
export type PaymentHost = ElementContext<
  ConnectionValues &
    StatusViewValues & {
      readonly variant: string | null;
      readonly returnUrl: string | null;
      readonly noStatus: boolean;
    }
> & { readonly canWork: boolean };

/**
 * The modules of the element that this needs. They are its own: a page whose address of the script has a query loads the
 * script once more, for the files that load later.
 */
export type PaymentModules = {
  readonly service: typeof serviceModule;
  readonly status: typeof statusModule;
};

/** The platforms of the pages whose developers have been warned. */
const warned = new WeakSet<Platform>();

/**
 * Warns the developer, once for each page, that donors won't return to the address that the page wants. A service on
 * this machine is the sandbox, which says itself where donors return.
 */
const reportReturnAddress = ({ localName, platform, values }: PaymentHost): void => {
  const isLocal = isLoopback(parseUrl(accessOf(values).baseUrl)?.hostname ?? '');
  if (isLocal || warned.has(platform) || returnTo(values.returnUrl) !== undefined) return;
  warned.add(platform);
  platform.report(
    `<${localName}> has no https address to send donors back to, so they return to the address that your organisation has set at the payment service. Set return-url, or serve this page over https.`,
  );
};

/** The way to the payment page, and back to the status that replaces the form. */
export class Payment {
  readonly #host: PaymentHost;
  readonly #messages: Localizer;
  readonly #answers: Answers;
  readonly #modules: PaymentModules;
  readonly checkout: CheckoutController;
  /** The connection to the service; null until its module is loaded, and while the attributes aren't valid. */
  #connection: Connection | null = null;
  /** Finds the donation that the donor returns from; null until the service module is loaded. */
  #return: ReturnController | null = null;
  /** Shows the status; null until there is one and its module is loaded. */
  #status: StatusView | null = null;
  /** The answers that were sent, as text for comparison. */
  #sent = '';

  constructor(host: PaymentHost, answers: Answers, messages: Localizer, modules: PaymentModules) {
    this.#host = host;
    this.#messages = messages;
    this.#answers = answers;
    this.#modules = modules;
    this.checkout = new CheckoutController(host, {
      sender: () => this.#sender,
      load: () => this.#loadSender(),
      request: (reference) => this.#requestWith(reference),
      created: (reference) => answers.keepSent(reference),
      refused: (paths) => answers.refuse(paths),
    });
    new VisitController(host, () => (this.returned || this.checkout.isOnTheWay ? null : answers.departure));
  }

  /** The return that the status shows; null if the form is shown. */
  get returned(): Return | null {
    const { state } = this.#return ?? {};
    return state?.view === 'status' ? state.returned : null;
  }

  /** An unconfirmed donation that the donor can still pay; null if there is none. */
  get openDonation(): PendingDonation | null {
    const { state } = this.#return ?? {};
    return state?.view === 'form' ? state.open : null;
  }

  /** Shows the status; null until its module is loaded. */
  get status(): StatusView | null {
    return this.#status;
  }

  /** The last donation of this tab, if its payment has failed. */
  get failedDonation(): FailedDonation | null {
    const store = this.#connection?.store;
    const pending = store?.newest();
    if (!store || pending?.settled !== 'failed') return null;
    return new FailedDonation(pending, store.failedWith(pending.reference));
  }

  /** The body that would be sent now; null if the form has errors. */
  get request(): CheckoutRequest | null {
    try {
      return this.#requestWith(this.checkout.reference);
    } catch {
      // The form has errors, or the page adds something that can't be sent.
      return null;
    }
  }

  /** Connects to the service that the attributes name, once its module is loaded, and looks for a return. */
  connect(): void {
    const { module } = this.#modules.service;
    const isUsable = this.#host.canWork && this.#answers.form !== null;
    this.#connection = module && isUsable ? module.connectionOf(this.#host) : null;
    if (!module || !this.#connection) return;
    reportReturnAddress(this.#host);
    this.#return ??= new module.ReturnController(this.#host, { back: () => this.checkout.reset() });
    if (!this.#host.values.noStatus) this.#return.start(this.#connection);
  }

  /** Cancels the donation that was sent if the form has changed since, and follows the return. */
  update(): void {
    if (!this.#connection) this.connect();
    if (this.checkout.isSent && this.#text !== this.#sent) this.checkout.edited();
    const { returned } = this;
    if (!returned || !this.#connection) {
      this.#status?.stop();
    } else if (this.#modules.status.module) {
      const { StatusView } = this.#modules.status.module;
      this.#status ??= new StatusView(this.#host, this.#messages, this.#startAgain, this.#nameOf);
      this.#status.show(returned, this.#connection);
    }
  }

  /** Sends the donation if the form has no errors, and goes to the payment page. */
  async submit(): Promise<void> {
    this.#answers.readControls();
    if (this.returned || this.checkout.isBusy) return;
    if (this.checkout.state.step === 'link') {
      // The donation was already sent: the link leads to its payment page.
      await focusOn(this.#host, '[part~="submit"]');
      return;
    }
    if (this.checkout.state.step === 'pressAgain') this.checkout.reset();
    try {
      if (!this.#answers.reportValidity()) return;
    } catch (error) {
      this.checkout.fail(error);
      void this.#showFailure();
      return;
    }
    this.#sent = this.#text;
    await this.checkout.start();
    await this.#showFailure();
  }

  /** Cancels a request in progress or the link to the payment page. A status counts as read. */
  giveUp(): void {
    this.checkout.giveUp();
    this.#return?.endView();
  }

  /** Cancels a request in progress, and shows the form. */
  reset(): void {
    this.checkout.giveUp();
    this.#return?.showForm();
    // A reload must not bring back what the page has cleared.
    const { failedDonation } = this;
    if (failedDonation) this.#connection?.store.settle(failedDonation.reference, 'cleared');
  }

  /**
   * Shows the form for a choice made elsewhere on the page. Returns false if the status shows an outcome that the donor
   * must read first.
   */
  showFormFor(by: ChosenBy): boolean {
    if (!this.returned) return true;
    if (by === 'address' || !this.#connection?.store.newest()?.settled) return false;
    this.#startAgain(null);
    return true;
  }

  /** Scrolls to the notice after a failure: below the button, it can be out of view. */
  async #showFailure(): Promise<void> {
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector('.notice.failed')?.scrollIntoView({ block: 'nearest' });
  }

  /** Null until the service module is loaded, and while the attributes aren't valid. */
  get #sender(): Sender | null {
    const { module } = this.#modules.service;
    const { form } = this.#answers;
    return module && this.#connection && form
      ? new module.Sender(this.#host, this.#connection, offerOf(form))
      : null;
  }

  async #loadSender(): Promise<Sender | null> {
    await loadFor(this.#host, [this.#modules.service]);
    this.connect();
    return this.#sender;
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
    return form ? labelOfProject(form, project) : undefined;
  };

  readonly #startAgain = (failed: { readonly donation: RepeatedDonation | null } | null) => {
    const { pending = null } = this.returned ?? {};
    this.#return?.showForm();
    this.#answers.startAgain(pending && failed ? new FailedDonation(pending, failed.donation) : null);
    void focusOn(this.#host, 'input:checked', 'input');
  };
}
