import { contrast, readColour } from '../src/return/colour.js';
import { betterColour } from './better-colour.js';
import { valueOf, type Choices } from './choices.js';
import type { Control } from './control.js';
import { controls } from './controls.js';
import { fault, notice, type Lint } from './lint.js';
import { isStyleValue } from './style-value.js';

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
  /** The message if the contrast between the two is too low. */
  words: string;
  needed: number;
  tell: typeof fault;
};

const pair = (over: string, under: string, words: string): Pair => ({
  over: `--donation-${over}`,
  under: `--donation-${under}`,
  words,
  ...(['primary', 'control-border'].includes(over)
    ? { needed: 3, tell: notice }
    : { needed: 4.5, tell: fault }),
});

const pairs: readonly Pair[] = [
  pair('text', 'surface', 'The text is hard to read on the background'),
  pair('text-muted', 'surface', 'The secondary text is hard to read on the background'),
  pair('danger', 'surface', 'The colour of errors is hard to read on the background'),
  pair('success', 'surface', 'The success colour is hard to read on the background'),
  pair('on-primary', 'primary', 'The button text is hard to read on your colour'),
  // Its text is easy to read, but the button itself is hard to see.
  pair('primary', 'surface', 'The button is hard to tell from the background'),
  pair('control-border', 'surface', 'The borders of fields are hard to see on the background'),
];

/** Two decimals, rounded down so that 4.499 isn’t shown as enough. */
const ratio = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);

const colourIn = (choices: Choices, name: string, scheme: Scheme) =>
  readColour(choices[name] ?? usualColours[name]?.[scheme]);

/** The contrast of two colours in a scheme, if it is too low. */
const tooLittle = (choices: Choices, { over, under, needed }: Pair, scheme: Scheme) => {
  const [ink, ground] = [colourIn(choices, over, scheme), colourIn(choices, under, scheme)];
  const reached = ink && ground ? contrast(ink, ground) : needed;
  return reached < needed ? reached : undefined;
};

/** A better value for one of the colours of a pair. */
const remedyFor = (choices: Choices, { over, under, needed }: Pair, blamed: string, scheme: Scheme) => {
  const wrong = colourIn(choices, blamed, scheme);
  const other = colourIn(choices, blamed === over ? under : over, scheme);
  const remedy = wrong && other ? betterColour(wrong, other, needed) : undefined;
  return remedy && { remedy };
};

const pairLint = (choices: Choices, pair: Pair): Lint[] => {
  const { over, under, words, needed, tell } = pair;
  if (choices[over] === undefined && choices[under] === undefined) return [];
  const scheme = valueOf(choices, 'color-scheme');
  const blamed = choices[over] === undefined ? under : over;
  const shown = scheme === 'dark' ? 'dark' : 'light';
  const first = tooLittle(choices, pair, shown);
  if (first !== undefined) {
    const message = `${words}. The contrast is ${ratio(first)} and should be at least ${String(needed)}.`;
    return [{ ...tell(blamed, message), ...remedyFor(choices, pair, blamed, shown) }];
  }
  const isDarkToo = scheme === 'auto' && choices['dark-page'] !== undefined;
  const inTheDark = isDarkToo ? tooLittle(choices, pair, 'dark') : undefined;
  if (inTheDark === undefined) return [];
  const later = words.charAt(0).toLowerCase() + words.slice(1);
  return [
    notice(
      blamed,
      `In dark mode, ${later}. The contrast is ${ratio(inTheDark)}. Choose both colours, or a light form.`,
    ),
  ];
};

const valueLint = (choices: Choices, { name, kind, target }: Control): Lint[] => {
  const value = choices[name];
  if (target !== 'property' || value === undefined) return [];
  if (!isStyleValue(value)) return [fault(name, 'This can’t be used in CSS, so the code leaves it out.')];
  if (kind !== 'colour' || readColour(value)) return [];
  return [notice(name, 'Write it as #rrggbb so that its contrast can be checked.')];
};

/** Finds colours that can’t be used in CSS, and pairs that are hard to read. */
export const colourLints = (choices: Choices): Lint[] => [
  ...controls.flatMap((control) => valueLint(choices, control)),
  ...pairs.flatMap((pair) => pairLint(choices, pair)),
];
