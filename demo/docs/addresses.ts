import { posix } from 'node:path';

/** The folder of the site in the repository. Its pages have no files there: they are made from Markdown. */
export const siteFolder = 'demo/docs';

/** The Markdown file with the contents of the site. It is also the first page. */
export const contentsFile = 'docs/README.md';

const filesAtRoot = ['SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Whether a file of the repository is a page of the site. */
export const isDocument = (file: string): boolean =>
  filesAtRoot.includes(file) || (file.startsWith('docs/') && file.endsWith('.md'));

/** The path of a document's page below the folder of the site: `editors/start.html`. */
export const pageOf = (file: string): string =>
  (filesAtRoot.includes(file) ? file.toLowerCase() : file.slice('docs/'.length))
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .replace(/\.md$/, '.html');

/** The path of a page's Markdown, next to the page. */
export const markdownOf = (page: string): string => page.replace(/\.html$/, '.md');

/** Files of the documentation that tools read. They are on the site as they are. */
export const documentsOfTools: readonly string[] = ['docs/openapi.json'];

/** The path of such a file below the folder of the site. */
export const fileOnSite = (file: string): string => file.slice('docs/'.length);

/** The relative link from one page or file of the site to another. A link to an index page ends with its folder. */
export const wayTo = (from: string, to: string): string => {
  const way = posix.relative(posix.dirname(from), to.replace(/(^|\/)index\.html$/, '$1.'));
  return to.endsWith('index.html') ? `${way || '.'}/` : way;
};

/** A link to the demo that `npm start` serves. On the site, it leads to the demo that the site is part of. */
const localDemo = /^https?:\/\/localhost:5173\/(?=demo\/)/;

type Destination =
  | { kind: 'link'; href: string }
  /** A document that isn't written yet. */
  | { kind: 'missing' }
  /** A file of the repository that isn't on the site. */
  | { kind: 'file'; path: string };

/** The file of the repository that a link in a Markdown file leads to, and the part after `#`. */
export const targetOf = (file: string, href: string): { path: string; anchor: string } | undefined => {
  const isLocalDemo = localDemo.test(href);
  if (!isLocalDemo && /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(href)) return undefined;
  const [path = '', anchor = ''] = decodeURI(href.replace(localDemo, '')).split('#');
  if (isLocalDemo) return { path, anchor };
  return { path: path === '' ? file : posix.join(posix.dirname(file), path), anchor };
};

/** The destination of a document's link on the site. */
export const destinationOf = (file: string, href: string, documents: ReadonlySet<string>): Destination => {
  const target = targetOf(file, href);
  if (!target || href.startsWith('#')) return { kind: 'link', href };
  const { path, anchor } = target;
  const hash = anchor && `#${anchor}`;
  const page = `${siteFolder}/${pageOf(file)}`;
  const linkTo = (to: string): Destination => ({ kind: 'link', href: `${wayTo(page, to)}${hash}` });
  if (isDocument(path)) {
    return documents.has(path) ? linkTo(`${siteFolder}/${pageOf(path)}`) : { kind: 'missing' };
  }
  if (documentsOfTools.includes(path)) return linkTo(`${siteFolder}/${fileOnSite(path)}`);
  if (/^demo\/(?:(?:gallery|docs)\/)?$/.test(path)) return linkTo(`${path}index.html`);
  return /^demo\/.*\.html$/.test(path.split('?')[0] ?? '') ? linkTo(path) : { kind: 'file', path };
};

/** The relative address of a picture in the repository, from a document's page. Vite finds the picture there. */
export const pictureOf = (file: string, source: string): string => {
  const target = targetOf(file, source);
  return target ? wayTo(`${siteFolder}/${pageOf(file)}`, target.path) : source;
};
