import MiniSearch from 'minisearch';
import { searchOptions, type Findable } from '../search-options.js';

export type Found = Pick<Findable, 'address' | 'title' | 'within' | 'excerpt'>;

/** The indexes by address, from the first search on. */
const loading = new Map<string, Promise<MiniSearch<Findable>>>();

const load = async (address: string) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index can’t be loaded: ${response.status}`);
  return MiniSearch.loadJSON<Findable>(await response.text(), searchOptions);
};

const index = (address: string) => {
  const known = loading.get(address);
  if (known) return known;
  const own = load(address).catch((error: unknown) => {
    // The next search tries again.
    loading.delete(address);
    throw error;
  });
  loading.set(address, own);
  return own;
};

/** Abbreviations that readers type, and the words that the pages use instead. */
const shortForms = new Map([
  ['a11y', 'accessibility'],
  ['csp', 'content security policy'],
  ['dpia', 'data protection'],
]);

const inFull = (words: string) =>
  words
    .split(/\s+/)
    .map((word) => shortForms.get(word.toLowerCase()) ?? word)
    .join(' ');

const isNamed = (title: unknown, words: string) => String(title).toLowerCase() === words.toLowerCase();

/** Most readers want to know how something works for them, not why or how we built it. */
const weightOf = (address: unknown): number => {
  const path = String(address);
  if (/^(?:editors|promises)\//.test(path)) return 1.6;
  return /^(?:decisions|architecture|contributing|releasing)/.test(path) ? 0.2 : 1;
};

/** Loads the index, so that the first search answers at once. */
export const prepare = async (address: string): Promise<void> => {
  await index(address);
};

/**
 * Finds the entries with all the words, or else those with some of them, and sorts the best to the top. An entry whose
 * name is typed in full comes before all others.
 *
 * @param address the address of the index
 */
export const find = async (words: string, address: string): Promise<Found[]> => {
  const all = await index(address);
  const options = {
    prefix: true,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, within: 1.5 },
    boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
      weightOf(stored?.['address']),
  };
  const withAll = all.search(inFull(words), { ...options, combineWith: 'AND' });
  const results = withAll.length > 0 ? withAll : all.search(inFull(words), options);
  const named = results.filter(({ title }) => isNamed(title, words));
  // Several pages can have the same name. The one that is first in the contents comes first.
  named.sort((one, other) => Number(one.id) - Number(other.id));
  return [...named, ...results.filter((result) => !named.includes(result))] as unknown as Found[];
};
