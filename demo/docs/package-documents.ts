// The documents of the npm package: what developers and their coding assistants need, and no more.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { documentsOfTools, isDocument, markdownOf, pageOf, targetOf } from './addresses.js';
import { llmsText } from './plain-markdown.js';
import { readSite } from './site.js';

/** Below `dist`, which has the file `llms.txt` too. */
const folder = 'docs';

/** Where the package has the files of the documentation that tools read, below `dist`. */
const placeOfTool = (file: string) => `schemas/${posix.basename(file)}`;

/** The folders and pages whose readers have the package. Others are in the repository and on the site. */
const isPacked = (file: string): boolean =>
  (/^docs\/(?:developers|editors|reference)\//.test(file) && file !== 'docs/developers/translate.md') ||
  [
    'docs/interface.md',
    'docs/service-questions.md',
    'docs/promises/faults.md',
    'docs/promises/limits.md',
  ].includes(file);

const placeOf = (file: string) => `${folder}/${markdownOf(pageOf(file))}`;

/** Matches code before links and pictures, because brackets in code don't make a link. */
const codeOrLink = /(^ *(`{3,})[^]*?^ *\2|(?<![[`])`[^`\n]*`)|!?\[((?:`[^`\n]*`|[^\]`])*)\]\(([^)\s]+)\)/gm;

/** A document whose links lead to files of the package. If a file isn't there, its path in the repository is. */
const packedMarkdown = (file: string, markdown: string, packed: ReadonlySet<string>): string =>
  markdown.replaceAll(codeOrLink, (all: string, code?: string, _fence?: string, text = '', href = '') => {
    const target = code === undefined && !href.startsWith('#') ? targetOf(file, href) : undefined;
    if (!target) return all;
    const { path, anchor } = target;
    const wayTo = (place: string) => posix.relative(posix.dirname(placeOf(file)), place);
    if (documentsOfTools.includes(path)) return `[${text}](${wayTo(placeOfTool(path))})`;
    if (isDocument(path) && packed.has(path))
      return `[${text}](${wayTo(placeOf(path))}${anchor && `#${anchor}`})`;
    return `${text} (${path} in the repository)`;
  });

const note =
  'These are the documents for developers, web editors and coding assistants, of the same version as the package. A path “in the repository” isn’t in the package. Start with [For coding assistants](docs/developers/assistants.md).';

/** The documents of the package, by their path below `dist`. */
export const packageDocuments = (root: string): Map<string, string> => {
  const site = readSite(root);
  const packed = new Set([...site.documents.keys()].filter(isPacked));
  const chapters = site.chapters
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ file }) => packed.has(file)) }))
    .filter(({ entries }) => entries.length > 0);
  return new Map([
    ['llms.txt', llmsText(site.project, chapters, site.documents, note)],
    ...[...site.documents.values()]
      .filter(({ file }) => packed.has(file))
      .map(({ file, markdown }) => [placeOf(file), packedMarkdown(file, markdown, packed)] as const),
  ]);
};

/** Writes the documents of the package into its folder. */
export const writePackageDocuments = (root: string, dist: string): void => {
  for (const [path, text] of packageDocuments(root)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
};
