/** The element with the focus, also inside shadow roots. */
export const focusedElement = (): Element | null => {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};
