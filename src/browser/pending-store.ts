import { pendingDonationSchema, pendingLifetime, type PendingDonation } from './pending-donation.js';
import type { Platform } from './platform.js';
import { isSameService, serviceIdentity, type Asking } from './service-identity.js';
import { storagePrefix } from './started-donation.js';

type Area = 'session' | 'local';

const pendingKey = `${storagePrefix}pending`;

/** How many are kept, the newest. */
const capacity = 20;

/** Where storage throws, on reading or writing, this page remembers on its own as long as it lives. */
const memory = new Map<Area, PendingDonation[]>();

/**
 * The donations that wait for their return. Each is kept for this tab, so that a return without a reference
 * finds this tab's own, and on request for the whole browser as well. Each belongs to the service that knows
 * it: several may be used on one site.
 */
export class PendingStore {
  readonly #platform: Pick<Platform, 'storage' | 'clock'>;
  readonly #areas: readonly Area[];
  readonly #service: string;

  /** `service` is the identity of the service that is asked; without one, donations of all are its own. */
  constructor(platform: Pick<Platform, 'storage' | 'clock'>, area: Area, service = '') {
    this.#platform = platform;
    this.#service = service;
    this.#areas = area === 'local' ? ['session', 'local'] : ['session'];
  }

  add(donation: Omit<PendingDonation, 'service'>): void {
    const own = { ...donation, service: this.#service };
    for (const area of this.#areas) this.#write(area, [...this.#read(area), own]);
  }

  /** Whether its service may be asked after this donation; another one would not know it. */
  isOwn({ service }: PendingDonation): boolean {
    return isSameService(service, this.#service);
  }

  /** A donation of any service. */
  find(reference: string): PendingDonation | undefined {
    return this.#areas.flatMap((area) => this.#read(area)).find((one) => one.reference === reference);
  }

  /** Its own newest of this tab, unless it is too old to be the one that comes back now. */
  newest(): PendingDonation | undefined {
    const now = this.#platform.clock.now();
    return this.#read('session')
      .filter((one) => this.isOwn(one) && now - one.created < pendingLifetime)
      .at(-1);
  }

  /** Notes the final outcome that the donor has been shown. */
  settle(reference: string, outcome: string): void {
    this.#change(reference, (one) => [{ ...one, settled: outcome }]);
  }

  /** Forgets a donation that its service knows nothing of. */
  forget(reference: string): void {
    this.#change(reference, () => []);
  }

  /** Changes one of its own: what another service knows is not for this one to say. */
  #change(reference: string, change: (donation: PendingDonation) => PendingDonation[]): void {
    const isMeant = (one: PendingDonation) => one.reference === reference && this.isOwn(one);
    for (const area of this.#areas) {
      const donations = this.#read(area);
      if (donations.some(isMeant)) {
        this.#write(
          area,
          donations.flatMap((one) => (isMeant(one) ? change(one) : one)),
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
      // Text that can't be read is as good as none.
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

/** The donations that an element may ask its service after. */
export const pendingStoreOf = (
  element: Asking & { readonly platform: Platform; readonly storage: Area },
): PendingStore => new PendingStore(element.platform, element.storage, serviceIdentity(element));
