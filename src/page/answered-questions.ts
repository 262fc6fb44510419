import type { Platform } from './platform.js';
import { StoredList, storageNames } from './stored.js';

/**
 * The questions that a donor has answered in this tab and that no form of the site asks again, whatever happens to
 * the donation. Only their names are stored, not the answers. Without storage, each page asks once.
 */
export class AnsweredQuestions {
  readonly #names: StoredList<string>;

  constructor(platform: Pick<Platform, 'storage'>) {
    this.#names = new StoredList(platform, storageNames.asked, (one) =>
      typeof one === 'string' ? one : undefined,
    );
  }

  has(name: string): boolean {
    return this.#names.read().includes(name);
  }

  add(name: string): void {
    if (!this.has(name)) this.#names.add(name);
  }
}
