/** Elements that show without any text inside. */
const shown =
  'img, svg, canvas, video, audio, iframe, embed, object, button, select, textarea, input:not([type=hidden])';
const unseen = 'script, style, template, noscript, [hidden]';

/**
 * Whether there is anything to see in these nodes. Editors of a CMS leave empty paragraphs, line breaks and
 * spaces of every kind behind; what an element of somebody else's draws can't be known, so it counts.
 */
export const isVisible = (node: Node): boolean => {
  if (node instanceof Text) return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(node.data);
  if (!(node instanceof Element) || node.matches(unseen)) return false;
  const inside = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
  return node.matches(shown) || node.localName.includes('-') || [...inside].some(isVisible);
};
