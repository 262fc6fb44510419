/** Elements that are visible without text. */
const shown =
  'img, svg, canvas, video, audio, iframe, embed, object, button, select, textarea, input:not([type=hidden])';
const unseen = 'script, style, template, noscript, [hidden]';

/**
 * Whether these nodes contain anything visible. CMS editors leave empty paragraphs, line breaks and all kinds of
 * spaces. Custom elements count, because there is no way to know what they draw.
 */
export const isVisible = (node: Node): boolean => {
  if (node instanceof Text) return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(node.data);
  if (!(node instanceof Element) || node.matches(unseen)) return false;
  const inside = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
  return node.matches(shown) || node.localName.includes('-') || [...inside].some(isVisible);
};
