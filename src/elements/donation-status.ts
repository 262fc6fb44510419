import { html, type PropertyValues } from 'lit';
import { statusModule } from '../return/lazy-status.js';
import type { StatusController } from '../return/status-controller.js';
import type { ValuesOf } from '../questions/attributes.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import { property, readingOf } from './property.js';
import { slotOf, type Outcome } from '../schema/outcome.js';
import type { PaymentType } from '../schema/payment-type.js';
import { reportConfiguration, reportLeftOut } from './report-configuration.js';
import { ServiceElement, type ServiceValues, type State } from './service-element.js';
import { tokenStyles } from './tokens.styles.js';

/** @internal The properties of the status, as it uses them. */
type StatusValues = ServiceValues &
  ValuesOf<
    Pick<
      DonationStatus,
      'type' | 'slug' | 'contactUrl' | 'manageUrl' | 'shareUrl' | 'shareText' | 'emailConfirmation'
    >
  >;

/**
 * The payment status that donors see when they return. It comes from the payment service alone.
 *
 * @fires donation-status - The outcome or the status has changed.
 * @fires donation-complete - The donation succeeded. It fires once for each donation, for analytics.
 * @fires donation-error - The attributes aren’t valid, or the service refused the request.
 * @slot - Shown until the script has run, and if the status can’t be shown.
 * @slot succeeded - Shown below “Thank you” after a successful donation.
 * @slot pending - Shown while the payment is not final or not confirmed.
 * @slot failed - Shown after a failed payment.
 * @csspart status - The payment status.
 * @csspart status-title - The heading of the payment status.
 * @csspart status-details - The list of amounts and dates.
 * @csspart logo - The charity’s logo.
 * @csspart retry - The button or link to check again or try again.
 * @csspart continue - The link to the payment page, while the payment is open.
 * @cssstate loading - The status isn’t known yet.
 * @cssstate closed - Nothing can be looked up, so your own content is shown.
 * @cssstate succeeded - The donation succeeded.
 * @cssstate pending - The payment is not final or not confirmed.
 * @cssstate failed - The payment failed.
 */
export class DonationStatus extends ServiceElement {
  static override readonly styles = tokenStyles;

  /** Sets which donation to show, together with `slug`. Example: `subscription`. */
  @property({ kind: 'code' }) type: PaymentType | null = null;
  /**
   * Sets which donation to show, together with `type`. The payment service returns the slug when it creates the
   * checkout. Example: `ps_…`.
   *
   * @default the donation that the donor has returned from
   */
  @property({ kind: 'code' }) slug: string | null = null;
  /**
   * Links to the page where donors change or stop a recurring donation, and says that they can at any time. It must
   * be an https address. Example: `https://charity.example/manage`.
   */
  @property({ attribute: 'manage-url', kind: 'url', isMinor: true }) manageUrl: string | URL | null = null;
  /**
   * Without `manage-url`, links to your contact page after a recurring donation, and says that donors can change or
   * stop it at any time. It must be an https address. Example: `https://charity.example/contact`.
   */
  @property({ attribute: 'contact-url', kind: 'url', isMinor: true }) contactUrl: string | URL | null = null;
  /**
   * Sets the page that donors can share after a successful donation. It must be an https address. Example:
   * `https://charity.example/appeal`.
   */
  @property({ attribute: 'share-url', kind: 'url', isMinor: true }) shareUrl: string | URL | null = null;
  /** Sets the text that is shared with `share-url`. Example: `Help us clean the river`. */
  @property({ attribute: 'share-text', kind: 'text', isMinor: true }) shareText: string | number | null =
    null;
  /**
   * Says in the thanks that donors get an email that confirms their donation. Set it only if you or your payment
   * service send one.
   */
  @property({ attribute: 'email-confirmation', type: Boolean }) emailConfirmation = false;
  /**
   * The outcome that the donor sees, such as `succeeded` or `pending`. Use it to style your page. Don’t set it
   * yourself.
   */
  @property({ reflect: true }) outcome: Outcome | null = null;

  /** @internal */
  override get values(): StatusValues {
    return readingOf<StatusValues>(this).values;
  }

  /** @internal Whether a property has a value that the status can't do without. */
  get hasIssues(): boolean {
    return readingOf(this).issues.some(({ isMinor = false }) => !isMinor);
  }

  #controller: StatusController | null = null;

  /** @internal Tries again to load the module if it failed. */
  override prepare(): void {
    if (!statusModule.module) void this.load(statusModule);
  }

  /** Only the element sets `outcome`, so the page's HTML can't claim a payment. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    const outcome = this.#controller?.outcome ?? null;
    if (name !== 'outcome' || value === outcome) super.attributeChangedCallback(name, before, value);
    else if (outcome === null) this.removeAttribute(name);
    else this.setAttribute(name, outcome);
  }

  override willUpdate(changed: PropertyValues<this>) {
    this.localizer.updateLocale();
    if (changed.size > 0) this.#report();
    const { state, module } = statusModule;
    // Another element might have started to load the module. This one waits for it too.
    if (!module && state.step !== 'failed') void this.load(statusModule);
    if (!module || !this.localizer.isReady) return;
    // For a new controller, properties that were set before count as changed.
    const isNew = this.#controller === null;
    this.#controller ??= new module.StatusController(this, this.localizer);
    this.#controller.willUpdate(changed, isNew);
    this.outcome = this.#controller.outcome;
  }

  override render() {
    if (this.#controller) return this.#controller.render();
    return statusModule.state.step === 'failed' ? this.fallback('unloaded') : html`<slot></slot>`;
  }

  protected override get states(): readonly State[] {
    const slot = slotOf(this.outcome);
    if (this.outcome) return slot ? [slot] : [];
    const view = this.#controller?.view ?? (statusModule.state.step === 'failed' ? 'fallback' : 'status');
    if (view === 'fallback') return ['closed'];
    return view === 'status' ? ['loading'] : [];
  }

  /** @internal Reports properties that leave out a part of the status. */
  leaveOut(issues: readonly ConfigurationIssue[]): void {
    void reportLeftOut(this, issues);
  }

  #report(): void {
    const { issues } = readingOf(this);
    if (this.hasIssues) void reportConfiguration(this, issues, undefined, () => this.hasIssues);
    else this.leaveOut(issues);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-status': DonationStatus;
  }
}
