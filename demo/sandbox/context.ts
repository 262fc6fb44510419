import type { CharityName } from './charities.js';
import type { Store } from './store.js';

export type Clock = { now(): Date };

export type Random = {
  uuid(): string;
  /** Bytes that nobody can guess. */
  bytes(count: number): Uint8Array;
};

/** The store, clock and settings that every route works with. */
export type SandboxContext = {
  store: Store;
  /** The time of the machine. */
  clock: Clock;
  /** The time of the sandbox: its clock's, and ahead of it by what the control routes have added. */
  now(): Promise<Date>;
  random: Random;
  /** The address under which the sandbox is, by the one that was asked: an origin, and its folder if it has one. */
  rootUrlOf(url: string): string;
  /** The organisation's default return address (§4.1), by the address that was asked. */
  defaultReturnUrl(url: string, charity: CharityName): string;
};

export const systemClock: Clock = { now: () => new Date() };

export const systemRandom: Random = {
  uuid: () => crypto.randomUUID(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
