import MiniSearch from 'minisearch';
import { searchOptions, type Findable } from '../search-options.js';

export type Found = Pick<Findable, 'address' | 'title' | 'within' | 'excerpt'>;

let loading: Promise<MiniSearch<Findable>> | undefined;

const load = async (address: string) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index can’t be loaded: ${response.status}`);
  return MiniSearch.loadJSON<Findable>(await response.text(), searchOptions);
};

const index = (address: string) => {
  loading ??= load(address).catch((error: unknown) => {
    // The next search tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

const isNamed = (title: unknown, words: string) => String(title).toLowerCase() === words.toLowerCase();

/**
 * What holds all words, the best first. A name that was typed in full comes before all else.
 *
 * @param address of the index
 */
export const find = async (words: string, address: string): Promise<Found[]> => {
  const results = (await index(address)).search(words, {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, within: 1.5 },
  });
  const named = results.filter(({ title }) => isNamed(title, words));
  // Of the same name in several pages, the first in the contents comes first.
  named.sort((one, other) => Number(one.id) - Number(other.id));
  return [...named, ...results.filter((result) => !named.includes(result))] as unknown as Found[];
};
