import { PendingStore } from '../../src/browser/pending-store.js';
import { fakePlatform, MemoryStorage, pendingDonation } from '../elements/fakes.js';

export const pendingKey = 'donation-widget:pending';

/** Storage as a page has it that may have none, or that is full. */
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

/** A tab of its own, with what it shares with others. */
export const tab = (shared: { session?: Storage; local?: Storage } = {}) => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage(), ...shared };
  return fakePlatform({ storages, storage: (area) => storages[area] });
};

/** Clears what a page remembers without storage: it does that as soon as writing works again. */
export const forget = () => new PendingStore(tab(), 'local').add(pendingDonation());

/** A reference of its own for each number. */
export const referenceOf = (number: number): string => number.toString(16).padStart(32, '0');
