/** Whether a page draws this element. One in a closed tab, popup or `<details>` isn't drawn. */
export const isRendered = (element: Element): boolean =>
  'checkVisibility' in element
    ? element.checkVisibility({ visibilityProperty: true })
    : // Browsers without that method.
      (element as Element).getClientRects().length > 0;

/** Whether donors can see this element once it has something for them. */
export const canBeSeen = (element: HTMLElement): boolean => {
  if (isRendered(element)) return true;
  // The button's dialog opens by itself.
  const button = element.closest(`${element.localName.replace(/(?:widget|status)$/, '')}button`);
  const outermost = button ?? closedAround(element).at(-1);
  return outermost instanceof HTMLElement && outermost !== element && isRendered(outermost);
};

/** Opens each closed `<details>` and shows each `hidden=until-found` around an element. */
export const reveal = (element: HTMLElement): void => {
  for (const closed of closedAround(element))
    if (closed instanceof HTMLDetailsElement) closed.open = true;
    else closed.removeAttribute('hidden');
};

/** The closed elements around this one that a browser would also open for a search, from the inside out. */
const closedAround = (element: Element): Element[] => {
  const closed: Element[] = [];
  for (let one: Element | null = element; one; one = parentOf(one))
    if (one.matches('details:not([open]), [hidden="until-found" i]')) closed.push(one);
  return closed;
};

const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};
