import type { ReactiveController } from 'lit';
import type { ElementContext } from '../page/platform.js';
import { usableMessages } from './catalogue.js';
import type { Messages } from './en.js';
import { languageOf, loadMessages, messagesIn, usableLocale } from './languages.js';
import { Localizer } from './localizer.js';

type Host = ElementContext<{ readonly locale: string | null; readonly messages: Partial<Messages> }>;

/** How long to wait for the first messages, in milliseconds, before showing English ones until they load. */
const messagesTimeout = 3000;

/** Owns the element's language: its messages and its formats for money and dates. */
export class MessagesController extends Localizer implements ReactiveController {
  readonly #host: Host;
  #locale = 'en';
  /** The language that is shown; null until the first messages are loaded. */
  #language: string | null = null;
  /** The language that is loading. */
  #coming: string | null = null;
  /** Resolves when the first messages can be shown. */
  readonly #ready: Promise<void>;
  #setReady: () => void = () => undefined;
  #merged: { own: Partial<Messages>; loaded: Partial<Messages>; all: Partial<Messages> } | null = null;

  constructor(host: Host) {
    super();
    this.#host = host;
    this.#ready = new Promise((resolve) => (this.#setReady = resolve));
    host.addController(this);
  }

  /** A moved element can end up in a part of the page with a different language. */
  hostConnected() {
    listeners.add(this.#onLanguage);
    watch(this.#host);
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    listeners.delete(this.#onLanguage);
  }

  hostUpdate() {
    this.updateLocale();
  }

  override get locale(): string {
    return this.#locale;
  }

  override get language(): string {
    return this.#language ?? 'en';
  }

  /**
   * Whether the first messages are loaded. Until then nothing is shown, so that donors don't see another language
   * first.
   */
  get isReady(): boolean {
    return this.#language !== null;
  }

  /** Resolves when the first messages are loaded. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  override get catalogue(): Partial<Messages> {
    const own = this.#host.values.messages;
    const loaded = messagesIn(this.language) ?? {};
    if (this.#merged?.own !== own || this.#merged.loaded !== loaded) {
      this.#merged = { own, loaded, all: { ...loaded, ...usableMessages(own, loaded) } };
    }
    return this.#merged.all;
  }

  /**
   * Finds the locale and uses its messages if they are loaded; otherwise a later update does. Each update calls this
   * in `hostUpdate`, which is enough for the button. Lit calls `willUpdate` before that, so the form and the status,
   * which need locale and messages there, call it themselves.
   */
  updateLocale(): void {
    // Outside the page there is no language to inherit, so keep the current one.
    if (!this.#host.isConnected) return;
    this.#locale =
      usableLocale(this.#host.values.locale) ?? usableLocale(nearestLanguage(this.#host)) ?? 'en';
    const language = languageOf(this.#locale);
    if (language === this.#language) return;
    if (messagesIn(language)) this.#setLanguage(language);
    else if (language !== this.#coming) void this.#load(language);
  }

  #setLanguage(language: string): void {
    this.#language = language;
    this.#setReady();
  }

  async #load(language: string): Promise<void> {
    this.#coming = language;
    const done = new AbortController();
    const loading = loadMessages(language).finally(() => done.abort());
    if (this.#language === null) {
      await Promise.race([loading, this.#tooLong(done.signal)]);
      if (!done.signal.aborted && this.#language === null) this.#setLanguage('en');
      this.#host.requestUpdate();
    }
    const isLoaded = await loading;
    this.#coming = null;
    if (!isLoaded)
      this.#host.platform.report(
        `<${this.#host.localName}> couldn't load its texts in “${language}”, so it shows those in “${languageOf(this.#locale)}”.`,
      );
    this.#host.requestUpdate();
  }

  /** Resolves when the first messages take too long. English ones are shown until they load. */
  async #tooLong(signal: AbortSignal): Promise<void> {
    await this.#host.platform.clock.wait(messagesTimeout, signal).catch(() => undefined);
  }

  readonly #onLanguage = () => this.#host.requestUpdate();
}

/** Called whenever a `lang` attribute on the page changes. */
const listeners = new Set<() => void>();
const watched = new WeakSet<Node>();

/** One observer for each tree, however many elements it contains. */
const watch = (element: Element): void => {
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    if (!watched.has(root)) {
      watched.add(root);
      const notify = () => listeners.forEach((listener) => listener());
      new MutationObserver(notify).observe(root, { attributeFilter: ['lang'], subtree: true });
    }
    if (!(root instanceof ShadowRoot)) return;
  }
};

/** The nearest `lang` attribute, also across shadow roots. */
const nearestLanguage = (element: Element): string | null => {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : null;
};
