import { exponentOf } from '../../src/money/currency.js';
import { intervalToken, readInterval } from '../../src/schema/interval.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { readMatch, type Match } from '../../src/questions/match/match.js';
import { offeredCurrencies } from '../controls/amounts.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { anyOf } from '../controls/labels.js';
import { notice, type Lint } from './lint.js';
import { settle } from '../controls/settled.js';
import type { Translator } from '../translator.js';

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

const regularLints = (choices: Choices, { say }: Translator): Lint[] => {
  const offered = intervalsOf(choices, 'intervals');
  const isOnceAlone = offered.join(' ') === 'once';
  const canBecomeMonthly = offered.includes('once') && offered.includes('month');
  return [
    ...(valueOf(choices, 'suggest-monthly').trim() !== '' && !canBecomeMonthly
      ? [notice('suggest-monthly', say('Not used: offer both one-time and monthly donations.'))]
      : []),
    ...(isOnceAlone && choices['one-off'] !== undefined
      ? [notice('one-off', say('Not used: you only offer one-time donations.'))]
      : []),
    ...(isOnceAlone && valueOf(choices, 'subscription-name').trim() !== ''
      ? [notice('subscription-name', say('Not used: you only offer one-time donations.'))]
      : []),
  ];
};

const giftAidLints = (choices: Choices, { say }: Translator): Lint[] => {
  if (choices['gift-aid'] === undefined || valueOf(choices, 'charity-name').trim() !== '') return [];
  return [
    notice('charity-name', say('Add this. The Gift Aid declaration says “this charity” until you do.')),
  ];
};

/** A match that donors never see. */
const matchLints = (choices: Choices, { say }: Translator): Lint[] => {
  const match = settledMatch(choices);
  if (!match) return [];
  if (match.until.end <= Date.now())
    return [
      notice('match', say('Not shown: this match has ended. Change the last day, or remove the match.')),
    ];
  return intervalsOf(choices, 'intervals').includes('once')
    ? []
    : [notice('match', say('Not used: a match is only for one-time donations.'))];
};

/** The match as the form reads it; null if there is none that it can show. */
const settledMatch = (choices: Choices): Match | null => {
  const written = valueOf(settle(choices), 'match');
  const offered = offeredCurrencies((name) => valueOf(choices, name));
  return written === '' ? null : readMatch(written, offered, () => undefined);
};

/** Choices for a question that isn’t asked. */
const questionLints = (choices: Choices, { say }: Translator): Lint[] =>
  [
    {
      name: 'dedication-notify',
      of: 'dedication',
      message: say('Not used: choose a kind of dedication first.'),
    },
    { name: 'share-text', of: 'share-url', message: say('Not used: add a page to share.') },
    { name: 'contact-wording', of: 'contact', message: say('Not used: you don’t ask for permission.') },
  ].flatMap(({ name, of, message }) =>
    valueOf(choices, name) !== '' && valueOf(choices, of) === '' ? [notice(name, message)] : [],
  );

/** Entries for an interval that the form doesn’t offer. */
const unseenLints = (choices: Choices, name: 'presets' | 'impacts', translator: Translator): Lint[] => {
  const offered = intervalsOf(choices, 'intervals');
  const entries = intervalsOfEntries(valueOf(choices, name));
  const unseen = [...new Set(entries)].filter((one) => !offered.includes(one));
  if (unseen.length === 0) return [];
  const { say } = translator;
  const values = { intervals: anyOf(unseen, translator) };
  return [
    notice(
      name,
      name === 'presets'
        ? say('Not used: amounts for {intervals}. Your form doesn’t offer that.', values)
        : say('Not used: impacts for {intervals}. Your form doesn’t offer that.', values),
    ),
  ];
};

/** The default amounts suit a currency with decimals: 10 yen are a few pence. */
const usualLints = (choices: Choices, { locale, say }: Translator): Lint[] => {
  const codes = offeredCurrencies((name) => valueOf(choices, name));
  const small = codes.filter((code) => exponentOf(code) === 0);
  if (choices['amounts'] !== undefined || small.length === 0) return [];
  const values = { currencies: new Intl.ListFormat(locale).format(small) };
  return [
    notice(
      'amounts',
      codes.length === 1
        ? say('These amounts are very small in {currencies}. Try 1000 3000 5000.', values)
        : say('These amounts are very small in {currencies}. Try 1000 3000 5000 there.', values),
    ),
  ];
};

/** Finds choices that have no effect, alone or without another choice. */
export const effectLints = (choices: Choices, translator: Translator): Lint[] => {
  const hasPresets = valueOf(choices, 'presets').trim() !== '';
  return [
    ...(hasPresets ? unseenLints(choices, 'presets', translator) : usualLints(choices, translator)),
    ...unseenLints(choices, 'impacts', translator),
    ...regularLints(choices, translator),
    ...matchLints(choices, translator),
    ...giftAidLints(choices, translator),
    ...questionLints(choices, translator),
  ];
};
