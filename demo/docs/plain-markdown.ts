import { posix } from 'node:path';
import { destinationOf, isDocument, markdownOf, pageOf, targetOf } from './addresses.js';
import type { Chapter } from './contents.js';
import type { Document } from './document.js';

/** Matches code before links, because brackets in code don't make a link. */
const codeOrLink = /(^ *(`{3,})[^]*?^ *\2|`[^`\n]*`)|(\]\()([^)\s]+)(?=\))/gm;

const markdownFile = (file: string) => markdownOf(pageOf(file));

/** The Markdown file next to a document's page. Its links lead to the Markdown of other pages. */
export const plainMarkdown = ({ file, markdown }: Document, documents: ReadonlySet<string>): string =>
  markdown.replaceAll(codeOrLink, (all: string, code?: string, _fence?: string, start = '', href = '') => {
    const target = code === undefined && !href.startsWith('#') ? targetOf(file, href) : undefined;
    if (!target) return all;
    if (isDocument(target.path)) {
      const way = posix.relative(posix.dirname(markdownFile(file)), markdownFile(target.path));
      return `${start}${way}${target.anchor && `#${target.anchor}`}`;
    }
    const destination = destinationOf(file, href, documents);
    return destination.kind === 'link' ? start + destination.href : all;
  });

const firstSentence = (text: string) => /^.*?[.:?!](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

/** The overview for assistants that read text, in the format of llmstxt.org. */
export const llmsText = (
  { name, description }: { name: string; description: string },
  chapters: readonly Chapter[],
  documents: ReadonlyMap<string, Document>,
  note = 'Start with [For coding assistants](docs/developers/assistants.md).',
): string => {
  const line = ({ file, title }: Chapter['entries'][number]) => {
    const summary = firstSentence(documents.get(file)?.summary ?? '');
    return `- [${title}](docs/${markdownFile(file)})${summary && `: ${summary}`}`;
  };
  const sections = chapters.map(({ title, entries }) => `## ${title}\n\n${entries.map(line).join('\n')}\n`);
  return [`# ${name}\n`, `> ${description}\n`, `${note}\n`, ...sections].join('\n');
};
