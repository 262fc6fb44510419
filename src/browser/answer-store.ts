import { pageAddress } from './page-address.js';
import type { Platform } from './platform.js';
import { storagePrefix } from './started-donation.js';

/** The choices of a form, for a reload or Back in this tab; each form of a page has a place of its own. */
export class AnswerStore {
  readonly #platform: Pick<Platform, 'storage'>;
  readonly #key: string;

  /** `form` tells the forms of a page apart: an id, or the place among its like. */
  constructor(platform: Pick<Platform, 'storage'>, form: string) {
    this.#platform = platform;
    this.#key = `${storagePrefix}choices:${pageAddress()}:${form}`;
  }

  /** As it is stored: the page may have written anything there. */
  read(): unknown {
    try {
      return JSON.parse(this.#platform.storage('session').getItem(this.#key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Null forgets them. */
  write(choices: object | null): void {
    try {
      const storage = this.#platform.storage('session');
      if (choices) storage.setItem(this.#key, JSON.stringify(choices));
      else storage.removeItem(this.#key);
    } catch {
      // Without storage the form begins anew: nothing else depends on it.
    }
  }
}
