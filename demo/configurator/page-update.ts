/** Whether two elements have children of the same kinds, so that each child can be updated by itself. */
const areAlike = (before: Element, next: Element): boolean =>
  next.children.length > 0 &&
  before.children.length === next.children.length &&
  [...before.children].every((child, at) => child.localName === next.children[at]?.localName);

const updateAttributes = (live: Element, before: Element, next: Element) => {
  for (const { name } of [...before.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
};

/**
 * Changes an element in the page in the way in which its code has changed. Everything else stays, such as the answers
 * in a form and the attributes that an element has set itself.
 */
export const updateElement = (live: Element, before: Element, next: Element): void => {
  updateAttributes(live, before, next);
  if (areAlike(before, next)) {
    for (const [at, child] of [...next.children].entries()) {
      const [own, old] = [live.children[at], before.children[at]];
      if (own && old) updateElement(own, old, child);
    }
  } else if (before.innerHTML !== next.innerHTML) {
    live.replaceChildren(...[...next.childNodes].map((node) => live.ownerDocument.importNode(node, true)));
  }
};
