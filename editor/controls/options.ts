import { wordsOf } from '../../src/questions/attributes.js';
import type { Control, Option, Options, Read } from './control.js';
import { intervalLabel, labelled } from './labels.js';
import { intervalToken, readInterval } from '../../src/schema/interval.js';
import type { Translator } from '../translator.js';

/** Keeps a value from the address among the options, even an unknown one. */
export const withValue = (
  value: string,
  options: readonly Option[],
  more: readonly Option[] = [],
): readonly Option[] =>
  [...options, ...more].some((one) => one.value === value) ? options : [...options, { value, label: value }];

/** Keeps the order of the words, because the first one is preselected, and adds new words at the end. */
const inPlace = (before: readonly string[], after: readonly string[]): string =>
  [...before.filter((word) => after.includes(word)), ...after.filter((word) => !before.includes(word))].join(
    ' ',
  );

/** The words of a set after one was ticked or unticked. */
export const withWord = (words: readonly string[], word: string, isTicked: boolean): string => {
  const rest = words.filter((other) => other !== word);
  return inPlace(words, isTicked ? [...rest, word] : rest);
};

/** The options of a set, and the words that were chosen beyond them. */
export const optionsWith = (
  words: readonly string[],
  options: readonly Option[],
  translator: Translator,
): readonly Option[] => [
  ...options,
  ...words
    .filter((word) => !options.some(({ value }) => value === word))
    .map((word) => ({ value: word, label: intervalLabel(word, translator) })),
];

/** The units of a frequency such as every 2 weeks. */
export const frequencyUnits: Options = ({ say }) => [
  // translators: after “Every” and a number from 2, each in a field of its own
  { value: 'day', label: say('days') },
  { value: 'week', label: say('weeks') },
  { value: 'month', label: say('months') },
  { value: 'year', label: say('years') },
];

/** The words of a set with one more frequency; the same words if the number is none. */
export const withFrequency = (words: readonly string[], count: string, unit: string): string => {
  const interval = readInterval(`${String(Number(count))}-${unit}`);
  return interval ? withWord(words, intervalToken(interval), true) : words.join(' ');
};

/** The words of a set with one of them moved up or down. */
export const withMoved = (words: readonly string[], word: string, by: -1 | 1): string => {
  const from = words.indexOf(word);
  const other = words[from + by];
  if (from < 0 || other === undefined) return words.join(' ');
  return words.map((one) => (one === word ? other : one === other ? word : one)).join(' ');
};

/** The texts of the list that says in which order donors see the frequencies, and changes it. */
export const orderTexts = (translator: Translator) => {
  const { say } = translator;
  const named = (word: string) => ({ frequency: intervalLabel(word, translator) });
  return {
    title: say('Donors see, in this order:'),
    up: (word: string) => say('Move {frequency} up', named(word)),
    down: (word: string) => say('Move {frequency} down', named(word)),
    moved: (word: string, place: number) =>
      say('{frequency} is now number {place}', { ...named(word), place: String(place) }),
  };
};

/** The texts of the fields that add a frequency. */
export const frequencyTexts = ({ say }: Translator) => ({
  // translators: before a number from 2 and a unit such as “weeks”, each in a field of its own
  count: say('Every'),
  unit: say('Unit'),
  add: say('Add'),
});

/** The frequencies that another control holds, after the option to choose none of them. */
export const optionsOf = (
  { of, none }: Extract<Control, { kind: 'one-of' }>,
  read: Read,
  translator: Translator,
): Option[] => {
  const offered = wordsOf(read(of)).map((word) => ({ value: word, label: intervalLabel(word, translator) }));
  const [first] = offered;
  const text = translator.say(none);
  return [{ value: '', label: first ? labelled(text, first.label, translator) : text }, ...offered];
};

/** How much a question asks of donors, with the mark after its word; undefined if it isn’t asked. */
export const answers = ({ say }: Translator) => [
  { mark: undefined, label: say('Don’t ask') },
  { mark: '', label: say('Optional') },
  { mark: '*', label: say('Required') },
];

/** The mark of a question in a list such as `name* phone`. */
export const markOf = (words: readonly string[], name: string): string | undefined =>
  words.find((word) => word.replace('*', '') === name)?.slice(name.length);

/** The list with another mark for a question. */
export const withMark = (
  options: readonly Option[],
  words: readonly string[],
  name: string,
  mark: string | undefined,
): string =>
  options
    .flatMap((option) => {
      const own = option.value === name ? mark : markOf(words, option.value);
      return own === undefined ? [] : [option.value + own];
    })
    .join(' ');
