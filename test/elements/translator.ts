/** All text nodes below a root that have something to read. */
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((node) => node.data.trim() !== '' && !node.parentElement?.closest('style, font'));
};

/**
 * Does to a page what a browser's translation does: each text gives way to an element with other words, or with
 * the same ones, by which a donor still finds what they name.
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

/** Changes each text where it stands. */
export const shout = (root: Node): void => {
  for (const text of textsOf(root)) text.data = text.data.toUpperCase();
};
