import { exponentOf } from '../src/money/currency.js';
import { intervalToken, readInterval } from '../src/schema/interval.js';
import { wordsOf } from '../src/questions/attributes.js';
import { readMatch, type Match } from '../src/questions/match/match.js';
import { offeredCurrencies } from './amounts.js';
import { valueOf, type Choices } from './choices.js';
import { intervalLabel } from './labels.js';
import { notice, type Lint } from './lint.js';
import { settle } from './settled.js';

/** The intervals that a control holds, each by its one name. */
export const intervalsOf = (choices: Choices, name: string): string[] =>
  wordsOf(valueOf(choices, name).toLowerCase()).map((word) => {
    const interval = readInterval(word);
    return interval ? intervalToken(interval) : word;
  });

/** The intervals of entries, each by its one name. */
const intervalsOfEntries = (text: string): string[] => {
  try {
    const list = JSON.parse(text) as { interval?: unknown }[];
    return list.flatMap(({ interval }) => {
      const read = typeof interval === 'string' ? readInterval(interval.trim()) : undefined;
      return read ? intervalToken(read) : [];
    });
  } catch {
    // The form reports that it can’t be read.
    return [];
  }
};

/** Intervals in words: “Monthly” or “Yearly”. */
export const listed = (all: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(all.map((one) => `“${intervalLabel(one)}”`));

const regularLints = (choices: Choices): Lint[] => {
  const offered = intervalsOf(choices, 'intervals');
  const isOnceAlone = offered.join(' ') === 'once';
  const canBecomeMonthly = offered.includes('once') && offered.includes('month');
  return [
    ...(valueOf(choices, 'suggest-monthly').trim() !== '' && !canBecomeMonthly
      ? [notice('suggest-monthly', 'Not used: offer both one-time and monthly donations.')]
      : []),
    ...(isOnceAlone && choices['one-off'] !== undefined
      ? [notice('one-off', 'Not used: you only offer one-time donations.')]
      : []),
    ...(isOnceAlone && valueOf(choices, 'subscription-name').trim() !== ''
      ? [notice('subscription-name', 'Not used: you only offer one-time donations.')]
      : []),
  ];
};

const giftAidLints = (choices: Choices): Lint[] => {
  const isAsked = choices['gift-aid'] !== undefined;
  const isNamed = valueOf(choices, 'charity-name').trim() !== '';
  if (isAsked === isNamed) return [];
  return [
    notice(
      'charity-name',
      isAsked
        ? 'Add this. The Gift Aid declaration says “this charity” until you do.'
        : 'Not used: Gift Aid is off.',
    ),
  ];
};

/** A match that donors never see. */
const matchLints = (choices: Choices): Lint[] => {
  const match = settledMatch(choices);
  if (!match) return [];
  if (match.until.end <= Date.now())
    return [notice('match', 'Not shown: this match has ended. Change the last day, or remove the match.')];
  return intervalsOf(choices, 'intervals').includes('once')
    ? []
    : [notice('match', 'Not used: a match is only for one-time donations.')];
};

/** The match as the form reads it; null if there is none that it can show. */
const settledMatch = (choices: Choices): Match | null => {
  const written = valueOf(settle(choices), 'match');
  const offered = offeredCurrencies((name) => valueOf(choices, name));
  return written === '' ? null : readMatch(written, offered, () => undefined);
};

/** Choices for a question that isn’t asked. */
const questionLints = (choices: Choices): Lint[] =>
  [
    { name: 'dedication-notify', of: 'dedication', message: 'Not used: choose a kind of dedication first.' },
    { name: 'share-text', of: 'share-url', message: 'Not used: add a page to share.' },
    { name: 'contact-wording', of: 'contact', message: 'Not used: you don’t ask for permission.' },
  ].flatMap(({ name, of, message }) =>
    valueOf(choices, name) !== '' && valueOf(choices, of) === '' ? [notice(name, message)] : [],
  );

/** Entries for an interval that the form doesn’t offer. */
const unseenLints = (choices: Choices, name: 'presets' | 'impacts'): Lint[] => {
  const offered = intervalsOf(choices, 'intervals');
  const entries = intervalsOfEntries(valueOf(choices, name));
  const unseen = [...new Set(entries)].filter((one) => !offered.includes(one));
  const what = name === 'presets' ? 'amounts' : 'impacts';
  return unseen.length > 0
    ? [notice(name, `Not used: ${what} for ${listed(unseen)}. Your form doesn’t offer that.`)]
    : [];
};

/** The default amounts suit a currency with decimals: 10 yen are a few pence. */
const usualLints = (choices: Choices): Lint[] => {
  const codes = offeredCurrencies((name) => valueOf(choices, name));
  const small = codes.filter((code) => exponentOf(code) === 0);
  if (choices['amounts'] !== undefined || small.length === 0) return [];
  const others = codes.length === 1 ? '' : ' there';
  return [
    notice('amounts', `These amounts are very small in ${small.join(' and ')}. Try 1000 3000 5000${others}.`),
  ];
};

/** Finds choices that have no effect, alone or without another choice. */
export const effectLints = (choices: Choices): Lint[] => {
  const hasPresets = valueOf(choices, 'presets').trim() !== '';
  return [
    ...(hasPresets ? unseenLints(choices, 'presets') : usualLints(choices)),
    ...unseenLints(choices, 'impacts'),
    ...regularLints(choices),
    ...matchLints(choices),
    ...giftAidLints(choices),
    ...questionLints(choices),
  ];
};
