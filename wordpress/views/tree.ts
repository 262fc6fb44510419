/**
 * A part of a form's first view as data: a text, or an element with its tag, its attributes and its children. PHP
 * writes the HTML from it (`includes/view-html.php`).
 */
export type ViewNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: ViewNode[]];

/** Texts without control characters, which PHP refuses. In HTML, each of them is a space, or isn't shown. */
const textOf = (text: string): string => text.replaceAll(/[\p{Cc}]+/gu, ' ');

const nodeOf = (node: Node): ViewNode[] => {
  if (node instanceof Text) return [textOf(node.data)];
  if (!(node instanceof Element)) return [];
  const attributes = [...node.attributes].map(({ name, value }) => [name, textOf(value)] as const);
  return [[node.localName, Object.fromEntries(attributes), ...[...node.childNodes].flatMap(nodeOf)]];
};

/**
 * Reads the HTML of a form's first view.
 *
 * @returns the element that holds the whole form
 * @throws Error if there is none
 */
export const treeOf = (html: string): ViewNode => {
  const [root] = [...new DOMParser().parseFromString(html, 'text/html').body.children].flatMap(nodeOf);
  if (!root) throw new Error('The first view is empty.');
  return root;
};
