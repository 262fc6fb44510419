import type { LitElement } from 'lit';

/** Moves the focus to the first of these elements that exists, once it is drawn. */
export const focusOn = async (host: LitElement, ...selectors: string[]): Promise<void> => {
  await host.updateComplete;
  const [target] = selectors.flatMap((one) => host.renderRoot.querySelector<HTMLElement>(one) ?? []);
  target?.focus();
};
