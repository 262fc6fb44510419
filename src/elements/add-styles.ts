import { adoptStyles, type CSSResult, type LitElement } from 'lit';
import { late } from './late.styles.js';

/** Adds the styles of a part that was loaded to those that an element began with. */
export const addStyles = (element: LitElement, ...styles: CSSResult[]): void => {
  const { elementStyles } = element.constructor as typeof LitElement;
  const root = element.renderRoot as ShadowRoot;
  const all = [...elementStyles, late, ...styles];
  if (root.adoptedStyleSheets.length < all.length) adoptStyles(root, all);
};
