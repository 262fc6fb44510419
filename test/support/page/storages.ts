import { PendingStore } from '../../../src/service/pending-store.js';
import { fakePlatform, MemoryStorage, pendingDonation } from '../elements/fakes.js';

export const pendingKey = 'donation-widget:pending';

/** Storage that throws, as if access were denied or storage were full. */
export class FaultyStorage extends MemoryStorage {
  readonly #fails: { read?: boolean; write?: boolean };

  constructor(fails: { read?: boolean; write?: boolean }) {
    super();
    this.#fails = fails;
  }

  override getItem(key: string): string | null {
    if (this.#fails.read) throw new DOMException('No.', 'SecurityError');
    return super.getItem(key);
  }

  override setItem(key: string, value: string): void {
    if (this.#fails.write) throw new DOMException('Full.', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

/** A tab with its own session storage. Tabs can share local storage. */
export const tab = (shared: { session?: Storage; local?: Storage } = {}) => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage(), ...shared };
  return fakePlatform({ storages, storage: (area) => storages[area] });
};

/** Clears the donations kept in memory. The store drops them once a write to storage succeeds. */
export const forget = () => new PendingStore(tab(), 'local').add(pendingDonation());

/** A different valid reference for each number. */
export const referenceOf = (number: number): string => number.toString(16).padStart(32, '0');
