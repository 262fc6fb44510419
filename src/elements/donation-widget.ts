import { html, noChange, nothing, type PropertyValues } from 'lit';
import { issueOfAccess } from '../service/access.js';
import { fieldsOfLinks, pageParameters, referenceParameter } from '../page/address.js';
import { hasStartedDonation, remembersNothing } from '../page/storage.js';
import { ControlContents } from '../form/control-contents.js';
import { createForm } from '../form/create-form.js';
import { formView, unanswered, type FormView } from '../form/form-view.js';
import { formStyles } from '../form/form.styles.js';
import { formModule } from '../form/lazy-form.js';
import { serviceModule } from '../form/lazy-service.js';
import { lifeOf, type Life } from '../form/life.js';
import type { LiveForm } from '../form/live-form.js';
import { donationOf, readAmounts } from '../form/read-form.js';
import { statusModule } from '../return/lazy-status.js';
import { formAttributes, partsFor, type FormValues } from '../questions/list.js';
import type { ChosenBy } from '../questions/giving/proposal.js';
import type { Form, Proposal, Part } from '../questions/part.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import { slotOf } from '../schema/outcome.js';
import type { Payer } from '../schema/payer.js';
import { version } from '../version.js';
import { addStyles } from '../lit/add-styles.js';
import { LazyModule, loadFor } from '../lit/lazy-module.js';
import { sharedStyles } from '../ui/shared.styles.js';
import { testBanner } from '../ui/test-banner.js';
import { controlStyles } from './controls.styles.js';
import { newlyKnown } from './newly-known.js';
import { property, readingOf } from './property.js';
import { reportConfiguration, reportLeftOut } from './report-configuration.js';
import { removeStrayForms } from './stray-forms.js';
import { tokenStyles } from './tokens.styles.js';
import type { Platform } from '../page/platform.js';
import type { Return } from '../return/return-desk.js';
import type { ValuesOf, AttributesOf } from '../questions/attributes.js';
import type { ReadValues } from '../questions/read-values.js';
import { ServiceElement, type ServiceValues, type State } from './service-element.js';

/** Draws one of the variants of a form. Few pages have any. */
export const variantsModule = new LazyModule(() => import('./variants.js'));

/** Adds the attributes of the questions to a class of elements. */
const withAttributes = <Values extends object>(
  base: typeof ServiceElement,
  attributes: AttributesOf<Values>,
): Omit<typeof ServiceElement, 'prototype'> & (new () => ServiceElement & Values) => {
  const declared = Object.entries<AttributesOf<Values>[keyof Values]>(attributes);
  const initial = Object.fromEntries(declared.map(([name, declaration]) => [name, declaration.initial]));
  class WithAttributes extends base {
    constructor() {
      super();
      Object.assign(this, initial);
    }
  }
  for (const [name, declaration] of declared) property(declaration)(WithAttributes.prototype, name);
  return WithAttributes as unknown as Omit<typeof ServiceElement, 'prototype'> &
    (new () => ServiceElement & Values);
};

/** @internal The properties of the form, as it uses them. */
type WidgetValues = ServiceValues &
  FormValues &
  ValuesOf<
    Pick<DonationWidget, 'heading' | 'returnUrl' | 'prefillFromUrl' | 'testMode' | 'noStatus' | 'payer'>
  >;

/**
 * A donation form. Donors pay on a hosted payment page. When they return, it shows the payment status. Amounts in
 * attributes are in the currency’s main unit, as people write them.
 *
 * @fires donation-seen - Half of the form has been in view for a second.
 * @fires donation-start - The donor starts to fill in the form.
 * @fires donation-change - The donor or the page has changed the amount, currency or interval.
 * @fires donation-invalid - The form was not sent because it has errors.
 * @fires donation-submit - The form is about to send the request. Cancel the event to stop it.
 * @fires donation-checkout - The service has created a checkout.
 * @fires donation-redirect - The donor is about to go to the payment page. Cancel the event to take the donor
 *   there yourself.
 * @fires donation-leave - A donor who has started leaves the page before the checkout.
 * @fires donation-error - Something failed. The donor sees a message in plain words.
 * @fires donation-status - The donor has returned, and the outcome or the status has changed.
 * @fires donation-complete - The donor has returned, and the donation succeeded. It fires once for each donation,
 *   for analytics.
 * @slot - Another way to give, such as a link. It shows until the script has run, and if the form can’t be shown.
 * @slot header - Shown above the form.
 * @slot fields - Your own inputs. Each `name` becomes a key of `metadata`, except names that belong to a question.
 * @slot legal - Shown above the button.
 * @slot footer - Shown below the button.
 * @slot succeeded - Shown below “Thank you” after a successful donation.
 * @slot pending - Shown while the payment is not final or not confirmed.
 * @slot failed - Shown after a failed payment.
 * @csspart card - The box around the form.
 * @csspart heading - The heading of the form.
 * @csspart form - The form.
 * @csspart group - Each group of questions, such as “Amount”.
 * @csspart legend - The legend of each group.
 * @csspart interval-option - Each option of “How often”.
 * @csspart amount-option - Each preset amount.
 * @csspart selected - The selected option of “How often” and “Amount”.
 * @csspart impact - The impact line of the selected amount.
 * @csspart match - The line about a matched gift.
 * @csspart custom-amount - The input of “Other amount”.
 * @csspart one-off - The input of the one-off gift.
 * @csspart field - Each field with its label, hint and error.
 * @csspart label - Each label of a field and legend of a group.
 * @csspart input - Each text input and select.
 * @csspart hint - Each hint.
 * @csspart error - Each error next to its field or group.
 * @csspart error-summary - The list of errors above the form.
 * @csspart summary - The amounts of the donation, line by line.
 * @csspart submit - The button, or the link to the payment page that replaces it.
 * @csspart secure - The line below the button about the payment page.
 * @csspart test-banner - The banner of `test-mode`.
 * @csspart status - The payment status.
 * @csspart status-title - The heading of the payment status.
 * @csspart status-details - The list of amounts and dates.
 * @csspart logo - The charity’s logo.
 * @csspart retry - The button or link to check again or try again.
 * @cssstate loading - The form or the status isn’t shown yet.
 * @cssstate sending - The donation is being sent.
 * @cssstate invalid - The form shows errors.
 * @cssstate closed - The form can’t work, so your own content is shown.
 * @cssstate succeeded - The status says that the donation succeeded.
 * @cssstate pending - The status says that the payment is not final or not confirmed.
 * @cssstate failed - The status says that the payment failed.
 * @csspart continue - Each additional link to the payment page: to an open payment, or in a new tab.
 */
export class DonationWidget extends withAttributes(ServiceElement, formAttributes) {
  static override readonly styles = [tokenStyles, sharedStyles, controlStyles, formStyles];
  /** The version of this package, such as `0.1.0`. */
  static readonly version: string = version;

  /** Sets a heading above the questions. Example: `Help us clean the river`. */
  @property({ kind: 'text', isMinor: true }) heading: string | number | null = null;
  /**
   * Sets where donors return after paying: an address, or a path on this site. It must be https. Otherwise, donors
   * return to the address that your organisation has set at the payment service, and the console warns you once.
   * Example: `/thank-you`.
   *
   * By default, donors return to this page. The form leaves out the query of the page’s address, except the one in
   * the canonical link (`/?page_id=12`). It keeps the hash only if that is a route (`#/give`), without anything
   * after a `?`.
   *
   * @default this page
   */
  @property({ attribute: 'return-url', kind: 'url', isMinor: true }) returnUrl: string | URL | null = null;
  /**
   * Sets what a link to this page can fill in: any of `amount amounts interval project intention`. Leave it
   * empty for nothing. For example, `?amount=50&interval=month` fills in £50 monthly. If the form has several currencies,
   * add one to the link: `?amount=50&currency=EUR`. A link is taken as a whole: if the form doesn’t offer one of
   * these values, or the amount can be read in two ways, such as `1,500`, the link fills in nothing. It can’t
   * fill in donors’ personal details.
   *
   * With `amounts`, `?amounts=50,100,200` replaces the presets, also those of a purpose. If the link has an
   * `interval`, they are only for that one. The form ignores a list with more than six amounts or fewer than two
   * within the limits, and one with any that can be read in two ways: `1,500` could be one amount, so write
   * `1+500`. With `no-custom-amount`, only those that the form has anyway are shown.
   *
   * @default amount interval
   */
  @property({ attribute: 'prefill-from-url', kind: 'list', separator: ' ', isMinor: true })
  prefillFromUrl: string | readonly string[] | null = null;
  /**
   * Shows a banner that says no money is taken, and explains what is wrong if the form can’t work. The form can’t
   * tell a test key from a live one, so set this yourself.
   */
  @property({ attribute: 'test-mode', type: Boolean }) testMode = false;
  /** Hides the payment status on this page. Set it if another page shows the status with `<donation-status>`. */
  @property({ attribute: 'no-status', type: Boolean }) noStatus = false;

  /**
   * Fills in the donor’s details: any of `email`, `first_name`, `last_name`, `phone`, and `billing_address` with
   * `country`, `line1`, `line2`, `city`, `state`, `postcode`. Donors can change them.
   */
  @property({ attribute: false, kind: 'json', shape: 'object', isMinor: true }) payer: Partial<Payer> | null =
    null;

  /** The form that answers; null until its module is loaded. */
  #live: LiveForm | null = null;
  /** The form of the first view, which nothing answers yet. Null until there is one. */
  #firstForm: Form | null = null;
  /** Whether the first view is drawn. From then on, the donor can fill it in. */
  #isFirstDrawn = false;
  /** Everything to do once the form answers. */
  readonly #waiting: ((live: LiveForm) => void)[] = [];
  /** Does something as soon as the form answers. */
  readonly #whenLive = (act: (live: LiveForm) => void): void => {
    if (this.#live) act(this.#live);
    else this.#waiting.push(act);
  };
  readonly #contents = new ControlContents(this);
  /** It stays the same when the form begins to answer, so that nothing is drawn again then. */
  readonly #answers: FormView['answers'] = answersOf(() => this.#live, this.#whenLive);
  /** @internal Whether the attributes and the service that they name can work, as far as that is known. */
  canWork = true;
  /** The nodes of the prerendered form from the page's HTML, until this one replaces it. */
  #prerendered: readonly Node[] | null = null;
  /**
   * The parameters of the address when the element starts. A router can change the address before there is a form.
   */
  #address: URLSearchParams | null = null;
  /** The form without answers, and how many parts it was made from. Null once the attributes have changed. */
  #blank: { form: Form | null; count: number } | null = null;
  /** Whether the attributes have changed since the form was created. */
  #isStale = true;
  /** A choice made elsewhere on the page that hasn't been applied yet. */
  #choice: { proposal: Proposal; by: ChosenBy } | null = null;
  /** The details of the payer that the form was last filled in with. */
  #payer: Partial<Payer> | null = null;
  /** Whether a donor has come near. Until then it draws no long lists, and does nothing in a closed dialog. */
  #isNear = false;
  /** Whether the questions that load last were asked for. */
  #hasAddedLate = false;

  /** @internal Puts the attributes of its variant in place of the page's, once one is drawn. */
  declare varied?: (read: ReadValues) => ReadValues;

  /** @internal */
  override get values(): WidgetValues {
    return readingOf<WidgetValues>(this).values;
  }

  /**
   * The request body that the form would send now to create a checkout (§4.1). Each `amount` is an integer in the
   * smallest unit. Null if the form has errors.
   */
  get request(): CheckoutRequest | null {
    return this.#usable?.payment.request ?? null;
  }

  /** True if the form has no errors. It shows nothing and fires no event. */
  checkValidity(): boolean {
    return (this.#usable?.answers.donation ?? null) !== null;
  }

  /**
   * True if the form has no errors. If it has, it shows them, moves the focus to the only error or to the list of
   * errors, and fires `donation-invalid`.
   */
  reportValidity(): boolean {
    return this.#usable?.answers.reportValidity() ?? false;
  }

  /**
   * Submits the form, as its button does: sends one POST request, then goes to the payment page. The promise is
   * fulfilled when this has ended, even if it failed. `donation-error` tells you about a failure. Does nothing
   * while a request is in progress.
   */
  async submit(): Promise<void> {
    this.#isNear = true;
    this.requestUpdate();
    // Include a property that the page has only just set.
    await this.updateComplete;
    await this.#submit();
  }

  /** Resets the form to its defaults and `payer`, and cancels a request in progress. */
  reset(): void {
    this.#whenLive(({ payment, answers }) => {
      payment.reset();
      answers.reset();
    });
  }

  /** @internal Loads what a donor who starts to give will need. */
  override prepare(): void {
    const isStatus = this.returned !== null;
    if (this.#isNear && !this.#isStale && !isStatus && this.#live && serviceModule.module) return;
    this.#isNear = true;
    // A status shows nothing else when a donor is near.
    if (!isStatus) this.requestUpdate();
    const missing = this.#missing;
    if (missing.length > 0) void this.load(...missing);
    if (!serviceModule.module) void loadFor(this, [serviceModule]);
    // A status asks nothing.
    if (!this.#hasAddedLate && !isStatus) void this.#addLate();
  }

  /**
   * @internal The form that the attributes describe, before the donor answers; null if they aren't valid. Unlike the form
   * on the page, it exists before a donor comes near, and has only the questions that are loaded.
   */
  get blankForm(): Form | null {
    const { parts } = partsFor(this.values);
    if (this.#blank?.count === parts.length) return this.#blank.form;
    const made = this.#createForm(parts);
    const form = 'form' in made ? made.form : null;
    this.#blank = { form, count: parts.length };
    return form;
  }

  /** @internal The module that draws one of its variants; null if it has none. */
  get drawing(): LazyModule<unknown> | null {
    return this.values.variants ? variantsModule : null;
  }

  /**
   * @internal Applies a choice made elsewhere on the page, once there is a form. Only a choice that the donor
   * pressed replaces an answer in the form.
   */
  choose(proposal: Proposal, by: ChosenBy): void {
    this.#choice = { proposal, by };
    this.prepare();
    this.requestUpdate();
  }

  /**
   * @internal Called when its dialog has closed. Cancels a request in progress or the link to the payment page.
   * Typed text stays. The status that it shows counts as read.
   */
  giveUp(): void {
    this.#live?.payment.giveUp();
  }

  /** @internal The return whose status it shows instead of the form; null if it shows none. */
  get returned(): Return | null {
    return this.canWork ? (this.#live?.payment.returned ?? null) : null;
  }

  get #life(): Life {
    const { returned } = this;
    const isIncomplete = this.#isStale || returned !== null || !this.#live;
    return lifeOf({
      isDormant: this.#isDormant,
      canWork: this.canWork,
      hasFailedToLoad: isIncomplete && this.#missing.some(({ state }) => state.step === 'failed'),
      hasForm: this.#form !== null,
      isReturn: returned !== null,
    });
  }

  /** Whether it is in a closed dialog that nobody has come near. */
  get #isDormant(): boolean {
    return !this.#isNear && isInClosedDialog(this);
  }

  /** The form that is shown, or would be if no status were; null until there is one. */
  get #form(): Form | null {
    return this.#live ? this.#live.answers.form : this.#firstForm;
  }

  /** The form that answers, if it can work and the donor sees it or its status as it is. */
  get #usable(): LiveForm | null {
    const life = this.#life;
    return (life === 'form' || life === 'status') && !this.hasFailedToDraw ? this.#live : null;
  }

  /** The module that makes the form answer is on its way while the first view is drawn. */
  override connectedCallback() {
    super.connectedCallback();
    if (!this.#live && !this.#isDormant) void this.load(formModule);
  }

  override willUpdate(changed: PropertyValues<this>) {
    this.#address ??= pageParameters();
    this.localizer.updateLocale();
    variantsModule.module?.vary(this, this.localizer);
    removeStrayForms(this);
    if (changed.size > 0) {
      this.#isStale = true;
      this.#blank = null;
    }
    if (!this.localizer.isReady || this.#isDormant) return;
    this.#comeAlive();
    const live = this.#live?.answers.form ? this.#live : null;
    // The first view stays as the donor fills it in, until it answers.
    if (this.#isStale && !this.#isFirstDrawn) this.#configure(this.#address);
    const { payer } = this.values;
    if (changed.has('payer')) live?.answers.prefill(newlyKnown(payer, this.#payer));
    this.#payer = payer;
    this.#takeChoice();
    this.#live?.payment.update();
    if (this.returned) this.#loadMissing();
  }

  override render() {
    const life = this.#life;
    const form = this.#form;
    if (life === 'closed') return [this.explanation(), this.fallback(this.#isReturn ? 'broken' : 'closed')];
    if (life === 'failed') return this.#mightHavePaid ? this.#reloadAdvice() : this.fallback('unloaded');
    if (life === 'waiting' || !form) return this.#prerendered ? nothing : html`<slot></slot>`;
    if (life === 'status') return [this.#banner(), this.explanation(), this.#live?.payment.status?.render()];
    if (this.#isFirstDrawn) return noChange;
    const { lang, direction } = this.localizer;
    return html`<div class="themed" part="card" lang=${lang} dir=${direction}>
      ${this.#banner()}${this.#formView(form)}
    </div>`;
  }

  #formView(form: Form) {
    return formView({
      form,
      ...(this.#live?.view ?? { ...unanswered, donation: donationOf(readAmounts(form)) }),
      answers: this.#answers,
      messages: this.localizer,
      isNear: this.#isNear,
      clock: this.platform.clock,
      heading: this.values.heading,
      explanation: () => this.explanation(),
      submit: this.#onSubmit,
    });
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    if (root.querySelector('.donation-prerendered')) this.#prerendered = [...root.childNodes];
    return root;
  }

  protected override updated() {
    const life = this.#life;
    if (life === 'status') this.endReservation();
    if (life === 'form' && !this.#live && !this.#isFirstDrawn) this.#endFirstDrawing();
    const before = this.#prerendered;
    if (!before || life === 'waiting') return;
    const form = this.renderRoot.querySelector<HTMLElement>('.themed:not(.donation-prerendered)');
    if (form && life !== 'status' && this.#live?.replace(before, form) === false) return;
    this.#prerendered = null;
    for (const node of before) node.parentNode?.removeChild(node);
  }

  /** The module that answers may be on its way. In a dialog, it loads only now. */
  #endFirstDrawing(): void {
    this.#isFirstDrawn = true;
    this.#contents.remember();
    void this.load(formModule);
  }

  protected override get states(): readonly State[] {
    const life = this.#life;
    if (life === 'closed' || life === 'failed') return ['closed'];
    if (life === 'waiting') return ['loading'];
    if (life === 'form')
      return [
        ...(this.#live?.payment.checkout.isBusy ? (['sending'] as const) : []),
        ...(this.#answers.errors.length > 0 ? (['invalid'] as const) : []),
      ];
    const outcome = this.#live?.payment.status?.outcome ?? null;
    const slot = slotOf(outcome);
    return outcome ? (slot ? [slot] : []) : ['loading'];
  }

  protected override get isForEditor(): boolean {
    return this.values.testMode || super.isForEditor;
  }

  /** Adds questions that no donor needs before being near, once: without them the form works too. */
  async #addLate(): Promise<void> {
    this.#hasAddedLate = true;
    const { late } = partsFor(this.values);
    if (late.length === 0 || !(await loadFor(this, late))) return;
    this.#whenLive(({ answers }) => {
      // If the attributes have changed, the form is about to get all questions.
      if (this.#isStale || !this.canWork || !answers.form) return;
      const made = this.#createForm(partsFor(this.values).parts);
      if (!('form' in made)) return;
      addStyles(this, ...made.form.parts.flatMap(({ styles }) => styles ?? []));
      answers.extend(made.form);
    });
  }

  #takeChoice(): void {
    const live = this.#live;
    if (!this.#choice || this.#isStale || !this.canWork || !live?.answers.form) return;
    const { proposal, by } = this.#choice;
    this.#choice = null;
    if (live.payment.showFormFor(by)) live.answers.choose(proposal, by);
  }

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    if (this.#live) void this.#submit();
    else this.#whenLive(({ payment }) => payment.checkout.showPressAgain());
  };

  async #submit(): Promise<void> {
    await this.#usable?.payment.submit();
  }

  #banner() {
    return this.values.testMode ? testBanner(this.localizer) : nothing;
  }

  /** Whether the donor comes from the payment page, and might have paid. */
  get #isReturn(): boolean {
    return this.#address?.has(referenceParameter) ?? false;
  }

  /** Whether the donor has started a donation, and might have paid. */
  get #mightHavePaid(): boolean {
    return this.#isReturn || hasStartedDonation(this);
  }

  /** Donors who might have paid must read this before the page offers another way to give. */
  #reloadAdvice() {
    this.endReservation();
    return [this.message('unloaded'), html`<slot></slot>`];
  }

  /** The modules that the form needs before it can be shown, and that aren't loaded yet. */
  get #missing(): LazyModule<unknown>[] {
    // A form in use loads the service itself. A form that never shows the status still needs to know whether its
    // last payment failed.
    const isBack = this.#form === null && hasStartedDonation(this);
    const isStatusNear = this.returned !== null || (isBack && !this.values.noStatus);
    const parts = [
      ...(this.#isFirstDrawn || !this.#isBlankStart ? [formModule] : []),
      ...(isBack ? [serviceModule] : []),
      ...(isStatusNear ? [statusModule] : []),
      // If it can't load, the form works without variants.
      ...(this.values.variants && variantsModule.state.step !== 'failed' ? [variantsModule] : []),
    ];
    return [...partsFor(this.values).missing, ...parts.filter(({ module }) => !module)];
  }

  /** Whether nothing fills in the form but the donor, so that it can be drawn before anything answers. */
  get #isBlankStart(): boolean {
    return (
      !this.#prerendered &&
      !this.#choice &&
      !this.values.variants &&
      !this.values.payer &&
      remembersNothing(this) &&
      !fieldsOfLinks.some((name) => this.#address?.has(name))
    );
  }

  /** Makes the form answer, once the module for that is loaded. It takes over what is drawn. */
  #comeAlive(): void {
    const { module } = formModule;
    if (this.#live || !module) return;
    this.#live = new module.LiveForm(
      this,
      this.localizer,
      this.#contents,
      { service: serviceModule, status: statusModule },
      (issues) => void reportLeftOut(this, issues),
    );
    if (this.#firstForm) this.#live.takeOver(this.#firstForm);
    this.#isFirstDrawn = false;
    for (const act of this.#waiting) act(this.#live);
  }

  /** Loads the missing modules, unless one of them has failed to load. Returns whether there are any. */
  #loadMissing(): boolean {
    const missing = this.#missing;
    // Another element might have started to load them. This one waits for them too.
    if (missing.length > 0 && missing.every(({ state }) => state.step !== 'failed'))
      void this.load(...missing);
    return missing.length > 0;
  }

  #createForm(parts: readonly Part[], page: Pick<Form, 'address'> = {}) {
    const { locale, language } = this.localizer;
    return createForm(readingOf<WidgetValues>(this), parts, { locale, language, ...page });
  }

  /** Creates the form from the attributes, once all modules that it needs are loaded. */
  #configure(address: URLSearchParams): void {
    if (this.#loadMissing()) return;
    this.#isStale = false;
    const made = this.#createForm(partsFor(this.values).parts, { address });
    const access = issueOfAccess(this.values);
    this.canWork = 'form' in made && access === undefined;
    if ('issues' in made || access !== undefined) {
      this.#live?.payment.connect();
      this.fault = null;
      void reportConfiguration(this, 'issues' in made ? made.issues : [], access, () => !this.canWork);
      return;
    }
    addStyles(this, ...made.form.parts.flatMap(({ styles }) => styles ?? []));
    if (this.#live) this.#live.configure(made.form);
    else this.#firstForm = made.form;
    void reportLeftOut(this, made.leftOut);
  }
}

/** The answers of a form as they are now. */
const answersOf = (
  live: () => LiveForm | null,
  whenLive: (act: (live: LiveForm) => void) => void,
): FormView['answers'] => ({
  get errors() {
    return live()?.answers.errors.list ?? unanswered.answers.errors;
  },
  errorSummary: () => live()?.errorSummary() ?? nothing,
  errorOf: (field) => live()?.errorOf(field),
  get touched() {
    return live()?.answers.touched ?? unanswered.answers.touched;
  },
  answer: (change, ...fields) => {
    whenLive(({ answers }) => {
      answers.answer(change, ...fields);
    });
  },
});

declare global {
  interface HTMLElementTagNameMap {
    'donation-widget': DonationWidget;
  }
}

/** Whether a widget is in the closed dialog of a button, and the donor hasn't started a donation. */
const isInClosedDialog = (element: HTMLElement & { readonly platform: Platform }): boolean =>
  element.closest(`${element.localName.replace(/widget$/, 'button')}:not([open])`) !== null &&
  !hasStartedDonation(element);
