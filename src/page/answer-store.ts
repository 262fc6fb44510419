import { toJson } from '../schema/json.js';
import { pageAddress } from './page-address.js';
import type { Platform } from './platform.js';
import { storagePrefix } from './started-donation.js';

/** Whether the choices are those that the form shows, or those that it last sent. */
type Role = 'choices' | 'sent';

/** Keeps a form's choices in this tab. Each form on a page has its own entries. */
export class AnswerStore {
  readonly #platform: Pick<Platform, 'storage'>;
  readonly #key: string;

  /** `form` identifies the form on its page: its id, or its position among the other forms. */
  constructor(platform: Pick<Platform, 'storage'>, form: string, role: Role = 'choices') {
    this.#platform = platform;
    this.#key = `${storagePrefix}${role}:${pageAddress()}:${form}`;
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
      if (choices) storage.setItem(this.#key, toJson(choices));
      else storage.removeItem(this.#key);
    } catch {
      // Without storage a reload starts with an empty form. Nothing else depends on it.
    }
  }
}
