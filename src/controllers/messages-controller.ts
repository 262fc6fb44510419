import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { formatAmount } from '../donation/amount.js';
import { countryCodes } from '../donation/country.js';
import type { DraftField, FieldCode } from '../donation/draft.js';
import { intervalToken, type Interval } from '../donation/interval.js';
import { faultKey, say, type Values } from '../messages/catalogue.js';
import { en, type MessageKey, type Messages } from '../messages/en.js';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly locale: string | null; readonly messages: Partial<Messages> };

/** Owns the language: the words, and the formats of money and dates. */
export class MessagesController implements ReactiveController {
  readonly #host: Host;
  #locale = 'en';
  #merged: { own: Partial<Messages>; all: Messages } | null = null;
  #countries: { locale: string; list: readonly { code: string; name: string }[] } | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#locale = usable(this.#host.locale) ?? usable(nearestLanguage(this.#host)) ?? 'en';
  }

  hostUpdate() {
    this.hostConnected();
  }

  /** A BCP 47 tag that `Intl` takes. */
  get locale(): string {
    return this.#locale;
  }

  say(key: MessageKey, values?: Values): string {
    return say(this.#messages, key, values);
  }

  fault(field: DraftField, code: FieldCode, values: Values): string {
    return this.say(faultKey(field, code), values);
  }

  get #messages(): Messages {
    const own = this.#host.messages;
    if (this.#merged?.own !== own) this.#merged = { own, all: { ...en, ...own } };
    return this.#merged.all;
  }

  /** “£12.50”; with `trimZeros` “£25”. */
  money(amount: number, currency: string, trimZeros = false): string {
    return formatAmount(amount, currency, this.#locale, { trimZeros }) ?? '';
  }

  /** “One-time”, “Monthly”, “Quarterly”, “Every 2 weeks”. */
  interval(interval: Interval): string {
    const token = intervalToken(interval);
    if (interval.unit === null || token in en) return this.say(token as MessageKey);
    const every = { day: 'everyDays', week: 'everyWeeks', month: 'everyMonths', year: 'everyYears' } as const;
    return this.say(every[interval.unit], { count: interval.count });
  }

  /** The interval inside a sentence: “monthly”. */
  intervalInline(interval: Interval): string {
    return this.interval(interval).toLocaleLowerCase(this.#locale);
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

  /** All countries by ISO 3166-1 alpha-2 code, named and sorted in the page's language. */
  get countries(): readonly { code: string; name: string }[] {
    if (this.#countries?.locale !== this.#locale) {
      const names = new Intl.DisplayNames([this.#locale], { type: 'region' });
      const { compare } = new Intl.Collator(this.#locale);
      const list = countryCodes
        .map((code) => ({ code, name: names.of(code) ?? code }))
        .sort((a, b) => compare(a.name, b.name));
      this.#countries = { locale: this.#locale, list };
    }
    return this.#countries.list;
  }
}

const usable = (tag: string | null): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag?.trim() || [])[0];
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
