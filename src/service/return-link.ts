import type { PendingDonation } from './pending-donation.js';
import { referencesIn, returnAddress, withoutReference } from '../page/return-address.js';
import { pageAddress } from '../page/page-address.js';
import { pageWindow } from '../page/page-window.js';
import type { PendingStore } from './pending-store.js';

/**
 * A return from the payment page, with the stored donation (of any service) or null if nothing is known about it.
 */
export type Return = { pending: PendingDonation | null };

/** The references that were removed from this page's address. */
const removedReferences = new Set<string>();

/**
 * The return that the page's address announces; null if there is none or it belongs to another form. The reference
 * is removed from the address at once, so that nobody shares or bookmarks it. All other parameters stay.
 */
export const returnByReference = (
  store: PendingStore,
  isClaimed: (pending: PendingDonation | null, references: readonly string[]) => boolean = () => true,
): Return | null => {
  const references = referencesIn(pageWindow().location.href);
  if (references.length === 0) return null;
  // A return address that already had an older reference comes back with two: the last one stored here counts.
  const pending = references.flatMap((reference) => store.find(reference) ?? []).at(-1) ?? null;
  if (!isClaimed(pending, references)) return null;
  for (const reference of references) removedReferences.add(reference);
  for (const type of addressChecks) pageWindow().addEventListener(type, keepReferenceOut);
  keepReferenceOut();
  return { pending };
};

/** Removes references that were removed before and have reappeared. */
export const keepReferenceOut = (): void => {
  const { location, history } = pageWindow();
  const references = referencesIn(location.href);
  if (references.length === 0 || !references.every((reference) => removedReferences.has(reference))) return;
  try {
    history.replaceState(history.state, '', withoutReference(location.href));
  } catch {
    // Some browsers limit how often an address can change. A reference left behind reveals nothing by itself.
  }
};

/**
 * A router that starts after the form, such as Next.js's, restores the address that the page loaded with. So the
 * address is checked again whenever the donor might see it, share it or leave.
 */
const addressChecks = ['pageshow', 'popstate', 'hashchange', 'click', 'blur', 'visibilitychange'];

/** Some browsers report changes of the address: then it is checked at once, until the signal aborts. */
export const watchAddress = (): (() => void) => {
  const page = pageWindow();
  if (!('navigation' in page)) return () => undefined;
  const ended = new AbortController();
  page.navigation.addEventListener('navigatesuccess', keepReferenceOut, { signal: ended.signal });
  return () => ended.abort();
};

/**
 * The address that the hosted checkout sends the donor back to: the page's `return-url`, relative to the document's
 * base, or this page. Undefined if §4.1 doesn't allow it; the service then uses the organisation's default.
 */
export const returnTo = (configured: string | null): string | undefined => {
  const address = returnAddress(
    configured || pageAddress(),
    configured ? document.baseURI : pageWindow().location.href,
  );
  return 'url' in address ? address.url : undefined;
};
