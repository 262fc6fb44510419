import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentsFile, documentsOfTools, fileOnSite, isDocument, markdownOf, pageOf } from './addresses.js';
import { chaptersOf, type Chapter } from './contents.js';
import { readDocument, type Document } from './document.js';
import { pageHtml } from './page.js';
import { llmsText, plainMarkdown } from './plain-markdown.js';
import { searchIndex } from './search-index.js';

export type Site = {
  chapters: readonly Chapter[];
  documents: ReadonlyMap<string, Document>;
  /** The pages by their path below the folder of the site. */
  pages: ReadonlyMap<string, () => string>;
  /** The other files: the Markdown of each page, the index for the search, and the interface as an OpenAPI document. */
  files: ReadonlyMap<string, () => string>;
  /** The name of the package and its description. */
  project: { name: string; description: string };
  llms: () => string;
};

const documentFiles = (root: string): string[] => [
  ...readdirSync(root).filter(isDocument),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.split(sep).join('/')}`)
    .filter(isDocument),
];

/** The documents in the order of the contents, then those that the contents don't list, such as single decisions. */
const inOrder = (documents: ReadonlyMap<string, Document>, chapters: readonly Chapter[]) => {
  const files = [contentsFile, ...chapters.flatMap(({ entries }) => entries.map(({ file }) => file))];
  return [...new Set([...files, ...documents.keys()])].flatMap((file) => documents.get(file) ?? []);
};

/** Reads the documentation site from the Markdown files of the repository. */
export const readSite = (root: string): Site => {
  const documents = new Map(
    documentFiles(root).map((file) => [file, readDocument(file, readFileSync(join(root, file), 'utf8'))]),
  );
  const contents = documents.get(contentsFile);
  // The navigation leaves out pages that aren't written yet.
  const chapters = (contents ? chaptersOf(contents) : [])
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ file }) => documents.has(file)) }))
    .filter(({ entries }) => entries.length > 0);
  const files = new Set(documents.keys());
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Site['project'];
  const ordered = inOrder(documents, chapters);
  return {
    chapters,
    documents,
    pages: new Map(
      ordered.map((document) => [
        pageOf(document.file),
        () => pageHtml(document, { chapters, documents: files }),
      ]),
    ),
    files: new Map([
      ...ordered.map(
        (document) => [markdownOf(pageOf(document.file)), () => plainMarkdown(document, files)] as const,
      ),
      ['search.json', () => searchIndex(ordered)],
      ...documentsOfTools.map(
        (file) => [fileOnSite(file), () => readFileSync(join(root, file), 'utf8')] as const,
      ),
    ]),
    project,
    llms: () => llmsText(project, chapters, documents),
  };
};
