import type { AddressFinder } from './attributes.js';
import { addressIn, suggestionsIn, type FilledAddress, type Found } from './found.js';
import type { QuestionView } from '../question.js';

/** Milliseconds without a key until the form searches. */
const pause = 300;
/** Milliseconds after which the form no longer waits for the finder. */
const limit = 10_000;
/** Shorter texts fit too many addresses. */
const shortestText = 3;

/**
 * Asks the page's finder, one question at a time: a new one ends the one before. A finder that fails, hangs or returns
 * nonsense is no error, because donors can enter the address themselves.
 */
export class AddressSearch {
  readonly #clock: QuestionView['clock'];
  #current: AbortController | null = null;

  constructor(clock: QuestionView['clock']) {
    this.#clock = clock;
  }

  /**
   * Finds suggestions for a text, once the donor has stopped typing. Undefined if the text is too short, the finder
   * doesn't answer, or something newer has taken its place.
   */
  async find(finder: AddressFinder, typed: string, country: string): Promise<readonly Found[] | undefined> {
    const { signal } = this.#begin();
    const text = typed.trim();
    if (text.length < shortestText) return undefined;
    const answer = await this.#answerOf(async () => {
      await this.#clock.wait(pause, signal);
      return finder.find(text, country, signal);
    });
    return Array.isArray(answer) ? suggestionsIn(answer) : undefined;
  }

  /** The address of a suggestion. Null if the finder doesn't answer, or something newer has taken its place. */
  async resolve(finder: AddressFinder, { own }: Found): Promise<FilledAddress | null> {
    this.#begin();
    return addressIn(await this.#answerOf(async () => finder.resolve(own)));
  }

  /** Ends what it is doing. */
  stop(): void {
    this.#current?.abort();
    this.#current = null;
  }

  #begin(): AbortController {
    this.stop();
    return (this.#current = new AbortController());
  }

  /** The finder's answer to the current question; undefined without one. */
  async #answerOf(ask: () => Promise<unknown>): Promise<unknown> {
    const own = this.#current;
    const timer = new AbortController();
    try {
      const late = this.#clock.wait(pause + limit, timer.signal).then(() => own?.abort());
      const answer = await Promise.race([ask(), late]);
      return own === this.#current ? answer : undefined;
    } catch {
      return undefined;
    } finally {
      timer.abort();
      if (own === this.#current) this.#current = null;
    }
  }
}
