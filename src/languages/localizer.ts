import { currencyFormat, englishSign, formatAmount } from '../money/format.js';
import { intervalToken, type Interval } from '../schema/interval.js';
import { localize, type Values } from './catalogue.js';
import type { MessageKey, Messages } from './en.js';
import { directionOf, languageTagOf } from './languages.js';

/** Formats messages, amounts and intervals for one donor. */
export abstract class Localizer {
  /** A BCP 47 tag that `Intl` accepts. */
  abstract readonly locale: string;
  /** The language of the messages (ISO 639-1), with the region if that has texts of its own. */
  abstract readonly language: string;
  /** The messages. Different messages are a different object. */
  abstract readonly catalogue: Partial<Messages>;

  /** The language as a `lang` attribute, with the region if the page names one. */
  get lang(): string {
    return languageTagOf(this.locale) === languageTagOf(this.language) ? this.locale : this.language;
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.language);
  }

  /** Whether there is a message with this key. */
  has(key: string): key is MessageKey {
    return Object.hasOwn(this.catalogue, key);
  }

  localize(key: MessageKey, values?: Values): string {
    return localize(this.catalogue, key, values, this.language);
  }

  /** Formats an amount: “£12.50”, or “£25” with `trimZeros`. */
  money(amount: number, currency: string, trimZeros = false): string {
    return formatAmount(amount, currency, this.locale, { trimZeros }) ?? '';
  }

  /** Names an interval: “One-time”, “Monthly”, “Quarterly”, “Every 2 weeks”. */
  interval(interval: Interval): string {
    return this.#every('', interval);
  }

  /** Names an interval within a sentence: “monthly”, “every 2 weeks”. */
  intervalWithin(interval: Interval): string {
    return this.#every('within.', interval);
  }

  #every(prefix: '' | 'within.', interval: Interval): string {
    if (interval.unit === null) return this.localize('once');
    const own = `${prefix}${intervalToken(interval)}`;
    if (this.has(own)) return this.localize(own);
    const every = { day: 'everyDays', week: 'everyWeeks', month: 'everyMonths', year: 'everyYears' } as const;
    return this.localize(`${prefix}${every[interval.unit]}`, { count: interval.count });
  }

  /** The sign to show next to a field, such as “£”. */
  currencySymbol(currency: string): string {
    const english = englishSign(currency, this.locale);
    if (english) return english;
    return (
      currencyFormat(this.locale, currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency
    );
  }
}
