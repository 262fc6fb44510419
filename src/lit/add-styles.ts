import type { CSSResult, LitElement } from 'lit';
import { ofDocument } from '../page/window.js';

/** The styles that each element has in addition to those of its class. */
const added = new WeakMap<LitElement, Set<CSSResult>>();

/**
 * Gives an element the styles of its class, and those of modules that loaded later. An element that moves to another
 * document loses its styles, so it calls this whenever it is connected. Lit gives them only once, and as `<style>`
 * elements on a page where a library has replaced `Document`.
 */
export const addStyles = (element: LitElement, ...styles: CSSResult[]): void => {
  const { elementStyles } = element.constructor as typeof LitElement;
  const known = new Set([...(added.get(element) ?? []), ...styles]);
  added.set(element, known);
  const all = [...elementStyles, ...known];
  const { shadowRoot: root, ownerDocument } = element;
  const view = ofDocument('defaultView', ownerDocument);
  // A document without a window isn't shown.
  if (!root || !view || root.adoptedStyleSheets.length === all.length) return;
  root.adoptedStyleSheets = all.map((style) => {
    if (!('cssText' in style)) return style;
    // A sheet works only in the document that it was made for. Lit shares those of this script's document.
    const shared = ownerDocument === document ? style.styleSheet : undefined;
    const sheet = shared ?? new view.CSSStyleSheet();
    if (!shared) sheet.replaceSync(style.cssText);
    return sheet;
  });
};
