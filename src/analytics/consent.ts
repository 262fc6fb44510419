/** True if the donor agrees to analytics. It can be a promise, or a function that returns either. */
export type Consent = boolean | Promise<boolean> | (() => boolean | Promise<boolean>);

/** How many events wait for an answer at most. The oldest are dropped: a consent tool might never answer. */
const capacity = 50;

type Waiting = { answer: object; send: () => void };

/**
 * Asks for consent at each event, and sends the event if the answer to its own question is yes. Only `true` counts
 * as a yes. No event overtakes an earlier one: when an event is sent, those before it that still wait are dropped.
 */
export class ConsentQueue {
  readonly #consent: Consent;
  #waiting: Waiting[] = [];
  /** The answers that are being awaited, each only once. A promise holds its callbacks until it settles. */
  readonly #awaited = new WeakSet<object>();

  constructor(consent: Consent) {
    this.#consent = consent;
  }

  /** Calls `send` at once, later or never. */
  add(send: () => void): void {
    const answer = this.#currentConsent();
    if (answer === true) {
      this.clear();
      send();
    } else if (typeof answer === 'object' && answer !== null) {
      this.#waiting = [...this.#waiting, { answer, send }].slice(-capacity);
      this.#await(answer);
    }
  }

  /** Drops all events that wait. */
  clear(): void {
    this.#waiting = [];
  }

  #currentConsent(): unknown {
    try {
      return typeof this.#consent === 'function' ? this.#consent() : this.#consent;
    } catch {
      return false;
    }
  }

  #await(answer: object): void {
    if (this.#awaited.has(answer)) return;
    this.#awaited.add(answer);
    const settle = (isGiven: boolean) => {
      this.#awaited.delete(answer);
      this.#settle(answer, isGiven);
    };
    Promise.resolve<unknown>(answer).then(
      (value) => settle(value === true),
      () => settle(false),
    );
  }

  #settle(answer: object, isGiven: boolean): void {
    const isFor = (one: Waiting) => one.answer === answer;
    if (!isGiven) {
      this.#waiting = this.#waiting.filter((one) => !isFor(one));
      return;
    }
    const end = this.#waiting.map(isFor).lastIndexOf(true) + 1;
    const ready = this.#waiting.slice(0, end).filter(isFor);
    this.#waiting = this.#waiting.slice(end);
    // Each in its own microtask, so that a sender that throws doesn't stop the others.
    for (const { send } of ready) void Promise.resolve().then(send);
  }
}
