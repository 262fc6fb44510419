import type { AttributesOf } from '../attributes.js';

export type LayoutAttributes = {
  /**
   * Sets how the form uses its width. `wide` puts the donation, its total and the button next to the questions, where
   * they stay in view, if the form is at least 48em wide. Otherwise, and in `narrow`, everything is in one column.
   */
  layout: 'narrow' | 'wide';
};

export const layoutAttributes: AttributesOf<LayoutAttributes> = {
  layout: { reflect: true, useDefault: true, kind: 'code', initial: 'narrow', isMinor: true },
};

export const hasRecap = ({ layout }: LayoutAttributes): boolean => layout === 'wide';
