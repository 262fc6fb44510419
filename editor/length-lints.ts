import type { Choices } from './choices.js';
import { controlOf } from './controls.js';
import { fault, notice, type Lint } from './lint.js';
import { isStyleValue } from './style-value.js';

const lengths = ['--donation-radius', '--donation-space', '--donation-max-width'];

const length =
  /^\+?(\d+|\d*\.\d+)(px|r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max)|cm|mm|q|in|pt|pc|%)$/i;

/** Only the browser can work these out. */
const isCounted = (value: string) => /^(?:calc|min|max|clamp|round|var|env)\(.*\)$/is.test(value);

/** The size of each unit in pixels, at the default font size. */
const pixels: Partial<Record<string, number>> = { px: 1, em: 16, rem: 16 };

const narrowest = 280;

const lengthLint = (name: string, value: string): Lint[] => {
  const isWidth = name === '--donation-max-width';
  if (isCounted(value) || (isWidth ? value === 'none' : Number(value) === 0)) return [];
  const [, count, unit = ''] = length.exec(value) ?? [];
  if (count === undefined) {
    const example = controlOf(name)?.example ?? '';
    return [fault(name, `This doesn’t look right. Add a unit, for example ${example}.`)];
  }
  const width = Number(count) * (pixels[unit.toLowerCase()] ?? Number.NaN);
  return isWidth && width < narrowest
    ? [notice(name, `This is too narrow for the form. Use ${String(narrowest)}px or more.`)]
    : [];
};

/** Finds lengths that a browser ignores, and a width that is too small for the form. */
export const lengthLints = (choices: Choices): Lint[] =>
  lengths.flatMap((name) => {
    const value = choices[name]?.trim() ?? '';
    return value !== '' && isStyleValue(value) ? lengthLint(name, value) : [];
  });
