import { labelOf, type PurposeChoice } from '../purpose/state.js';

/** A purpose as `<option>`s have it. */
type Option = { value: string; name: string };

type Known = {
  locale: string;
  all: readonly Option[];
  places: ReadonlyMap<string, number>;
  without: Map<string, readonly Option[]>;
};

const known = new WeakMap<readonly PurposeChoice[], Known>();

/** How many lists without some of the purposes are kept: one for each purpose that the donor gives to, and some before. */
const keptLists = 50;

const knownOf = (choices: readonly PurposeChoice[], locale: string): Known => {
  const before = known.get(choices);
  if (before?.locale === locale) return before;
  const all = choices.map((choice) => ({ value: choice.value, name: labelOf(choice, locale) }));
  const places = new Map(all.map(({ value }, place) => [value, place]));
  const made = { locale, all, places, without: new Map<string, readonly Option[]>() };
  known.set(choices, made);
  return made;
};

/** The place of a purpose in the list, or -1. */
export const placeIn = (choices: readonly PurposeChoice[], locale: string, value: string): number =>
  knownOf(choices, locale).places.get(value) ?? -1;

/**
 * The options for a list of purposes, without those with the values in `except`. The same ones are the same list each
 * time, so that a key costs the same with thousands of purposes as with two.
 */
export const optionsOf = (
  choices: readonly PurposeChoice[],
  locale: string,
  except: readonly string[],
): readonly Option[] => {
  const { all, without } = knownOf(choices, locale);
  const key = JSON.stringify(except);
  const list = without.get(key) ?? all.filter(({ value }) => !except.includes(value));
  if (without.size >= keptLists) without.clear();
  without.set(key, list);
  return list;
};
