const targets = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The element that gets the focus when a dialog opens: the first focusable one below `root`, also inside shadow
 * roots. In a group of radios it is the chosen one.
 */
export const firstTarget = (root: ParentNode): HTMLElement | null => {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const inside = element.shadowRoot && firstTarget(element.shadowRoot);
    if (inside) return inside;
    if (!element.matches(targets) || element.matches(':disabled') || !isDisplayed(element)) continue;
    return chosenOf(element);
  }
  return null;
};

const isDisplayed = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const chosenOf = (element: HTMLElement): HTMLElement => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return element;
  const group = element.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  return [...group].find(({ checked, name }) => checked && name === element.name) ?? element;
};
