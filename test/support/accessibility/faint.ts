/**
 * Finds the parts of the page that are too faint for WCAG 1.4.3 and 1.4.11: text below 4.5:1 (3:1 if it is large),
 * and edges of controls, marks and the focus ring below 3:1. Unlike axe, it also reads text under a transparent
 * control. Journeys send the source of this function to the page, so it must not use anything outside itself.
 */
export const faintParts = (): string[] => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  type Colour = readonly [red: number, green: number, blue: number];

  const known = new Map<string, Colour>();
  /** Blends a CSS colour with the background. */
  const over = (colour: string, [red, green, blue]: Colour): Colour => {
    const key = `${colour} ${red} ${green} ${blue}`;
    const before = known.get(key);
    if (before) return before;
    context.globalCompositeOperation = 'copy';
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, 0, 1, 1);
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    known.set(key, [r, g, b]);
    return [r, g, b];
  };
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    const parent = element.parentNode;
    return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255];
    return over(getComputedStyle(element).backgroundColor, groundOf(parentOf(element)));
  };
  const luminance = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colour.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (colour: string, ground: Colour) => {
    const [a, b] = [luminance(over(colour, ground)) + 0.05, luminance(ground) + 0.05];
    return Math.max(a, b) / Math.min(a, b);
  };

  const faint: string[] = [];
  const demand = (what: string, element: Element, colour: string, ground: Colour, ratio: number) => {
    const measured = contrast(colour, ground);
    const name = `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')}`;
    if (measured < ratio) faint.push(`${what} of ${name}: ${measured.toFixed(2)}:1, ${colour} on ${ground}`);
  };
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    // An element without a slot has no style at all.
    if (element.matches('option') || ['none', ''].includes(style.display)) return;
    // WCAG allows disabled controls to be faint.
    if (element.getAttribute('aria-disabled') === 'true') return;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isField = element.matches('input:not([type="radio"], [type="checkbox"]), select');
    if ((hasText || isField) && !element.matches('.hidden')) {
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      demand('text', element, style.color, groundOf(element), isLarge ? 3 : 4.5);
    }
    if (element.matches('input[placeholder]')) {
      const { color } = getComputedStyle(element, '::placeholder');
      demand('placeholder', element, color, groundOf(element), 4.5);
    }
    const outside = groundOf(parentOf(element));
    if (element.matches('.control, .option span, .stepper, .button.quiet, .summary:not(:focus)')) {
      demand('edge', element, style.borderTopColor, outside, 3);
    }
    if (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') {
      demand('ring', element, style.outlineColor, outside, 3);
    }
    if (element.matches('svg.mark')) demand('mark', element, style.color, groundOf(element), 3);
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child);
  };
  for (const element of document.querySelectorAll('donation-widget, donation-status')) look(element);
  return faint;
};
