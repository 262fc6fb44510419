/** An element of an accessibility tree, as a browser passes it to assistive technology. */
export type TreeNode = {
  /** An ARIA role, or Chromium's name of a role that ARIA lacks. */
  role: string;
  name: string;
  description: string;
  isInvalid: boolean;
  isRequired: boolean;
};

/** Roles without a meaning of their own. Browsers make different elements of text, labels and lists of options. */
const leftOut: readonly string[] = [
  '',
  'none',
  'generic',
  'statictext',
  'inlinetextbox',
  'paragraph',
  'labeltext',
  'legend',
  'strong',
  'menulistpopup',
  'listbox',
  'option',
];

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

const lineOf = ({ role, name, description, isInvalid, isRequired }: TreeNode): string =>
  [
    `${role} “${spaced(name)}”`,
    description && `described by “${spaced(description)}”`,
    isInvalid && 'invalid',
    isRequired && 'required',
  ]
    .filter(Boolean)
    .join(', ');

/** A difference between the browsers, and why it isn't mended. */
export type Explanation = {
  reason: string;
  /** Returns the node without the difference. Null if only one of the browsers has the node. */
  alike(node: TreeNode): TreeNode | null;
};

/** The elements with a meaning in their order, each as a line, without these differences. */
export const linesOf = (nodes: readonly TreeNode[], explained: readonly Explanation[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (leftOut.includes(node.role)) return [];
    let alike: TreeNode | null = node;
    for (const one of explained) alike = alike && one.alike(alike);
    return alike ? lineOf(alike) : [];
  });
