import { pageAddress } from './page-address.js';
import type { Platform } from './platform.js';
import { readStored, storageNames, writeStored } from './stored.js';

/** Keeps a form's choices in this tab. Each form on a page has its own entries. Without storage it keeps nothing. */
export class AnswerStore {
  readonly #platform: Pick<Platform, 'storage'>;
  readonly #name: string;

  /**
   * `form` identifies the form on its page: its id, or its position among the other forms. `role`: whether the
   * choices are those that the form shows, or those that it last sent.
   */
  constructor(platform: Pick<Platform, 'storage'>, form: string, role: 'choices' | 'sent' = 'choices') {
    this.#platform = platform;
    this.#name = `${storageNames[role]}:${pageAddress()}:${form}`;
  }

  /** The stored value, unchecked: other scripts on the page can write here too. */
  read(): unknown {
    return readStored(this.#platform, 'session', this.#name);
  }

  /** Null deletes the entry. */
  write(choices: object | null): void {
    writeStored(this.#platform, 'session', this.#name, choices);
  }
}
