import type { Choices } from './choices.js';
import { isBehindButton, propertiesOf } from './chosen.js';

/** How tall the form is, in pixels: on a phone, and where it has room. */
export type Heights = { narrow: number; wide: number };

/** Before anything was measured: the form as it comes. */
export const usualHeights: Heights = { narrow: 940, wide: 755 };

const usualLetter = 16;

/** Letters of the page’s own font may need a line more. */
const slack = 1.05;

/** Grows with the letters of the page, as the form does. */
const height = (pixels: number) => {
  const letters = Math.ceil((pixels * slack) / usualLetter);
  return `max(${String(letters)}em, ${String(letters * usualLetter)}px)`;
};

/** The rules that keep the form’s place on the page, so that nothing moves when the script draws it there. */
const place = ({ narrow, wide }: Heights): string =>
  [
    'donation-widget {',
    '  display: block;',
    `  min-height: ${height(narrow)};`,
    '}',
    '@media (min-width: 640px) {',
    '  donation-widget {',
    `    min-height: ${height(wide)};`,
    '  }',
    '}',
  ].join('\n');

/**
 * The rules for the page of the charity: the place, and the colours that were chosen. A form behind a button needs no
 * place on the page, and its button hands the colours down.
 */
export const stylesOf = (choices: Choices, heights: Heights): string => {
  const isBehind = isBehindButton(choices);
  const lines = propertiesOf(choices).map(([name, value]) => `  ${name}: ${value};`);
  return [
    ...(isBehind ? [] : [place(heights)]),
    ...(lines.length > 0 ? [isBehind ? 'donation-button {' : 'donation-widget {', ...lines, '}'] : []),
  ].join('\n');
};
