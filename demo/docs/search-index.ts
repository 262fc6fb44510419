import MiniSearch from 'minisearch';
import { pageOf } from './addresses.js';
import type { Document } from './document.js';
import { searchOptions, type Findable } from './search-options.js';

const longestExcerpt = 140;

const excerptOf = (text: string) =>
  text.length > longestExcerpt ? `${text.slice(0, longestExcerpt).replace(/[\s·]+\S*$/, '')}…` : text;

type Found = Omit<Findable, 'id' | 'excerpt'>;

const findableIn = ({ file, title, sections }: Document): Found[] =>
  sections.flatMap(({ level, id, text, content, rows }): Found[] => {
    const page = pageOf(file);
    const isPage = level === 1;
    return [
      {
        address: isPage ? page : `${page}#${id}`,
        title: text,
        within: isPage ? '' : title,
        text: content,
      },
      ...rows.map((row) => ({
        address: `${page}#${row.id}`,
        title: row.name,
        within: isPage ? title : `${title} › ${text}`,
        text: row.text,
      })),
    ];
  });

/** The index of all pages, as the text of a JSON file. */
export const searchIndex = (documents: readonly Document[]): string => {
  const index = new MiniSearch<Findable>(searchOptions);
  index.addAll(
    documents.flatMap(findableIn).map((found, id) => ({ ...found, id, excerpt: excerptOf(found.text) })),
  );
  return JSON.stringify(index);
};
