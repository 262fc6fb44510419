import { pageAddress } from './page-address.js';
import type { Platform } from './platform.js';
import { storagePrefix } from './started-donation.js';

/** Keeps a form's choices for a reload or Back in this tab. Each form on a page has its own entry. */
export class AnswerStore {
  readonly #platform: Pick<Platform, 'storage'>;
  readonly #key: string;

  /** `form` identifies the form on its page: its id, or its position among the other forms. */
  constructor(platform: Pick<Platform, 'storage'>, form: string) {
    this.#platform = platform;
    this.#key = `${storagePrefix}choices:${pageAddress()}:${form}`;
  }

  /** The stored value, unchecked: other scripts on the page can write here too. */
  read(): unknown {
    try {
      return JSON.parse(this.#platform.storage('session').getItem(this.#key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Null deletes the entry. */
  write(choices: object | null): void {
    try {
      const storage = this.#platform.storage('session');
      if (choices) storage.setItem(this.#key, JSON.stringify(choices));
      else storage.removeItem(this.#key);
    } catch {
      // Without storage a reload starts with an empty form. Nothing else depends on it.
    }
  }
}
