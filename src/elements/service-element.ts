import { LitElement, css, nothing, type PropertyValues } from 'lit';
import { browserPlatform, type Platform } from '../page/platform.js';
import type { DonationService } from '../client/donation-client.js';
import { MessagesController } from '../languages/messages-controller.js';
import type { MessageKey, Messages } from '../languages/en.js';
import { DoublePressController } from '../lit/double-press-controller.js';
import { addStyles } from '../lit/add-styles.js';
import { containInput } from '../lit/contained-input.js';
import { LazyModule, loadFor } from '../lit/lazy-module.js';
import { StatesController } from '../lit/states-controller.js';
import type { ValuesOf } from '../questions/attributes.js';
import { property, readingOf } from './property.js';
import { warnOfUnknownNames } from './unknown-names.js';

/** @internal The properties of every element that uses the service, as the element uses them. */
export type ServiceValues = ValuesOf<
  Pick<
    ServiceElement,
    'baseUrl' | 'publishableKey' | 'locale' | 'colorScheme' | 'storage' | 'messages' | 'client' | 'platform'
  >
>;

/** The states that the page's CSS can select, such as `:state(sending)`. */
export type State = 'loading' | 'sending' | 'invalid' | 'closed' | 'succeeded' | 'pending' | 'failed';

/** The box that explains a fault to the person who can fix it. */
const faultBox = new LazyModule(() => import('./fault-box.js'));

/** Ends the space that the page's snippet reserves for the form. An important rule in here wins over the page's. */
const unreserved = css`
  :host {
    min-height: 0 !important;
  }
`;

const serviceMethods: readonly (keyof DonationService)[] = [
  'createCheckout',
  'getPaymentSession',
  'getSubscription',
];

/**
 * The base of the elements that use the service: its address and key, and the language and look of the element.
 *
 * @cssprop [--donation-primary=light-dark(#0b57d0, #a8c7fa)] - Buttons and selected options. When donors return,
 *   the charity’s own colour replaces this default.
 * @cssprop --donation-on-primary - Text on the primary colour. By default, black or white, whichever has more
 *   contrast; white in browsers without relative colours.
 * @cssprop [--donation-surface=light-dark(#fff, #1b1e23)] - The background.
 * @cssprop [--donation-text=light-dark(#1c2330, #eef1f5)] - Text.
 * @cssprop [--donation-text-muted=light-dark(#566072, #a9b3c1)] - Hints and other secondary text.
 * @cssprop [--donation-border=light-dark(#c9d0da, #48505c)] - Borders and lines.
 * @cssprop [--donation-control-border=light-dark(#76808f, #8b95a3)] - Borders of fields and options.
 * @cssprop [--donation-danger=light-dark(#b3261e, #ffb4ab)] - Errors.
 * @cssprop [--donation-success=light-dark(#146c43, #7ddba3)] - A successful donation.
 * @cssprop [--donation-radius=0.625em] - The radius of corners.
 * @cssprop [--donation-space=1em] - The space between parts.
 * @cssprop [--donation-font=inherit] - The font family.
 * @cssprop [--donation-heading-font=inherit] - The font family of headings and legends.
 * @cssprop [--donation-max-width=30em] - The maximum width of the element.
 */
export class ServiceElement extends LitElement {
  /**
   * Sets the address of your payment service. It must start with `https://` and end with `/api/v1`. On localhost,
   * `http://` works too. If the service is on the same host as this page, you can start with `/`. Example:
   * `https://service.example/api/v1`.
   */
  @property({ attribute: 'base-url', kind: 'url', isRequired: true }) baseUrl: string | URL = '';
  /**
   * Sets your organisation’s publishable key, which you get from your payment service. A secret key (with `sk`,
   * `rk`, `secret` or `private` in it) is refused. Example: `pk_live_…`.
   */
  @property({ attribute: 'publishable-key', kind: 'code', isRequired: true }) publishableKey = '';
  /**
   * Sets the language of texts, amounts and dates. The texts are available in `ar cy de en es fr it nl pl pt pt-PT
   * tr ur`. Other languages show English texts, with amounts and dates in their own format. Example: `cy`.
   *
   * @default the nearest lang attribute, and its changes
   */
  @property({ reflect: true, kind: 'code', isMinor: true }) locale: string | null = null;
  /** Sets the colour scheme. `auto` follows the CSS property `color-scheme` of the page. */
  @property({ attribute: 'color-scheme', reflect: true, useDefault: true, kind: 'code', isMinor: true })
  colorScheme: 'auto' | 'light' | 'dark' = 'auto';
  /**
   * Sets where the browser remembers a donation while the donor pays: `session` for this tab only, `local` for all
   * tabs. No personal data is stored.
   */
  @property({ kind: 'code', isMinor: true }) storage: 'session' | 'local' = 'session';

  /**
   * Replaces texts, by their keys in `src/languages/en`. `{name}` in a text is replaced by a value. Example: `{ secure:
   * 'Next: pay at Acme Pay' }`.
   */
  @property({ attribute: false, kind: 'json', shape: 'object', isMinor: true }) messages: Partial<Messages> =
    {};
  /**
   * Sets your own client: a `DonationClient`, or an object with its three methods. You then don’t need `base-url`
   * and `publishable-key`.
   */
  @property({ attribute: false, kind: 'methods', methods: serviceMethods }) client: DonationService | null =
    null;
  /** @internal Time, storage and the window. Tests replace them. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  /** @internal The properties as the element uses them, whatever type of value the page has set. */
  get values(): ServiceValues {
    return readingOf<ServiceValues>(this).values;
  }

  protected readonly localizer = new MessagesController(this);

  /** @internal Whether the last update failed, so that nothing is shown that a donor could use. */
  hasFailedToDraw = false;

  /** The last fault that this element has reported, if the person who looks at the page also makes it. */
  protected fault: Error | null = null;

  readonly #states = new StatesController(this, () => this.states);
  #loading: Promise<unknown> | null = null;
  readonly #fallbackSlot = document.createElement('slot');
  readonly #message = document.createElement('p');
  /** Shown until the first update, and after one that failed. Lit doesn't know of it. */
  #standIn: Element | null = null;

  constructor() {
    super();
    new DoublePressController(this);
    // `pointerenter`, not `pointermove`: a failed load is retried on each event.
    for (const type of ['focusin', 'pointerenter', 'input'])
      this.addEventListener(type, () => this.prepare());
    this.addEventListener('donation-error', ({ target, error }) => {
      if (target === this) this.explain(error);
    });
  }

  /** @internal Explains a fault to the person who makes the page. */
  explain(fault: Error): void {
    if (!this.isForEditor) return;
    this.fault = fault;
    void loadFor(this, [faultBox]);
  }

  /** Whether the person who looks at the page also makes it. */
  protected get isForEditor(): boolean {
    return this.platform.isForEditor();
  }

  /** The states that the element is in, once it has been drawn. */
  protected get states(): readonly State[] {
    return [];
  }

  /** @internal A box that explains the last fault to the person who makes the page. Nothing for donors. */
  explanation(): unknown {
    const { module } = faultBox;
    if (!module || !this.fault || !this.isForEditor) return nothing;
    addStyles(this, module.faultStyles);
    return module.faultBox(this.fault);
  }

  /** @internal Loads what is needed and not loaded yet. */
  prepare(): unknown {
    return undefined;
  }

  /** Runs the first update in its own task. Together with the script it would block the page for too long. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.hasUpdated) return super.scheduleUpdate() as undefined;
    return new Promise((next) => setTimeout(next)).then(() => super.scheduleUpdate());
  }

  /** Loads modules that the element needs to draw itself. `updateComplete` waits for them. */
  protected async load(...modules: readonly LazyModule<unknown>[]): Promise<boolean> {
    const loading = loadFor(this, modules);
    this.#loading = Promise.all([this.#loading, loading]);
    return loading;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    for (let waited: unknown; waited !== this.#loading;) {
      waited = this.#loading;
      await Promise.all([waited, this.localizer.ready]);
      isComplete = await super.getUpdateComplete();
    }
    return isComplete;
  }

  /**
   * @internal The fallback content, or a message if there is none. It isn't a template, because it also replaces what
   * Lit can't draw.
   */
  fallback(key: MessageKey): Element {
    this.endReservation();
    const inside = [...this.childNodes].filter((node) => !('slot' in node && node.slot));
    return inside.some(isVisible) ? this.#fallbackSlot : this.message(key);
  }

  /** A message instead of what can't be shown. */
  protected message(key: MessageKey): Element {
    const { lang, direction: dir } = this.localizer;
    const textContent = this.localizer.localize(key);
    // Screen readers would announce the same text again.
    if (this.#message.textContent !== textContent)
      Object.assign(this.#message, { className: 'themed', lang, dir, textContent });
    this.#message.setAttribute('role', 'status');
    return this.#message;
  }

  /** Gives back the space that the page reserves for the form: what is shown instead is shorter. */
  protected endReservation(): void {
    addStyles(this, unreserved);
  }

  /** Lit's own method also adds styles, and draws relative to a prerendered form, which will be removed. */
  protected override createRenderRoot() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    containInput(root);
    if (!root.querySelector('.donation-prerendered')) this.#standIn = root.appendChild(this.#fallbackSlot);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    addStyles(this);
  }

  /** If an update fails, removes everything that is drawn: a donor must not use a form that is out of date. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      this.hasFailedToDraw = true;
      const root = this.renderRoot;
      root.textContent = '';
      // The next update draws from the start, because Lit looks here for what it has drawn before.
      this.renderOptions.renderBefore = root.appendChild(document.createComment(''));
      this.#standIn = root.appendChild(this.fallback('broken'));
      this.#states.show(['closed']);
      this.platform.report(error instanceof Error ? error : String(error));
    }
  }

  protected override update(changed: PropertyValues<this>) {
    this.#standIn?.parentNode?.removeChild(this.#standIn);
    this.#standIn = null;
    super.update(changed);
    this.hasFailedToDraw = false;
  }

  protected override firstUpdated() {
    void warnOfUnknownNames(this);
  }
}

/** Elements that are visible without text. */
const shown =
  'img, svg, canvas, video, audio, iframe, embed, object, button, select, textarea, input:not([type=hidden])';
const unseen = 'script, style, template, noscript, [hidden]';

/**
 * Whether these nodes contain anything visible. CMS editors leave empty paragraphs, line breaks and all kinds of
 * spaces. Custom elements count, because there is no way to know what they draw.
 */
const isVisible = (node: Node): boolean => {
  if (node instanceof Text) return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(node.data);
  if (!(node instanceof Element) || node.matches(unseen)) return false;
  const inside = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
  return node.matches(shown) || node.localName.includes('-') || [...inside].some(isVisible);
};
