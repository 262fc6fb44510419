import { wordsOf } from '../src/questions/attributes.js';
import type { Control, Option, Read } from './control.js';
import { intervalLabel } from './labels.js';

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

const isKnown = (options: readonly Option[]) => (word: string) => options.some(({ value }) => value === word);

/** The words of a set that no option stands for. */
export const othersIn = (words: readonly string[], options: readonly Option[]): string =>
  words.filter((word) => !isKnown(options)(word)).join(' ');

/** The words of a set with others beyond its options. */
export const withOthers = (words: readonly string[], options: readonly Option[], others: string): string =>
  inPlace(words, [...words.filter(isKnown(options)), ...wordsOf(others)]);

/** Explains how to write frequencies beyond the options. */
export const othersHint = 'For every 2 weeks write 2-week, for every 6 months 6-month';
export const othersExample = '2-week 6-month';

/** Says in which order donors see the frequencies. */
export const orderOf = (words: readonly string[]): string =>
  `Donors see ${new Intl.ListFormat('en-GB').format(words.map(intervalLabel))}, in this order.`;

/** The frequencies that another control holds, after the option to choose none of them. */
export const optionsOf = ({ of, none }: Extract<Control, { kind: 'one-of' }>, read: Read): Option[] => {
  const offered = wordsOf(read(of)).map((word) => ({ value: word, label: intervalLabel(word) }));
  const [first] = offered;
  return [{ value: '', label: first ? `${none}: ${first.label}` : none }, ...offered];
};

/** How much a question asks of donors, with the mark after its word; undefined if it isn’t asked. */
export const answers = [
  { mark: undefined, label: 'Don’t ask' },
  { mark: '', label: 'Optional' },
  { mark: '*', label: 'Required' },
] as const;

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
