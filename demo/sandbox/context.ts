import type { Store } from './store.js';

export type Clock = { now(): Date };

export type Random = {
  uuid(): string;
  /** Bytes that nobody can guess. */
  bytes(count: number): Uint8Array;
};

/** What every route works with. */
export type SandboxContext = {
  store: Store;
  /** The time of the machine. */
  clock: Clock;
  /** The time of the sandbox: its clock's, and ahead of it by what the control routes have added. */
  now(): Promise<Date>;
  random: Random;
  /** The organisation's default return address (§4.1), by the origin that was asked. */
  defaultReturnUrl(origin: string): string;
};

export const systemClock: Clock = { now: () => new Date() };

export const systemRandom: Random = {
  uuid: () => crypto.randomUUID(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
