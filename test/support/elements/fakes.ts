import { browserPlatform, type Clock, type Platform } from '../../../src/page/platform.js';
import type { DonationService } from '../../../src/client/donation-client.js';
import { checkoutResponse, newYear, paymentSession, subscription } from '../return/resources.js';

export {
  checkoutResponse,
  newYear,
  paymentSession,
  pendingDonation,
  subscription,
} from '../return/resources.js';

/** Resolves once all pending chains of promises have run. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** A clock that moves only when the test advances it. */
export class FakeClock implements Clock {
  #now: number;
  readonly #timers = new Set<{ due: number; resolve: () => void }>();

  constructor(now = newYear) {
    this.#now = now;
  }

  /** The number of pending waits. */
  get waiting(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#now;
  }

  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = { due: this.#now + ms, resolve };
      this.#timers.add(timer);
      signal.addEventListener('abort', () => {
        this.#timers.delete(timer);
        reject(signal.reason);
      });
    });
  }

  /** Advances by `ms`. Due waits end in order, and the promises that each one starts settle before the next. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (;;) {
      const [next] = [...this.#timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.resolve();
      await settled();
    }
    this.#now = until;
  }
}

export class MemoryStorage implements Storage {
  /** Each entry is also a property, as in a real storage. */
  readonly [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

export type FakePlatform = Platform & {
  clock: FakeClock;
  storages: { session: Storage; local: Storage };
  /** The addresses that the donor was sent to. */
  assigned: string[];
  /** How often a redirect was stopped. */
  stopped: number;
  /** The reports to the developer. */
  reports: (Error | string)[];
  /** Makes the page hidden or offline until `wake`. */
  sleep(): void;
  wake(): void;
};

export const fakePlatform = (overrides: Partial<FakePlatform> = {}): FakePlatform => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const assigned: string[] = [];
  const reports: (Error | string)[] = [];
  let isAwake = true;
  const sleepers = new Set<() => void>();
  const platform: FakePlatform = {
    ...browserPlatform,
    lock: (_name, act) => act(),
    stopped: 0,
    stop: () => {
      platform.stopped += 1;
    },
    clock: new FakeClock(),
    storages,
    assigned,
    reports,
    storage: (area) => storages[area],
    arrival: () => 'outside',
    untilAwake: (signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (isAwake) resolve();
        else sleepers.add(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    sleep() {
      isAwake = false;
    },
    wake() {
      isAwake = true;
      for (const resolve of sleepers) resolve();
      sleepers.clear();
    },
    // Nothing is in view, so that no test waits for the form to be seen unless it asks for it.
    watchView: () => () => undefined,
    isFramedAcrossOrigins: () => false,
    isForEditor: () => false,
    report: (problem) => reports.push(problem),
    assign: (url) => assigned.push(url),
    ...overrides,
  };
  return platform;
};

type Method = 'createCheckout' | 'getPaymentSession' | 'getSubscription';

export type FakeService = DonationService & { calls: { method: Method; args: unknown[] }[] };

/** Answers with the data of the builders below. Records every call, including those to the overrides. */
export const fakeService = (overrides: Partial<DonationService> = {}): FakeService => {
  const calls: FakeService['calls'] = [];
  const answers: DonationService = {
    createCheckout: (request) =>
      Promise.resolve(
        checkoutResponse(
          request.payment_type === 'subscription'
            ? { slug: 'sub_9Jx4', type: 'subscription', expires_at: null }
            : {},
        ),
      ),
    getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug })),
    getSubscription: (slug) => Promise.resolve(subscription({ slug })),
    ...overrides,
  };
  return {
    baseUrl: answers.baseUrl ?? 'https://service.example/api/v1',
    calls,
    createCheckout(...args) {
      calls.push({ method: 'createCheckout', args });
      return answers.createCheckout(...args);
    },
    getPaymentSession(...args) {
      calls.push({ method: 'getPaymentSession', args });
      return answers.getPaymentSession(...args);
    },
    getSubscription(...args) {
      calls.push({ method: 'getSubscription', args });
      return answers.getSubscription(...args);
    },
  };
};

/** A promise that the test settles. */
export const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((keep, breakOff) => {
    resolve = keep;
    reject = breakOff;
  });
  return { promise, resolve, reject };
};
