import type { Choices } from './choices.js';
import { formTexts, isBehindButton, propertiesOf, thanksTexts, type SlotText } from './chosen.js';

/** The height of the form in pixels: on a phone, on a small tablet, and at its full width. */
export type Heights = { narrow: number; middle: number; wide: number };

/** The height of a form without options, as `measure` finds it. The snippet starts with it. */
export const usualHeights: Heights = { narrow: 984, middle: 847, wide: 776 };

const fontSize = 16;

/** The page's own font can break a label or a hint into one more line. */
const oneLine = 24;

/**
 * A height that also grows with the font size of the page, as the form does. It fits the form at first view: error
 * messages are longer than that, so they make the form and the page grow.
 */
const height = (pixels: number) => {
  const em = Math.ceil((pixels + oneLine) / fontSize);
  return `max(${String(em)}em, ${String(em * fontSize)}px)`;
};

const fromWidth = (width: number, pixels: number): string[] => [
  `@media (min-width: ${String(width)}px) {`,
  '  donation-widget {',
  `    min-height: ${height(pixels)};`,
  '  }',
  '}',
];

/** These rules reserve space for the form, so that the page doesn't move when the script draws it. */
const place = ({ narrow, middle, wide }: Heights): string =>
  [
    'donation-widget {',
    '  display: block;',
    `  min-height: ${height(narrow)};`,
    '}',
    ...fromWidth(480, middle),
    // From here on, the form has its full width even between wide margins and in a larger font.
    ...fromWidth(600, wide),
  ].join('\n');

/** Visitors must not see the thanks before the script runs. */
const thanksRule = (tag: string, texts: readonly SlotText[]): string[] =>
  texts.some(({ slot }) => slot === 'succeeded')
    ? [`${tag}:not(:defined) > [slot='succeeded'] {`, '  display: none;', '}']
    : [];

const colourRule = (tag: string, choices: Choices): string[] => {
  const lines = propertiesOf(choices).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? [`${tag} {`, ...lines, '}'] : [];
};

/**
 * The CSS for the charity's page: the space for the form, and the chosen colours. A form behind a button takes no
 * space on the page, and it inherits its colours from the button.
 */
export const stylesOf = (choices: Choices, heights: Heights): string => {
  const isBehind = isBehindButton(choices);
  return [
    ...(isBehind ? [] : [place(heights)]),
    ...colourRule(isBehind ? 'donation-button' : 'donation-widget', choices),
    ...thanksRule('donation-widget', formTexts(choices)),
  ].join('\n');
};

/** The rules for the thank-you page: the same colours. */
export const thanksStylesOf = (choices: Choices): string =>
  [...colourRule('donation-status', choices), ...thanksRule('donation-status', thanksTexts(choices))].join(
    '\n',
  );
