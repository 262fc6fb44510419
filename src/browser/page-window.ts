/**
 * The window that has the page's address. A frame that was written in place (`srcdoc`) has none of its own:
 * there it is the nearest one around it, unless that is out of reach.
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

/** The address to which those on the page's own host are relative. */
export const pageUrl = (): string => {
  const page = pageWindow();
  return hasAddress(page) ? page.location.href : document.baseURI;
};

/** `about:srcdoc` and `about:blank` have no path that anybody could come back to. */
const hasAddress = ({ location }: Window): boolean => location.pathname.startsWith('/');
