import type axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
export const all: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose results depend on colours. */
export const ofColours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
