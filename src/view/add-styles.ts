import { adoptStyles, type CSSResult, type LitElement } from 'lit';

/** Adds the styles of a module that was loaded later to those of the element. */
export const addStyles = (element: LitElement, ...styles: CSSResult[]): void => {
  const { elementStyles } = element.constructor as typeof LitElement;
  const root = element.renderRoot as ShadowRoot;
  const all = [...elementStyles, ...styles];
  if (root.adoptedStyleSheets.length !== all.length) adoptStyles(root, all);
};
