/** Tells an element apart from others of its kind on the page, alike at each load. */
export const formKeyOf = (element: Element): string => element.id || String(alike(element).indexOf(element));

/**
 * Whether what was begun in the form of this name goes on in this element: its own, or, where no form of the
 * page has that name, the first one's. Forms that could go on with it (`canGoOn`) come before all others.
 */
export const belongsTo = (
  element: Element,
  form: string | undefined,
  canGoOn: (one: Element) => boolean = () => true,
): boolean => {
  const all = alike(element);
  const able = all.filter(canGoOn);
  const forms = able.length > 0 ? able : all;
  return (forms.find((one) => formKeyOf(one) === form) ?? forms[0]) === element;
};

const alike = (element: Element): Element[] => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot
    ? [...root.querySelectorAll(element.localName)]
    : [];
};
