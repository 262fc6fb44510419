import { toJson } from '../schema/json.js';
import type { Platform } from './platform.js';
import { answeredQuestionsKey } from './started-donation.js';

/** The names that each document has read or added. Each document has one platform. */
const knownBy = new WeakMap<object, Set<unknown>>();

/**
 * The questions that a donor has answered in this tab and that no form of the site asks again, whatever happens to
 * the donation. Only their names are stored, not the answers. Without storage, each page asks once.
 */
export class AnsweredQuestions {
  readonly #platform: Pick<Platform, 'storage'>;

  constructor(platform: Pick<Platform, 'storage'>) {
    this.#platform = platform;
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  add(name: string): void {
    const known = this.#known.add(name);
    try {
      this.#platform.storage('session').setItem(answeredQuestionsKey, toJson([...known]));
    } catch {
      // This document remembers it.
    }
  }

  get #known(): Set<unknown> {
    const known = knownBy.get(this.#platform) ?? new Set(this.#read());
    knownBy.set(this.#platform, known);
    return known;
  }

  /** Other scripts on the page can write here too. */
  #read(): unknown[] {
    try {
      const stored: unknown = JSON.parse(
        this.#platform.storage('session').getItem(answeredQuestionsKey) ?? '[]',
      );
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  }
}
