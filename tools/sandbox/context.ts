import type { Charity } from '../../src/schema/charity.js';
import type { Account, FindAccount } from './keys.js';
import type { Store } from './store.js';

export type Clock = { now(): Date };

export type Random = {
  uuid(): string;
  /** Random bytes that can't be guessed. */
  bytes(count: number): Uint8Array;
};

/** The store, clock and settings that every route works with. */
export type SandboxContext = {
  store: Store;
  /** The machine's time. */
  clock: Clock;
  /** The sandbox's time: the clock's time plus what the control routes have added. */
  now(): Promise<Date>;
  random: Random;
  /** The sandbox's address, for the address of a request: its origin, and its folder if it has one. */
  rootUrlOf(url: string): string;
  accountOf: FindAccount;
  /**
   * The charity of a donation (§2.5), for the address of a request. Undefined if this sandbox doesn't have it: the
   * database can be that of a sandbox with more charities.
   */
  charityOf(url: string, donation: Account): Charity | undefined;
  /** The organisation's default return address (§4.1), for the address of a request. */
  defaultReturnUrl(url: string, donation: Account): string;
};

export const systemClock: Clock = { now: () => new Date() };

export const systemRandom: Random = {
  uuid: () => crypto.randomUUID(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** A timer. Tests use one that they control. */
export type Timer = {
  /** Resolves when the time is over, or immediately if the signal is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
};

export const systemTimer: Timer = {
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const end = () => {
        clearTimeout(timeout);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timeout = setTimeout(end, milliseconds);
      signal?.addEventListener('abort', end);
    }),
};
