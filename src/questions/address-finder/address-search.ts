import type { AddressFinder } from './attributes.js';
import { addressIn, suggestionsIn, type FilledAddress, type Found } from './found.js';
import type { PartView } from '../part.js';

/** Milliseconds without a key until the form searches. */
const pause = 300;
/** Milliseconds after which the form no longer waits for the finder. */
const limit = 10_000;
/** Shorter texts fit too many addresses. */
const shortestText = 3;

/** The result of a question that a newer one, or the end of the search, has replaced. */
export const superseded = Symbol('superseded');

/**
 * Asks the page's finder, one question at a time: a new one ends the one before. A finder that fails, hangs or returns
 * nonsense is no error, because donors can enter the address themselves.
 */
export class AddressSearch {
  readonly #clock: PartView['clock'];
  #current: AbortController | null = null;

  constructor(clock: PartView['clock']) {
    this.#clock = clock;
  }

  /**
   * Finds suggestions for a text, once the donor has stopped typing. Undefined if the text is too short, null if the
   * finder doesn't answer.
   */
  async find(
    finder: AddressFinder,
    typed: string,
    country: string,
  ): Promise<readonly Found[] | undefined | null | typeof superseded> {
    const own = this.#begin();
    const { signal } = own;
    const text = typed.trim();
    if (text.length < shortestText) return undefined;
    const answer = await this.#answerOf(own, async () => {
      await this.#clock.wait(pause, signal);
      return finder.find(text, country, signal);
    });
    if (answer === superseded) return superseded;
    return Array.isArray(answer) ? suggestionsIn(answer) : null;
  }

  /** The address of a suggestion. Null if the finder doesn't answer with one. */
  async resolve(finder: AddressFinder, { own }: Found): Promise<FilledAddress | null | typeof superseded> {
    const answer = await this.#answerOf(this.#begin(), async () => finder.resolve(own));
    return answer === superseded ? superseded : addressIn(answer);
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

  /** The finder's answer to a question, which ends once a newer one begins; undefined without an answer. */
  async #answerOf(own: AbortController, ask: () => Promise<unknown>): Promise<unknown> {
    const timer = new AbortController();
    try {
      const ended = new Promise<void>((end) => own.signal.addEventListener('abort', () => end()));
      const late = this.#clock.wait(pause + limit, timer.signal).then(() => own.abort());
      const answer = await Promise.race([ask(), ended, late]);
      return own === this.#current ? answer : superseded;
    } catch {
      return own === this.#current ? undefined : superseded;
    } finally {
      timer.abort();
      if (own === this.#current) this.#current = null;
    }
  }
}
