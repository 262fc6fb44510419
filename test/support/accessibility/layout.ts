/**
 * Finds the parts that are cut off or make the page scroll sideways. Journeys send the source of this function to
 * the page, so it must not use anything outside itself.
 */
export const lostParts = (): string[] => {
  const lost: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} px wide, ${clientWidth} are seen`);
  const nameOf = (element: Element) =>
    `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const pen = document.createElement('canvas').getContext('2d');
  const range = document.createRange();
  /** The lines of a text on the page, each with its box. */
  const linesOf = (text: Text) => {
    const lines: { words: string; box: DOMRect }[] = [];
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const box = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (box.width === 0) continue;
      if (last && Math.abs(last.box.top - box.top) < 1) last.words += ` ${word}`;
      else lines.push({ words: word, box });
    }
    return lines;
  };
  /** How far the letters of a text stand out of their lines, where they’d touch those above or below, or be cut off. */
  const beyondLines = (text: Text): number => {
    const { parentElement } = text;
    if (!pen || !parentElement || parentElement.closest('style, option, .hidden')) return 0;
    const { font, lineHeight } = getComputedStyle(parentElement);
    pen.font = font;
    const beyond = linesOf(text).map(({ words, box }) => {
      const drawn = pen.measureText(words);
      // Half of what the line has more, or less, than the font asks for is above the letters.
      const above = (parseFloat(lineHeight) - box.height) / 2;
      const baseline = drawn.fontBoundingBoxAscent + above;
      return Math.max(
        drawn.actualBoundingBoxAscent - baseline,
        baseline + drawn.actualBoundingBoxDescent - parseFloat(lineHeight),
      );
    });
    return Math.max(0, ...beyond);
  };
  /**
   * What makes an element higher than its space, if anyone sees it: a box inside it, or letters. A font can ask for more
   * than its letters need.
   */
  const seenBelow = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect();
    const end = top + element.clientTop + element.clientHeight + 1;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Text) {
        if (beyondLines(node) > 1) return true;
      } else if (node instanceof Element && getComputedStyle(node).display !== 'inline') {
        if (!node.matches('option, .hidden, .hidden *') && node.getBoundingClientRect().bottom > end)
          return true;
      }
    }
    return false;
  };
  const look = (element: Element, box: DOMRect) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || element.matches('option, .hidden, svg *')) return;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < box.left - 0.5 || right > box.right + 0.5)) {
      lost.push(`${nameOf(element)} stands outside: ${left}–${right} of ${box.left}–${box.right}`);
    }
    // A text field scrolls its content. Any other element would cut its content off or overlap its neighbours.
    const isInline = style.display.startsWith('inline') && style.display !== 'inline-block';
    if (!isInline && !element.matches('input, select, textarea, slot')) {
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        lost.push(`${nameOf(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
      }
      const scrolls = style.overflowY === 'auto';
      const isHigher = element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0;
      if (!scrolls && isHigher && (style.overflowY !== 'visible' || seenBelow(element))) {
        lost.push(`${nameOf(element)} is ${element.scrollHeight} high in ${element.clientHeight}`);
      }
    }
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child, box);
  };
  for (const element of document.querySelectorAll('donation-widget, donation-status')) {
    look(element, element.getBoundingClientRect());
  }
  // A dialog is not where its element is.
  for (const { shadowRoot } of document.querySelectorAll('donation-button')) {
    for (const part of shadowRoot?.querySelectorAll('.card, .button, dialog[open]') ?? []) {
      look(part, part.getBoundingClientRect());
    }
  }
  return lost;
};

/** Finds the lists whose first option, which says what to choose, is longer than the space for it. */
export const cutPrompts = (): string[] => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('donation-widget')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('select') ?? [])].flatMap((list) => {
      const [prompt] = list.options;
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
      if (!pen || !prompt || prompt.value !== '') return [];
      pen.font = font;
      const space = list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - arrow;
      return pen.measureText(prompt.text).width > space ? [`“${prompt.text}” is cut`] : [];
    }),
  );
};

/** The width of the arrow that the browser draws into a list. */
const arrow = 20;

/** A word, or a number with its separators. */
const words = /[\p{L}\p{M}\p{N}]+(?:[.,’'\u202f][\p{L}\p{M}\p{N}]+)*/gu;

/** An email address can be longer than any line, and has no syllables. */
const addresses = /\S+@\S+/gu;

/** The letters of the shortest word that the browser divides in an element, if it has a dictionary. */
const lettersToHyphenate = (element: Element): number => {
  const style = getComputedStyle(element);
  return style.hyphens === 'auto' ? parseInt(style.getPropertyValue('hyphenate-limit-chars')) : Infinity;
};

/**
 * Finds the words and amounts that continue on a second line without a hyphen. The browsers of the tests have no
 * dictionaries, so this passes over the words that others divide.
 */
export const brokenWords = (): string[] => {
  const broken: string[] = [];
  const range = document.createRange();
  const lookAt = (text: Text, parent: Element) => {
    // Most texts are on one line, so they have no broken words.
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) return;
    const shown = text.data.replace(addresses, (address) => ' '.repeat(address.length));
    for (const { 0: word, index } of shown.matchAll(words)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      const isBroken = first && others.some(({ top, width }) => width > 0 && top > first.bottom - 1);
      if (isBroken && word.length < lettersToHyphenate(parent))
        broken.push(`“${word}” in ${parent.localName}`);
    }
  };
  const lookIn = (root: ShadowRoot) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement && !text.parentElement.closest('style, option, .hidden'))
        lookAt(text, text.parentElement);
    }
  };
  for (const { shadowRoot } of document.querySelectorAll(
    'donation-widget, donation-status, donation-button',
  )) {
    if (shadowRoot) lookIn(shadowRoot);
  }
  return broken;
};
