import type { Choices } from '../controls/choices.js';
import { formTexts, isBehindButton, propertiesOf, thanksTexts, type SlotText } from '../controls/chosen.js';
import { isPrerendered } from './prerendered.js';

/**
 * Centres an element on the page. In a column that is a flex box or a grid, automatic margins alone would make it as
 * narrow as its content.
 */
const centred = ['  display: block;', '  width: 100%;', '  margin-inline: auto;'];

/** Quiet bars stand for the form. Below a form that is there as HTML, they would show through. */
const bars =
  '  background: repeating-linear-gradient(#8882 0 3.5em, #0000 0 5.5em) 0 4em / 100% 25.5em no-repeat;';

/**
 * Reserves the first screen for the form, with its width, so that nothing moves when the script draws it. If the
 * script doesn’t load, the page has its space back after ten seconds. The form itself gives it back for a status or a
 * fault. The link looks like the page’s text, unless the page has a style for links.
 */
const place = (choices: Choices): string[] => [
  'donation-widget {',
  ...centred,
  '  min-height: 100vh;',
  '}',
  'donation-widget:not(:defined) {',
  '  max-width: var(--donation-max-width, 30em);',
  ...(isPrerendered(choices) ? [] : [bars]),
  '  animation: donation-late 0s 10s forwards;',
  '}',
  ':where(donation-widget:not(:defined) > a) {',
  '  color: inherit;',
  '}',
  '@keyframes donation-late {',
  '  to {',
  '    min-height: 0;',
  '    background: none;',
  '  }',
  '}',
];

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
export const stylesOf = (choices: Choices): string => {
  const isBehind = isBehindButton(choices);
  return [
    ...(isBehind ? [] : place(choices)),
    ...colourRule(isBehind ? 'donation-button' : 'donation-widget', choices),
    ...thanksRule('donation-widget', formTexts(choices)),
  ].join('\n');
};

/** The rules for the thank-you page: the same place and colours. */
export const thanksStylesOf = (choices: Choices): string =>
  [
    'donation-status {',
    ...centred,
    '}',
    ...colourRule('donation-status', choices),
    ...thanksRule('donation-status', thanksTexts(choices)),
  ].join('\n');
