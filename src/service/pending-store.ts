import { pendingDonationSchema, pendingLifetime, type PendingDonation } from './pending-donation.js';
import type { Platform } from '../page/platform.js';
import {
  readFailed,
  repeatedDonation,
  storedFailed,
  type RepeatedDonation,
  type StoredFailed,
} from './repeated-donation.js';
import { isSameService } from './service-identity.js';
import { StoredList, storageNames, type StorageArea } from '../page/storage.js';

const readPending = (value: unknown): PendingDonation | undefined => {
  const result = pendingDonationSchema.safeParse(value);
  return result.success ? result.data : undefined;
};

/**
 * Donations whose donors have not returned yet. Each is stored for this tab, so that a return without a reference
 * finds the right one, and on request for the whole browser too. Each belongs to one service, because a site can
 * use several.
 */
export class PendingStore {
  readonly #clock: Platform['clock'];
  readonly #stored: StoredList<PendingDonation>;
  readonly #areas: readonly StorageArea[];
  readonly #failed: StoredList<StoredFailed>;
  readonly #service: string;

  /** `service` is the identity of the service to read for; without one, the store covers every service. */
  constructor(platform: Pick<Platform, 'storage' | 'clock'>, area: StorageArea, service = '') {
    this.#clock = platform.clock;
    this.#stored = new StoredList(platform, storageNames.pending, readPending);
    this.#failed = new StoredList(platform, storageNames.failed, readFailed);
    this.#service = service;
    this.#areas = area === 'local' ? ['session', 'local'] : ['session'];
  }

  add(donation: Omit<PendingDonation, 'service'>): void {
    const own = { ...donation, service: this.#service };
    for (const area of this.#areas) this.#stored.add(own, area);
  }

  /** Whether this donation belongs to the store's service. Another service would not know it. */
  isOwn({ service }: PendingDonation): boolean {
    return isSameService(service, this.#service);
  }

  /** Finds a donation of any service. */
  find(reference: string): PendingDonation | undefined {
    return this.#areas.flatMap((area) => this.#stored.read(area)).find((one) => one.reference === reference);
  }

  /** The newest donation of this tab and service, unless it is too old to be the one that returns now. */
  newest(): PendingDonation | undefined {
    const now = this.#clock.now();
    return this.#stored
      .read('session')
      .filter((one) => this.isOwn(one) && now - one.created < pendingLifetime)
      .at(-1);
  }

  /** Stores the final outcome that the donor has seen. */
  settle(reference: string, outcome: string): void {
    this.#change(reference, (one) => ({ ...one, settled: outcome }));
  }

  /** Keeps for another try in this tab what a failed payment was for. Another tab might have sent it. */
  keepFailed(reference: string, donation: RepeatedDonation): void {
    const sent = this.find(reference);
    if (!sent || !this.isOwn(sent)) return;
    if (!this.#stored.read().some((one) => one.reference === reference)) this.#stored.add(sent);
    this.#failed.add(storedFailed(reference, donation));
  }

  /** The donation whose payment failed; null if it isn't known. */
  failedWith(reference: string): RepeatedDonation | null {
    const failed = this.#failed
      .read()
      .filter((one) => one.reference === reference)
      .at(-1);
    return failed ? repeatedDonation(failed) : null;
  }

  /** Deletes a donation that its service doesn't know. */
  forget(reference: string): void {
    this.#change(reference, () => null);
  }

  /** Changes a donation of this service; others are left alone. */
  #change(reference: string, change: (donation: PendingDonation) => PendingDonation | null): void {
    for (const area of this.#areas)
      this.#stored.change(
        (one) => (one.reference === reference && this.isOwn(one) ? change(one) : one),
        area,
      );
  }
}
