import {
  pendingDonationSchema,
  pendingLifetime,
  type PendingDonation,
} from '../donation/pending-donation.js';
import type { Platform } from './platform.js';
import { storagePrefix } from './traces.js';

type Area = 'session' | 'local';

const pendingKey = `${storagePrefix}pending`;
const announcedKey = `${storagePrefix}announced`;
const announced = new Set<string>();

/** How many are kept, the newest. */
const capacity = 20;

/** Where storage throws, on reading or writing, this page remembers on its own as long as it lives. */
const memory = new Map<Area, PendingDonation[]>();

/**
 * The donations that wait for their return. Each is kept for this tab, so that a return without a reference
 * finds this tab's own, and on request for the whole browser as well.
 */
export class PendingStore {
  readonly #platform: Pick<Platform, 'storage' | 'clock'>;
  readonly #areas: readonly Area[];

  constructor(platform: Pick<Platform, 'storage' | 'clock'>, area: Area) {
    this.#platform = platform;
    this.#areas = area === 'local' ? ['session', 'local'] : ['session'];
  }

  add(donation: PendingDonation): void {
    for (const area of this.#areas) this.#write(area, [...this.#read(area), donation]);
  }

  find(reference: string): PendingDonation | undefined {
    return this.#areas.flatMap((area) => this.#read(area)).find((one) => one.reference === reference);
  }

  /** The newest of this tab, unless it is too old to be the one that comes back now. */
  newest(): PendingDonation | undefined {
    const now = this.#platform.clock.now();
    return this.#read('session')
      .filter(({ created }) => now - created < pendingLifetime)
      .at(-1);
  }

  /** Notes the final outcome that the donor has been shown. */
  settle(reference: string, outcome: string): void {
    this.#change(reference, (one) => [{ ...one, settled: outcome }]);
  }

  /** Forgets a donation that the service knows nothing of. */
  forget(reference: string): void {
    this.#change(reference, () => []);
  }

  /** Whether this slug's completion is announced for the first time here; from now on it is not. */
  claimCompletion(slug: string): boolean {
    try {
      const isFirst = this.#areas.map((area) => {
        const storage = this.#platform.storage(area);
        const stored: unknown = JSON.parse(storage.getItem(announcedKey) ?? '[]');
        const slugs: unknown[] = Array.isArray(stored) ? stored : [];
        if (slugs.includes(slug)) return false;
        storage.setItem(announcedKey, JSON.stringify([...slugs, slug].slice(-capacity)));
        return true;
      });
      return isFirst.every(Boolean);
    } catch {
      const isFirst = !announced.has(slug);
      announced.add(slug);
      return isFirst;
    }
  }

  #change(reference: string, change: (donation: PendingDonation) => PendingDonation[]): void {
    for (const area of this.#areas) {
      const donations = this.#read(area);
      if (donations.some((one) => one.reference === reference)) {
        this.#write(
          area,
          donations.flatMap((one) => (one.reference === reference ? change(one) : one)),
        );
      }
    }
  }

  #read(area: Area): PendingDonation[] {
    const remembered = memory.get(area);
    if (remembered) return remembered;
    let stored: unknown;
    try {
      stored = JSON.parse(this.#platform.storage(area).getItem(pendingKey) ?? '[]');
    } catch {
      // What can't be read is as good as nothing.
    }
    return (Array.isArray(stored) ? stored : []).flatMap((one) => {
      const result = pendingDonationSchema.safeParse(one);
      return result.success ? [result.data] : [];
    });
  }

  #write(area: Area, donations: PendingDonation[]): void {
    const kept = donations.slice(-capacity);
    try {
      this.#platform.storage(area).setItem(pendingKey, JSON.stringify(kept));
      memory.delete(area);
    } catch {
      memory.set(area, kept);
    }
  }
}
