import { ownValues } from '../controllers/own-fields.js';
import type { Donation } from '../donation/draft.js';
import { giftLines } from '../donation/line-items.js';
import type { Settings } from '../donation/settings.js';
import type { DonationAttributes } from './donation-attributes.js';

/**
 * The donation as it was submitted, to compare it with what the form holds later. Metadata and the
 * name of a subscription are not in it: they change no payment, and a page may touch them meanwhile.
 */
export class SentGift {
  readonly #host: DonationAttributes;
  #gift = '';
  #own = '';

  constructor(host: DonationAttributes) {
    this.#host = host;
  }

  set(donation: Donation, settings: Settings): void {
    this.#gift = this.#textOf(donation, settings);
    this.#own = this.#ownText;
  }

  /** Whether the form gives something else now. */
  isOther(donation: Donation | null, settings: Settings): boolean {
    return this.#textOf(donation, settings) !== this.#gift;
  }

  /** Whether the page's own fields hold something else now. */
  get hasOtherFields(): boolean {
    return this.#ownText !== this.#own;
  }

  #textOf(donation: Donation | null, settings: Settings): string {
    const { oneTimeItems, baseUrl, publishableKey } = this.#host;
    const lines = donation && giftLines(donation, settings, donation.purpose);
    try {
      return JSON.stringify([donation, lines, oneTimeItems, baseUrl, publishableKey]);
    } catch {
      // Such items can't be sent either.
      return '';
    }
  }

  get #ownText(): string {
    return JSON.stringify(ownValues(this.#host));
  }
}
