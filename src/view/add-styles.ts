import { adoptStyles, type CSSResult, type LitElement } from 'lit';

/** The styles that each element has in addition to those of its class. */
const added = new WeakMap<LitElement, Set<CSSResult>>();

/** Adds the styles of a module that loaded later to the element. */
export const addStyles = (element: LitElement, ...styles: CSSResult[]): void => {
  const { elementStyles } = element.constructor as typeof LitElement;
  const root = element.renderRoot as ShadowRoot;
  const known = new Set([...(added.get(element) ?? []), ...styles]);
  added.set(element, known);
  const all = [...elementStyles, ...known];
  if (root.adoptedStyleSheets.length !== all.length) adoptStyles(root, all);
};
