import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Platform } from '../browser/platform.js';
import { formatAmount } from '../donation/amount.js';
import { countryCodes } from '../donation/country.js';
import type { DraftField, FieldCode } from '../donation/draft.js';
import { intervalToken, type Interval } from '../donation/interval.js';
import { faultKey, say, type Values } from '../messages/catalogue.js';
import { en, type MessageKey, type Messages } from '../messages/en.js';
import { directionOf, languageOf, loadWords, wordsOf } from '../messages/languages.js';

type Host = ReactiveControllerHost &
  HTMLElement & {
    readonly locale: string | null;
    readonly messages: Partial<Messages>;
    readonly platform: Platform;
  };

/** How long the first words may take: after that they are English ones, until the others come. */
const patience = 3000;

/** Owns the language: the words, and the formats of money and dates. */
export class MessagesController implements ReactiveController {
  readonly #host: Host;
  #locale = 'en';
  /** Of the texts that are shown; null until the first are there. */
  #language: string | null = null;
  /** The language whose words are on their way. */
  #coming: string | null = null;
  #merged: { own: Partial<Messages>; language: string; all: Messages } | null = null;
  #countries: { locale: string; list: readonly { code: string; name: string }[] } | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** Elsewhere on the page it may stand in another language. */
  hostConnected() {
    listeners.add(this.#onLanguage);
    watch(this.#host);
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    listeners.delete(this.#onLanguage);
  }

  hostUpdate() {
    this.#resolve();
  }

  /** A BCP 47 tag that `Intl` takes. */
  get locale(): string {
    return this.#locale;
  }

  /** The language (ISO 639-1) that the texts are in. */
  get language(): string {
    return this.#language ?? 'en';
  }

  /** The same as a `lang` attribute says it, with the region where the page names one. */
  get lang(): string {
    return new Intl.Locale(this.#locale).language === this.language ? this.#locale : this.language;
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.language);
  }

  /** Updates once the first words can be shown, so that nothing is seen in another language first. */
  whenReady(update: () => void): Promise<void> | undefined {
    const first = this.#loadFirst();
    if (first) return this.#untilReady(first).then(update);
    update();
    return undefined;
  }

  /** The page may name another language while the first is on its way. */
  async #untilReady(first: Promise<unknown>): Promise<void> {
    for (let next: Promise<unknown> | null = first; next; next = this.#loadFirst()) await next;
  }

  #loadFirst(): Promise<unknown> | null {
    this.#resolve();
    if (this.#language !== null || !this.#host.isConnected) return null;
    const loaded = new AbortController();
    const tooLong = this.#host.platform.clock.wait(patience, loaded.signal).then(
      () => {
        this.#language ??= 'en';
      },
      () => undefined,
    );
    return Promise.race([loadWords(languageOf(this.#locale)).finally(() => loaded.abort()), tooLong]);
  }

  say(key: MessageKey, values?: Values): string {
    return say(this.#messages, key, values, this.language);
  }

  fault(field: DraftField, code: FieldCode, values: Values): string {
    return this.say(faultKey(field, code), values);
  }

  get #messages(): Messages {
    const own = this.#host.messages;
    const { language } = this;
    if (this.#merged?.own !== own || this.#merged.language !== language) {
      this.#merged = { own, language, all: { ...(wordsOf(language) ?? en), ...own } };
    }
    return this.#merged.all;
  }

  /** Finds the locale, and takes its words where they are there; else they come with the next update. */
  #resolve(): void {
    // Off the page there is no language around it: it stays what it was.
    if (!this.#host.isConnected) return;
    this.#locale = usable(this.#host.locale) ?? usable(nearestLanguage(this.#host)) ?? 'en';
    const language = languageOf(this.#locale);
    if (language === this.#language) return;
    if (wordsOf(language)) this.#language = language;
    else if (language !== this.#coming) void this.#load(language);
  }

  async #load(language: string): Promise<void> {
    this.#coming = language;
    const isLoaded = await loadWords(language);
    this.#coming = null;
    if (!isLoaded)
      this.#host.platform.report(`The texts of <${this.#host.localName}> in “${language}” can’t be loaded.`);
    this.#host.requestUpdate();
  }

  readonly #onLanguage = () => this.#host.requestUpdate();

  /** “£12.50”; with `trimZeros` “£25”. */
  money(amount: number, currency: string, trimZeros = false): string {
    return formatAmount(amount, currency, this.#locale, { trimZeros }) ?? '';
  }

  /** “One-time”, “Monthly”, “Quarterly”, “Every 2 weeks”. */
  interval(interval: Interval): string {
    return this.#every('', interval);
  }

  /** The interval within a sentence: “monthly”, “every 2 weeks”. */
  intervalWithin(interval: Interval): string {
    return this.#every('within.', interval);
  }

  #every(place: '' | 'within.', interval: Interval): string {
    if (interval.unit === null) return this.say('once');
    const own = `${place}${intervalToken(interval)}`;
    if (Object.hasOwn(en, own)) return this.say(own as MessageKey);
    const every = { day: 'everyDays', week: 'everyWeeks', month: 'everyMonths', year: 'everyYears' } as const;
    return this.say(`${place}${every[interval.unit]}`, { count: interval.count });
  }

  date(date: Date): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: 'long' }).format(date);
  }

  /** “£”, as it stands beside a field. */
  currencySymbol(currency: string): string {
    const format = new Intl.NumberFormat(this.#locale, { style: 'currency', currency });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  }

  /** “British Pound (£)”. */
  currency(currency: string): string {
    const name = new Intl.DisplayNames([this.#locale], { type: 'currency' }).of(currency);
    return `${name ?? currency} (${this.currencySymbol(currency)})`;
  }

  /**
   * All countries by ISO 3166-1 alpha-2 code, named and sorted in the page's language, that of the page's
   * locale first.
   */
  get countries(): readonly { code: string; name: string }[] {
    if (this.#countries?.locale !== this.#locale) {
      const names = new Intl.DisplayNames([this.#locale], { type: 'region' });
      const { compare } = new Intl.Collator(this.#locale);
      const list = countryCodes
        .map((code) => ({ code, name: names.of(code) ?? code }))
        .sort((a, b) => compare(a.name, b.name));
      // English alone tells of no country.
      const locale = new Intl.Locale(this.#locale);
      const { region } = locale.language === 'en' ? locale : locale.maximize();
      list.sort((a, b) => Number(b.code === region) - Number(a.code === region));
      this.#countries = { locale: this.#locale, list };
    }
    return this.#countries.list;
  }
}

/** Told whenever the page says that some of it is in another language. */
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

/** A tag that `Intl` takes, also where it is written as many systems do: `de_DE`. */
const usable = (tag: string | null): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-') || [])[0];
  } catch {
    return undefined;
  }
};

/** The nearest `lang`, looked for through the shadow roots that the element stands in. */
const nearestLanguage = (element: Element): string | null => {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : null;
};
