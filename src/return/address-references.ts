import { referencesIn, withoutReference } from '../page/address.js';
import { pageWindow } from '../page/window.js';

/** The references that were removed from this page's address. */
const removed = new Set<string>();

/** The references in the page's address, as the service sent the donor back. */
export const announcedReferences = (): string[] => referencesIn(pageWindow().location.href);

/**
 * Removes these references from the address, now and whenever they reappear, so that nobody shares or bookmarks them.
 * All other parameters stay.
 */
export const removeReferences = (references: readonly string[]): void => {
  for (const reference of references) removed.add(reference);
  for (const type of addressChecks) pageWindow().addEventListener(type, keepReferenceOut);
  keepReferenceOut();
};

/** Removes references that were removed before and have reappeared. */
export const keepReferenceOut = (): void => {
  const { location, history } = pageWindow();
  const references = announcedReferences();
  if (references.length === 0 || !references.every((reference) => removed.has(reference))) return;
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
