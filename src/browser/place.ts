/** Tells an element apart from others of its kind on the page, alike at each load. */
export const placeOf = (element: Element): string => element.id || String(alike(element).indexOf(element));

/**
 * Whether what was begun in the form of this name goes on in this element: its own, or, where no form of the
 * page has that name, the first one's.
 */
export const belongsTo = (element: Element, form: string | undefined): boolean => {
  if (placeOf(element) === form) return true;
  const all = alike(element);
  return all[0] === element && !all.some((one) => placeOf(one) === form);
};

const alike = (element: Element): Element[] => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot
    ? [...root.querySelectorAll(element.localName)]
    : [];
};
