import { ofDocument } from './page-document.js';

/** The element with the focus, also inside shadow roots. */
export const focusedElement = (): Element | null => {
  let activeElement = ofDocument('activeElement');
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};
