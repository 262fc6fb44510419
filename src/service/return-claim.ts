import type { PendingDonation } from './pending-donation.js';
import type { PendingStore } from './pending-store.js';
import { knownTo, otherReceivers } from './receivers.js';
import { keepReferenceOut, returnByReference, type Return } from './return-link.js';
import type { ViewStore } from './view-store.js';

/** An element that looks for a return. */
export type Claimant = {
  readonly element: HTMLElement;
  /** Whether this element shows the donation if others know it too, or if nobody does (null). */
  isTurn(pending: PendingDonation | null): boolean;
  /** Whether the donor returns from this donation, although the address has no reference. */
  isReturnFrom(newest: PendingDonation): boolean;
  /** Another element knows the donation after all, so this one doesn't show the return any more. */
  leave(): void;
};

/**
 * The return that an element shows when the donor arrives: of the reference in the address, of the donation that it
 * showed before, or of the newest one. Null if there is none, or if it leaves the return to others.
 */
export const findReturn = (claimant: Claimant, store: PendingStore, views: ViewStore): Return | null => {
  const claimed = claimReturn(claimant, store);
  if (claimed) return claimed;
  const newest = store.newest();
  const pending = views.find(store) ?? (newest && claimant.isReturnFrom(newest) ? newest : null);
  return pending && { pending };
};

/** The return that an element shows although it doesn't know the donation. */
let unknown: { references: readonly string[]; by: Claimant } | null = null;

/**
 * The return that this element shows; null if there is none or if it leaves it to others. An element that doesn't
 * know the donation leaves it to those that do. If nobody does, one element shows the return as unknown. If a form
 * that knows it is added or gets its service later, that form takes it over.
 *
 * `isLast`: all others have had their chance, so the first element to look shows it.
 */
export const claimReturn = (claimant: Claimant, store: PendingStore, isLast = false): Return | null =>
  takeOver(claimant, store) ??
  returnByReference(store, (pending, references) => {
    const isKnown = pending !== null && store.isOwn(pending);
    const othersKnow = () => otherReceivers(claimant.element).some((one) => knownTo(one, references));
    const isTaken = isLast || (claimant.isTurn(pending) && (isKnown || !othersKnow()));
    if (isTaken) unknown = isKnown ? null : { references, by: claimant };
    return isTaken;
  });

const takeOver = (claimant: Claimant, store: PendingStore): Return | null => {
  // An element that has left the page shows nothing to take over.
  if (!unknown?.by.element.isConnected) return null;
  const { references, by } = unknown;
  const pending = references.flatMap((reference) => store.find(reference) ?? []).at(-1);
  if (!pending || !store.isOwn(pending) || !claimant.isTurn(pending)) return null;
  unknown = null;
  // The donor might have come back a second time. Another form must not mistake that for an unknown return.
  keepReferenceOut();
  if (by !== claimant) by.leave();
  return { pending };
};
