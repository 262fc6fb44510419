import { barOf, headOf } from '../frame.js';
import { contentsFile, markdownOf, pageOf, wayTo } from './addresses.js';
import type { Chapter, Entry } from './contents.js';
import type { Document } from './document.js';
import { escapeHtml, render, renderLine } from './render.js';

type Site = {
  /** The chapters, with only the pages that exist. */
  chapters: readonly Chapter[];
  /** The files of all pages. */
  documents: ReadonlySet<string>;
};

/** The first page in the folder of a page. */
const indexAbove = (page: string) => page.replace(/[^/]+$/, 'index.html');

const navigationOf = (page: string, { chapters }: Site) => {
  const isListed = chapters.some(({ entries }) => entries.some(({ file }) => pageOf(file) === page));
  const item = ({ file, title }: Entry) => {
    const to = pageOf(file);
    const here = to === page ? 'page' : !isListed && to === indexAbove(page) ? 'true' : undefined;
    const current = here ? ` aria-current="${here}"` : '';
    return `<li><a href="${wayTo(page, to)}"${current}>${renderLine(title)}</a></li>`;
  };
  return chapters
    .map(
      ({ title, entries }, number) => `
          <p class="chapter" id="docs-chapter-${number}">${escapeHtml(title)}</p>
          <ul aria-labelledby="docs-chapter-${number}">
            ${entries.map(item).join('\n            ')}
          </ul>`,
    )
    .join('');
};

const linksTo = (sections: Document['sections']) =>
  sections.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('\n            ');

const mainSections = ({ sections }: Document) => sections.filter(({ level }) => level === 2);

/** The list of sections beside the page, for wide screens. */
const sectionLinks = (document: Document) => {
  const all = mainSections(document);
  if (all.length < 2) return '';
  return `<nav class="sections" aria-labelledby="docs-sections">
          <p id="docs-sections">On this page</p>
          <ul>
            ${linksTo(all)}
          </ul>
        </nav>`;
};

/** The list below the title of a long page, for screens without room beside it. */
const foldedSections = (document: Document) => {
  const all = mainSections(document);
  if (all.length < 5) return '';
  return `
          <nav class="jump" aria-label="Sections of this page">
            <details>
              <summary>On this page</summary>
              <ul>
            ${linksTo(all)}
              </ul>
            </details>
          </nav>`;
};

const neighbours = (page: string, { chapters }: Site) => {
  const all = chapters.flatMap(({ entries }) => entries);
  const place = all.findIndex(({ file }) => pageOf(file) === page);
  const link = (entry: Entry | undefined, rel: 'prev' | 'next', words: string) =>
    entry
      ? `<a rel="${rel}" href="${wayTo(page, pageOf(entry.file))}"><span>${words}</span> ${renderLine(entry.title)}</a>`
      : '';
  if (place < 0) return '';
  return `<nav class="neighbours" aria-label="Previous and next page">
          ${link(all[place - 1], 'prev', 'Previous')}
          ${link(all[place + 1], 'next', 'Next')}
        </nav>`;
};

/** A page of the site. */
export const pageHtml = (document: Document, site: Site): string => {
  const page = pageOf(document.file);
  const home = wayTo(page, 'index.html');
  const source = wayTo(page, markdownOf(page));
  // The first page is the contents, and needs no second copy of them.
  const isContents = document.file === contentsFile;
  const text = render(document, site.documents);
  return `<!doctype html>
<html lang="en-GB">
  <head>
    ${headOf(`docs/${page}`)}
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(document.title)} – donation-widget</title>
    <meta name="description" content="${escapeHtml(document.summary.replaceAll('`', ''))}" />
    <link rel="alternate" href="${source}" type="text/markdown" />
    <link rel="stylesheet" href="${home}reader/page.css" />
    <link rel="stylesheet" href="${home}reader/text.css" />
    <script type="module" src="${home}reader/reader.ts"></script>
  </head>
  <body>
    <a class="skip" href="#docs-text">Skip to main content</a>

    ${barOf(`docs/${page}`)}

    <header class="top">
      <p class="name"><a href="${home}">Documentation</a></p>
      <form role="search" data-site="${home}">
        <label for="docs-search">Search the docs</label>
        <input type="search" id="docs-search" autocomplete="off" spellcheck="false" enterkeyhint="go" />
        <div class="found">
          <p class="count" role="status"></p>
          <ol class="results"></ol>
        </div>
      </form>
    </header>

    <div class="${isContents ? 'first ' : ''}columns">${
      isContents
        ? ''
        : `
      <details class="contents">
        <summary>Contents</summary>
        <nav aria-label="Documentation">${navigationOf(page, site)}
        </nav>
      </details>
`
    }
      <div class="middle">
        <main id="docs-text" tabindex="-1">
${isContents ? text : text.replace('</h1>', (end) => end + foldedSections(document))}
          <p class="source"><a href="${source}">This page as Markdown</a></p>
        </main>
        ${neighbours(page, site)}
      </div>
      ${isContents ? '' : sectionLinks(document)}
    </div>
  </body>
</html>
`;
};
