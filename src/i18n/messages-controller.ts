import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Platform } from '../browser/platform.js';
import { usableMessages } from './catalogue.js';
import type { Messages } from './en.js';
import { languageOf, loadMessages, messagesIn, usableLocale } from './languages.js';
import { Localizer } from './localizer.js';

type Host = ReactiveControllerHost &
  HTMLElement & {
    readonly locale: string | null;
    readonly messages: Partial<Messages>;
    readonly platform: Platform;
  };

/** How long the first words may take, in milliseconds. After that, English ones are shown until they come. */
const patience = 3000;

/** Owns the language: the words, and the formats of money and dates. */
export class MessagesController extends Localizer implements ReactiveController {
  readonly #host: Host;
  #locale = 'en';
  /** The language of the texts that are shown; null until the first are there. */
  #language: string | null = null;
  /** The language whose words are on their way. */
  #coming: string | null = null;
  /** Settled once the first words can be shown. */
  readonly #ready: Promise<void>;
  #setReady: () => void = () => undefined;
  #merged: { own: Partial<Messages>; loaded: Partial<Messages>; all: Partial<Messages> } | null = null;

  constructor(host: Host) {
    super();
    this.#host = host;
    this.#ready = new Promise((resolve) => (this.#setReady = resolve));
    host.addController(this);
  }

  /** An element that is moved may be in a part of the page with another language. */
  hostConnected() {
    listeners.add(this.#onLanguage);
    watch(this.#host);
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    listeners.delete(this.#onLanguage);
  }

  hostUpdate() {
    this.follow();
  }

  override get locale(): string {
    return this.#locale;
  }

  override get language(): string {
    return this.#language ?? 'en';
  }

  /**
   * Whether the first words are there: until then nothing is shown, so that nothing is seen in another language
   * first.
   */
  get isReady(): boolean {
    return this.#language !== null;
  }

  /** Fulfilled once the first words are there. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  protected override get catalogue(): Partial<Messages> {
    const own = this.#host.messages;
    const loaded = messagesIn(this.language) ?? {};
    if (this.#merged?.own !== own || this.#merged.loaded !== loaded) {
      this.#merged = { own, loaded, all: { ...loaded, ...usableMessages(own, loaded) } };
    }
    return this.#merged.all;
  }

  /**
   * Finds the locale, and takes its words if they are loaded; otherwise they come with a later update. Each update
   * does this in `hostUpdate`, which is enough for the button. Lit calls `willUpdate` before that: the form and the
   * status, which need locale and words there, call it there themselves.
   */
  follow(): void {
    // Off the page there is no language around it: it stays what it was.
    if (!this.#host.isConnected) return;
    this.#locale = usableLocale(this.#host.locale) ?? usableLocale(nearestLanguage(this.#host)) ?? 'en';
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
      this.#host.platform.report(`<${this.#host.localName}> could not load its texts in “${language}”.`);
    this.#host.requestUpdate();
  }

  /** Fulfilled once the first words have taken too long: English ones stand in until they come. */
  async #tooLong(signal: AbortSignal): Promise<void> {
    await this.#host.platform.clock.wait(patience, signal).catch(() => undefined);
  }

  readonly #onLanguage = () => this.#host.requestUpdate();
}

/** Each is called whenever a `lang` attribute of the page changes. */
const listeners = new Set<() => void>();
const watched = new WeakSet<Node>();

/** One watch for each tree, however many elements stand in it. */
const watch = (element: Element): void => {
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    if (!watched.has(root)) {
      watched.add(root);
      const tell = () => listeners.forEach((listener) => listener());
      new MutationObserver(tell).observe(root, { attributeFilter: ['lang'], subtree: true });
    }
    if (!(root instanceof ShadowRoot)) return;
  }
};

/** The nearest `lang`, looked for through the shadow roots that the element stands in. */
const nearestLanguage = (element: Element): string | null => {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : null;
};
