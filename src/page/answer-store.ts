import { pageAddress } from './page-address.js';
import type { Platform } from './platform.js';
import { readStored, storageNames, storedNames, writeStored } from './stored.js';

/**
 * What a form of this tab has sent with this reference, on any page, unchecked: other scripts can write here too. Null
 * if nothing is stored, or another donation was sent since.
 */
export const readSent = (platform: Pick<Platform, 'storage'>, reference: string): unknown =>
  storedNames(platform, 'session')
    .filter((name) => name.startsWith(`${storageNames.sent}:`))
    .map((name) => readStored(platform, 'session', name))
    .find((one) => (Object(one) as { reference?: unknown }).reference === reference) ?? null;

/** Keeps a form's choices in this tab. Each form on a page has its own entries. Without storage it keeps nothing. */
export class AnswerStore {
  readonly #platform: Pick<Platform, 'storage'>;
  readonly #name: string;
  /** The name of the entry for donors who came by no link. */
  readonly #form: string;

  /**
   * `form` identifies the form on its page: its id, or its position among the other forms. `role`: whether the
   * choices are those that the form shows, or those that it last sent. `link` is the choice in the link that the donor
   * came by: each has its own entry.
   */
  constructor(
    platform: Pick<Platform, 'storage'>,
    form: string,
    role: 'choices' | 'sent' = 'choices',
    link = '',
  ) {
    this.#platform = platform;
    this.#form = `${storageNames[role]}:${pageAddress()}:${form}`;
    this.#name = link === '' ? this.#form : `${this.#form} ${link}`;
  }

  /** The stored value, unchecked: other scripts on the page can write here too. */
  read(): unknown {
    return readStored(this.#platform, 'session', this.#name);
  }

  /** Null deletes the entry. */
  write(choices: object | null): void {
    writeStored(this.#platform, 'session', this.#name, choices);
  }

  /** Deletes the entries of this form on this page, for every link. */
  clear(): void {
    const isOwn = (name: string) => name === this.#form || name.startsWith(`${this.#form} `);
    for (const name of storedNames(this.#platform, 'session'))
      if (isOwn(name)) writeStored(this.#platform, 'session', name, null);
  }
}
