import { adoptStyles, type CSSResult, type LitElement } from 'lit';

/** Adds the styles of what was loaded to those that an element began with. */
export const addStyles = (element: LitElement, ...styles: CSSResult[]): void => {
  const { elementStyles } = element.constructor as typeof LitElement;
  const root = element.renderRoot as ShadowRoot;
  const all = [...elementStyles, ...styles];
  if (root.adoptedStyleSheets.length !== all.length) adoptStyles(root, all);
};
