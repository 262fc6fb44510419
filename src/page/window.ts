type Name =
  | 'activeElement'
  | 'baseURI'
  | 'body'
  | 'defaultView'
  | 'documentElement'
  | 'hidden'
  | 'readyState'
  | 'referrer';

/**
 * A property of a document, which is this one unless another is given. A form or picture of the page that has the
 * property’s name, such as `<form name="referrer">`, takes its place on the document itself.
 */
export const ofDocument = <One extends Name>(name: One, owner: Document = document): Document[One] =>
  Reflect.get(Object.getPrototypeOf(owner) as Document, name, owner);

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

/** The element with the focus, also inside shadow roots. */
export const focusedElement = (): Element | null => {
  let activeElement = ofDocument('activeElement');
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};
