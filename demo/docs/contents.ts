import type { Token } from 'markdown-it';
import { contentsFile, isDocument, targetOf } from './addresses.js';
import { attributeOf, lineOf, textOf, type Document } from './document.js';

export type Entry = {
  file: string;
  /** In Markdown, because some titles are code. */
  title: string;
};

export type Chapter = { title: string; entries: readonly Entry[] };

const linkIn = (token: Token): Entry | undefined => {
  const start = token.children?.find(({ type }) => type === 'link_open');
  const target = targetOf(contentsFile, attributeOf(start, 'href') || 'https:');
  if (!target || !isDocument(target.path)) return undefined;
  return { file: target.path, title: lineOf(token) };
};

/** The chapters of the site with their pages, in order: the headings of the contents and the links below each. */
export const chaptersOf = ({ tokens }: Pick<Document, 'tokens'>): Chapter[] => {
  const chapters: { title: string; entries: Entry[] }[] = [];
  for (const [place, token] of tokens.entries()) {
    const inline = tokens[place + 1];
    if (token.type === 'heading_open' && token.tag === 'h2' && inline) {
      chapters.push({ title: textOf(inline), entries: [] });
    }
    const entry = token.type === 'inline' ? linkIn(token) : undefined;
    if (entry) chapters.at(-1)?.entries.push(entry);
  }
  return chapters;
};
