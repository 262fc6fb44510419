import { contrast, readColour } from '../../src/theme/colour.js';
import { valueOf, type Choices } from './choices.js';
import type { Control } from './control.js';
import { controls } from './controls.js';
import { fault, notice, type Lint } from './lint.js';
import { isStyleValue } from './style-value.js';

type Scheme = 'light' | 'dark';

/** What holds in the form where nothing was chosen. */
export const usualColours: Record<string, Record<Scheme, string>> = {
  '--donation-surface': { light: '#ffffff', dark: '#1b1e23' },
  '--donation-text': { light: '#1c2330', dark: '#eef1f5' },
  '--donation-text-muted': { light: '#566072', dark: '#a9b3c1' },
  '--donation-danger': { light: '#b3261e', dark: '#ffb4ab' },
  '--donation-success': { light: '#146c43', dark: '#7ddba3' },
  '--donation-primary': { light: '#0b57d0', dark: '#a8c7fa' },
};

/** Ink, what it stands on, and how to call the two. */
const pairs = [
  ['--donation-text', '--donation-surface', 'The text', 'the background'],
  ['--donation-text-muted', '--donation-surface', 'The quiet text', 'the background'],
  ['--donation-danger', '--donation-surface', 'The colour of faults', 'the background'],
  ['--donation-success', '--donation-surface', 'The colour of thanks', 'the background'],
  ['--donation-on-primary', '--donation-primary', 'The ink', 'your colour'],
] as const;

const enough = 4.5;

/** Two decimals, never rounded up to what would be enough. */
const ratio = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);

const isOff = (choices: Choices, ink: string, ground: string, scheme: Scheme) => {
  const colour = (name: string) => readColour(choices[name] ?? usualColours[name]?.[scheme]);
  const [over, under] = [colour(ink), colour(ground)];
  const reached = over && under ? contrast(over, under) : enough;
  return reached < enough ? reached : undefined;
};

const pairLint = (choices: Choices, [ink, ground, what, where]: (typeof pairs)[number]): Lint[] => {
  if (choices[ink] === undefined && choices[ground] === undefined) return [];
  const scheme = valueOf(choices, 'color-scheme');
  const blamed = choices[ink] === undefined ? ground : ink;
  const first = isOff(choices, ink, ground, scheme === 'dark' ? 'dark' : 'light');
  if (first !== undefined) {
    const words = `${what} is hard to read on ${where}: a contrast of ${ratio(first)}, where 4.5 is needed.`;
    return [fault(blamed, words)];
  }
  const inTheDark = scheme === 'auto' ? isOff(choices, ink, ground, 'dark') : undefined;
  if (inTheDark === undefined) return [];
  const words = `Where your page is dark, ${what.toLowerCase()} is hard to read on ${where} (${ratio(inTheDark)}). Choose both, or “Light”.`;
  return [notice(blamed, words)];
};

const valueLint = (choices: Choices, { name, kind, target }: Control): Lint[] => {
  const value = choices[name];
  if (target !== 'property' || value === undefined) return [];
  if (!isStyleValue(value)) return [fault(name, 'This can’t stand in a stylesheet, so it is left out.')];
  if (kind !== 'colour' || readColour(value)) return [];
  return [notice(name, 'Write it as #rrggbb, so that its contrast can be checked.')];
};

/** Colours that can’t be written or read. */
export const colourLints = (choices: Choices): Lint[] => [
  ...controls.flatMap((control) => valueLint(choices, control)),
  ...pairs.flatMap((pair) => pairLint(choices, pair)),
];
