import { toJson } from '../schema/json.js';
import { pendingDonationSchema, pendingLifetime, type PendingDonation } from './pending-donation.js';
import type { Platform } from '../page/platform.js';
import { isSameService, serviceIdentity, type ServiceAccess } from './service-identity.js';
import { storagePrefix } from '../page/started-donation.js';

type Area = 'session' | 'local';

const pendingKey = `${storagePrefix}pending`;

/** The number of donations to keep: the newest ones. */
const capacity = 20;

/** The fallback if storage throws: this page remembers them until it closes. */
const memory = new Map<Area, PendingDonation[]>();

/**
 * Donations whose donors have not returned yet. Each is stored for this tab, so that a return without a reference
 * finds the right one, and on request for the whole browser too. Each belongs to one service, because a site can
 * use several.
 */
export class PendingStore {
  readonly #platform: Pick<Platform, 'storage' | 'clock'>;
  readonly #areas: readonly Area[];
  readonly #service: string;

  /** `service` is the identity of the service to read for; without one, the store covers every service. */
  constructor(platform: Pick<Platform, 'storage' | 'clock'>, area: Area, service = '') {
    this.#platform = platform;
    this.#service = service;
    this.#areas = area === 'local' ? ['session', 'local'] : ['session'];
  }

  add(donation: Omit<PendingDonation, 'service'>): void {
    const own = { ...donation, service: this.#service };
    for (const area of this.#areas) this.#write(area, [...this.#read(area), own]);
  }

  /** Whether this donation belongs to the store's service. Another service would not know it. */
  isOwn({ service }: PendingDonation): boolean {
    return isSameService(service, this.#service);
  }

  /** Finds a donation of any service. */
  find(reference: string): PendingDonation | undefined {
    return this.#areas.flatMap((area) => this.#read(area)).find((one) => one.reference === reference);
  }

  /** The newest donation of this tab and service, unless it is too old to be the one that returns now. */
  newest(): PendingDonation | undefined {
    const now = this.#platform.clock.now();
    return this.#read('session')
      .filter((one) => this.isOwn(one) && now - one.created < pendingLifetime)
      .at(-1);
  }

  /** Stores the final outcome that the donor has seen. */
  settle(reference: string, outcome: string): void {
    this.#change(reference, (one) => [{ ...one, settled: outcome }]);
  }

  /** Deletes a donation that its service doesn't know. */
  forget(reference: string): void {
    this.#change(reference, () => []);
  }

  /** Changes a donation of this service; others are left alone. */
  #change(reference: string, change: (donation: PendingDonation) => PendingDonation[]): void {
    const isMatch = (one: PendingDonation) => one.reference === reference && this.isOwn(one);
    for (const area of this.#areas) {
      const donations = this.#read(area);
      if (donations.some(isMatch)) {
        this.#write(
          area,
          donations.flatMap((one) => (isMatch(one) ? change(one) : one)),
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
      // Text that can't be parsed counts as nothing.
    }
    return (Array.isArray(stored) ? stored : []).flatMap((one) => {
      const result = pendingDonationSchema.safeParse(one);
      return result.success ? [result.data] : [];
    });
  }

  #write(area: Area, donations: PendingDonation[]): void {
    const kept = donations.slice(-capacity);
    try {
      this.#platform.storage(area).setItem(pendingKey, toJson(kept));
      memory.delete(area);
    } catch {
      memory.set(area, kept);
    }
  }
}

/** The donations that an element can look up at its service. */
export const pendingStoreOf = (
  element: ServiceAccess & { readonly platform: Platform; readonly storage: Area },
): PendingStore => new PendingStore(element.platform, element.storage, serviceIdentity(element));
