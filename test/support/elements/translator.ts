/** All text nodes below a root that are not blank. */
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((node) => node.data.trim() !== '' && !node.parentElement?.closest('style, font'));
};

/**
 * Changes a page as a browser's translation does. It replaces each text with an element that holds the words of
 * `say`. By default these are the same words, so that tests still find controls by them.
 */
export const translate = (root: ParentNode & Node, say: (text: string) => string = String): void => {
  for (const text of textsOf(root)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = say(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
  for (const host of root.querySelectorAll('*')) if (host.shadowRoot) translate(host.shadowRoot, say);
};

/** Changes each text node in place. */
export const shout = (root: Node): void => {
  for (const text of textsOf(root)) text.data = text.data.toUpperCase();
};
