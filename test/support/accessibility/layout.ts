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
      if (element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0) {
        lost.push(`${nameOf(element)} is ${element.scrollHeight} high in ${element.clientHeight}`);
      }
    }
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child, box);
  };
  for (const element of document.querySelectorAll('donation-widget, donation-status')) {
    look(element, element.getBoundingClientRect());
  }
  return lost;
};
