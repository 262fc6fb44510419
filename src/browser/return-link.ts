import type { PendingDonation } from './pending-donation.js';
import { referencesIn, returnAddress, withoutReference } from './return-address.js';
import { pageAddress } from './page-address.js';
import { pageWindow } from './page-window.js';
import type { PendingStore } from './pending-store.js';

/**
 * A return from the payment page: to a donation that is stored here, of whichever service, or to none that
 * anything is known of.
 */
export type Return = { pending: PendingDonation | null };

/** The references that have been taken out of this page's address. */
const taken = new Set<string>();

/**
 * The return that the address tells of; null when it tells of none, or of one that another form takes up.
 * The reference is removed from the address at once: a shared or bookmarked address must not carry it. All
 * other parameters stay.
 */
export const returnByReference = (
  store: PendingStore,
  takesUp: (pending: PendingDonation | null) => boolean = () => true,
): Return | null => {
  const references = referencesIn(pageWindow().location.href);
  if (references.length === 0) return null;
  // The page may have sent an address that still had an older reference, and so has two now: the last that is
  // stored here counts.
  const pending = references.flatMap((reference) => store.find(reference) ?? []).at(-1) ?? null;
  if (!takesUp(pending)) return null;
  for (const reference of references) taken.add(reference);
  for (const type of occasions) pageWindow().addEventListener(type, keepReferenceOut);
  keepReferenceOut();
  return { pending };
};

/** Removes a reference again that was removed before and has come back. */
export const keepReferenceOut = (): void => {
  const { location, history } = pageWindow();
  const references = referencesIn(location.href);
  if (references.length === 0 || !references.every((reference) => taken.has(reference))) return;
  try {
    history.replaceState(history.state, '', withoutReference(location.href));
  } catch {
    // Some browsers allow so many changes in so many seconds; the reference alone tells nobody anything.
  }
};

/**
 * A router that starts later than the form, as that of Next.js, writes back the address that the page began
 * with. It is looked at whenever the donor may be about to see, share or leave it.
 */
const occasions = ['pageshow', 'popstate', 'hashchange', 'click', 'blur', 'visibilitychange'];

/** Some browsers tell when an address was written: then it is looked at at once, until the watch is ended. */
export const watchAddress = (): (() => void) => {
  const page = pageWindow();
  if (!('navigation' in page)) return () => undefined;
  const ended = new AbortController();
  page.navigation.addEventListener('navigatesuccess', keepReferenceOut, { signal: ended.signal });
  return () => ended.abort();
};

/**
 * Where the hosted checkout shall send the donor back to: the page's own choice, relative to the document's
 * base as every address is, or this page. Undefined when §4.1 does not allow it: then the organisation's
 * default is used.
 */
export const returnTo = (configured: string | null): string | undefined => {
  const address = returnAddress(
    configured || pageAddress(),
    configured ? document.baseURI : pageWindow().location.href,
  );
  return 'url' in address ? address.url : undefined;
};
