import { contrast, readColour } from '../../src/return/colour.js';
import { betterColour } from './better-colour.js';
import { valueOf, type Choices } from '../controls/choices.js';
import type { Control } from '../controls/control.js';
import { controls } from '../controls/controls.js';
import { fault, notice, type Lint } from './lint.js';
import { isStyleValue } from '../controls/style-value.js';
import type { Translated, Translator } from '../translator.js';

type Scheme = 'light' | 'dark';

/** The form has these colours unless others are chosen. */
export const usualColours: Record<string, Record<Scheme, string>> = {
  '--donation-surface': { light: '#ffffff', dark: '#1b1e23' },
  '--donation-text': { light: '#1c2330', dark: '#eef1f5' },
  '--donation-text-muted': { light: '#566072', dark: '#a9b3c1' },
  '--donation-danger': { light: '#b3261e', dark: '#ffb4ab' },
  '--donation-success': { light: '#146c43', dark: '#7ddba3' },
  '--donation-primary': { light: '#0b57d0', dark: '#a8c7fa' },
  '--donation-control-border': { light: '#76808f', dark: '#8b95a3' },
};

type Pair = {
  over: string;
  under: string;
  /** The sentences for a contrast that is too low, in the usual scheme and in dark mode. */
  words: Translated;
  wordsInDark: Translated;
  needed: number;
  tell: typeof fault;
};

const pair = (over: string, under: string, words: Translated, wordsInDark: Translated): Pair => ({
  over: `--donation-${over}`,
  under: `--donation-${under}`,
  words,
  wordsInDark,
  ...(['primary', 'control-border'].includes(over)
    ? { needed: 3, tell: notice }
    : { needed: 4.5, tell: fault }),
});

const pairs = ({ say }: Translator): readonly Pair[] => [
  pair(
    'text',
    'surface',
    say('The text is hard to read on the background.'),
    say('In dark mode, the text is hard to read on the background.'),
  ),
  pair(
    'text-muted',
    'surface',
    say('The secondary text is hard to read on the background.'),
    say('In dark mode, the secondary text is hard to read on the background.'),
  ),
  pair(
    'danger',
    'surface',
    say('The colour of errors is hard to read on the background.'),
    say('In dark mode, the colour of errors is hard to read on the background.'),
  ),
  pair(
    'success',
    'surface',
    say('The success colour is hard to read on the background.'),
    say('In dark mode, the success colour is hard to read on the background.'),
  ),
  pair(
    'on-primary',
    'primary',
    say('The button text is hard to read on your colour.'),
    say('In dark mode, the button text is hard to read on your colour.'),
  ),
  // Its text is easy to read, but the button itself is hard to see.
  pair(
    'primary',
    'surface',
    say('The button is hard to tell from the background.'),
    say('In dark mode, the button is hard to tell from the background.'),
  ),
  pair(
    'control-border',
    'surface',
    say('The borders of fields are hard to see on the background.'),
    say('In dark mode, the borders of fields are hard to see on the background.'),
  ),
];

/** Two decimals, rounded down so that 4.499 isn’t shown as enough. */
const ratio = (value: number, locale: string) =>
  (Math.floor(value * 100) / 100).toLocaleString(locale, { minimumFractionDigits: 2 });

const colourIn = (choices: Choices, name: string, scheme: Scheme) =>
  readColour(choices[name] ?? usualColours[name]?.[scheme]);

/** The contrast of two colours in a scheme, if it is too low. */
const tooLittle = (choices: Choices, { over, under, needed }: Pair, scheme: Scheme) => {
  const [ink, ground] = [colourIn(choices, over, scheme), colourIn(choices, under, scheme)];
  const reached = ink && ground ? contrast(ink, ground) : needed;
  return reached < needed ? reached : undefined;
};

/** A better value for one of the colours of a pair. */
const remedyFor = (
  choices: Choices,
  { over, under, needed }: Pair,
  blamed: string,
  scheme: Scheme,
  translator: Translator,
) => {
  const wrong = colourIn(choices, blamed, scheme);
  const other = colourIn(choices, blamed === over ? under : over, scheme);
  const remedy = wrong && other ? betterColour(wrong, other, needed, translator) : undefined;
  return remedy && { remedy };
};

const pairLint = (choices: Choices, pair: Pair, translator: Translator): Lint[] => {
  const { over, under, words, wordsInDark, needed, tell } = pair;
  const { locale, say } = translator;
  if (choices[over] === undefined && choices[under] === undefined) return [];
  const scheme = valueOf(choices, 'color-scheme');
  const blamed = choices[over] === undefined ? under : over;
  const shown = scheme === 'dark' ? 'dark' : 'light';
  const first = tooLittle(choices, pair, shown);
  if (first !== undefined) {
    const message = say('{problem} The contrast is {ratio} and should be at least {needed}.', {
      problem: words,
      ratio: ratio(first, locale),
      needed: needed.toLocaleString(locale),
    });
    return [{ ...tell(blamed, message), ...remedyFor(choices, pair, blamed, shown, translator) }];
  }
  const isDarkToo = scheme === 'auto' && choices['dark-page'] !== undefined;
  const inTheDark = isDarkToo ? tooLittle(choices, pair, 'dark') : undefined;
  if (inTheDark === undefined) return [];
  return [
    notice(
      blamed,
      say('{problem} The contrast is {ratio}. Choose both colours, or a light form.', {
        problem: wordsInDark,
        ratio: ratio(inTheDark, locale),
      }),
    ),
  ];
};

const valueLint = (choices: Choices, { name, kind, target }: Control, { say }: Translator): Lint[] => {
  const value = choices[name];
  if (target !== 'property' || value === undefined) return [];
  if (!isStyleValue(value))
    return [fault(name, say('This can’t be used in CSS, so the code leaves it out.'))];
  if (kind !== 'colour' || readColour(value)) return [];
  return [notice(name, say('Write it as #rrggbb so that its contrast can be checked.'))];
};

/** Finds colours that can’t be used in CSS, and pairs that are hard to read. */
export const colourLints = (choices: Choices, translator: Translator): Lint[] => [
  ...controls.flatMap((control) => valueLint(choices, control, translator)),
  ...pairs(translator).flatMap((pair) => pairLint(choices, pair, translator)),
];
