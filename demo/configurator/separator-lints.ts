import { words } from '../../src/donation/money-options.js';
import { valueOf, type Choices } from './choices.js';
import { fault, notice, type Lint } from './lint.js';

const oneEach = ['min-amount', 'max-amount', 'default-amount'];

/** The amounts of each part between semicolons, without the currency that a later part begins with. */
const partsOf = (text: string): string[][] =>
  text.split(';').map((part, at) => words(part).slice(at === 0 ? 0 : 1));

const thousands = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/;

/**
 * Amounts that the form takes apart at the comma or space of their thousands: a fault where it refuses what is
 * left, in its place.
 */
export const separatorLints = (choices: Choices, refused: readonly string[]): Lint[] => {
  const told = (name: string, message: string) =>
    refused.includes(name) ? fault(name, message) : notice(name, message);
  const split = oneEach.filter((name) => partsOf(valueOf(choices, name)).some((part) => part.length > 1));
  const [grouped] = thousands.exec(valueOf(choices, 'amounts')) ?? [];
  return [
    ...split.map((name) => told(name, 'Write one amount, without a space or comma in it: 1000, not 1,000.')),
    ...(grouped
      ? [
          told(
            'amounts',
            `A comma separates amounts, so ${grouped} is read as ${grouped.split(',').join(' and ')}: write ${grouped.replaceAll(',', '')}, or a space after the comma.`,
          ),
        ]
      : []),
  ];
};
