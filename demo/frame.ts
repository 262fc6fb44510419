import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// The pages of the demo are plain HTML files at their own addresses, so that a page reads like one that a charity
// would make, and Vite serves and builds it without our help. The parts that every page shares are here. A page has a
// comment in their place:
//
// - <!-- demo:head -->: the first lines of the head
// - <!-- demo:bar -->: the bar with links to all pages
// - <!-- demo:code -->: the code of the page's form, for web editors; gallery pages only

const folder = fileURLToPath(new URL('.', import.meta.url));

const links = [
  ['Configure', ''],
  ['Gallery', 'gallery/'],
  ['Appeal', 'appeal.html'],
  ['Links and QR codes', 'links.html'],
  ['Status page', 'thank-you.html'],
  ['Docs', 'docs/'],
] as const;

/** The way from a page to the folder of the demo. */
const homeOf = (page: string) => '../'.repeat(page.split('/').length - 1) || './';

const currentOn = (page: string, to: string) => {
  if (page === to || page === `${to}index.html`) return ' aria-current="page"';
  // A page of the gallery or the documentation belongs to the link of its folder.
  return to && page.startsWith(to) ? ' aria-current="true"' : '';
};

/**
 * The bar above every page. It's in English, whatever the language of the page.
 *
 * @param page the path of the page in the folder of the demo, such as `gallery/night.html`
 */
export const barOf = (
  page: string,
): string => `<nav class="demo-bar" aria-label="Pages of this demo" lang="en-GB" dir="ltr">
      <p class="more">Demo of donation-widget: test payments only, no money moves</p>
      <ul>
        ${links
          .map(([words, to]) => `<li><a href="${homeOf(page)}${to}"${currentOn(page, to)}>${words}</a></li>`)
          .join('\n        ')}
      </ul>
    </nav>`;

/** The name of a charity's page in the gallery, such as `night`. */
const charityPageOf = (page: string) => /^gallery\/(?!index\.)(.+)\.html$/.exec(page)?.[1];

/** The first lines of the head of every page. */
export const headOf = (page: string): string => {
  const charityPage = charityPageOf(page);
  const icon = charityPage ? `./art/${charityPage}.svg` : `${homeOf(page)}art/mark.svg`;
  const styles = [
    `${homeOf(page)}fonts/fonts.css`,
    `${homeOf(page)}bar.css`,
    ...(charityPage ? ['./frame.css', `./styles/${charityPage}.css`] : []),
  ];
  // A charity has fonts of its own. Only computers without them load one.
  const fonts = charityPage ? [] : ['source-serif-4', 'source-sans-3'];
  return [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<link rel="icon" href="${icon}" type="image/svg+xml" />`,
    ...fonts.map(
      (font) =>
        `<link rel="preload" href="${homeOf(page)}fonts/${font}.woff2" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles.map((style) => `<link rel="stylesheet" href="${style}" />`),
  ].join('\n    ');
};

const code = `<aside class="embed" aria-label="For web editors"></aside>
    <script type="module" src="./embed.ts"></script>`;

/** A page with the parts that it shares with others. */
export const framed = (html: string, page: string): string =>
  html
    .replace('<!-- demo:head -->', () => headOf(page))
    .replace('<!-- demo:bar -->', () => barOf(page))
    .replace('<!-- demo:code -->', () => code);

/** Adds the shared parts to the pages of the demo, in development and in a build. */
export const demoFrame = (): Plugin => ({
  name: 'demo-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { filename }) => framed(html, relative(folder, filename).split(sep).join(posix.sep)),
  },
});
