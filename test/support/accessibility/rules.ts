import type axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
export const all: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose results depend on colours. */
export const ofColours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The rules whose results depend on sizes. */
export const ofSizes: axe.RunOnly = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] };

/** The rule about colours that `faintParts` doesn't check. */
export const ofLinks: axe.RunOnly = { type: 'rule', values: ['link-in-text-block'] };
