import { ofDocument } from './page-document.js';

/**
 * The window that has the page's address. A `srcdoc` frame has no address, so it uses the nearest parent's,
 * unless that is cross-origin.
 */
export const pageWindow = (): Window => {
  try {
    let page: Window = window;
    while (!hasAddress(page) && page !== page.parent) page = page.parent;
    return page;
  } catch {
    return window;
  }
};

/** The base for addresses on the page's host. */
export const pageUrl = (): string => {
  const page = pageWindow();
  return hasAddress(page) ? page.location.href : ofDocument('baseURI');
};

/** `about:srcdoc` and `about:blank` have no path that a donor could return to. */
const hasAddress = ({ location }: Window): boolean => location.pathname.startsWith('/');
