/** Identifies an element among those of its kind on the page. The key is the same on each load. */
export const formKeyOf = (element: Element): string =>
  element.id || String(elementsOfKind(element).indexOf(element));

/**
 * Whether this element continues the donation that was started in the form with this key. If no form on the page
 * has that key, the first form does. Forms that can continue it (`canContinue`) take precedence.
 */
export const belongsTo = (
  element: Element,
  form: string | undefined,
  canContinue: (one: Element) => boolean = () => true,
): boolean => {
  const all = elementsOfKind(element);
  const able = all.filter(canContinue);
  const forms = able.length > 0 ? able : all;
  return (forms.find((one) => formKeyOf(one) === form) ?? forms[0]) === element;
};

const elementsOfKind = (element: Element): Element[] => {
  const { ownerDocument } = element;
  const root = element.getRootNode();
  // Not `instanceof Document`: another window has its own class, and MooTools replaces this one.
  const tree = root === ownerDocument ? ownerDocument : root instanceof ShadowRoot ? root : null;
  return [...(tree?.querySelectorAll(element.localName) ?? [])];
};
