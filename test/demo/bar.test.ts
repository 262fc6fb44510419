import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { expect } from '@open-wc/testing';
import { framed } from '../../demo/frame.js';
import { readSite } from '../../demo/docs/site.js';

const demo = join(import.meta.dirname, '../../demo');

const files = readdirSync(demo, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => path.split(sep).join('/'))
  .sort();

/** The documentation has pages without files. Each has the same frame, so one of each folder is enough. */
const docs = readSite(join(demo, '..'));
const docsPages = ['index.html', 'architecture.html', 'reference/donation-widget.html'];

const pages = [...files, ...docsPages.map((page) => `docs/${page}`)];

const htmlOf = (page: string) =>
  page.startsWith('docs/')
    ? (docs.pages.get(page.slice('docs/'.length))?.() ?? '')
    : framed(readFileSync(join(demo, page), 'utf8'), page);

const links = [
  ['Configure', 'index.html'],
  ['Gallery', 'gallery/index.html'],
  ['Appeal', 'appeal.html'],
  ['Links and QR codes', 'links.html'],
  ['Status page', 'thank-you.html'],
  ['Docs', 'docs/index.html'],
] as const;

/** The page in the folder of the demo that a link on a page leads to. */
const leadsTo = (page: string, href: string) => {
  const path = posix.join(dirname(page), href);
  return path.endsWith('/') || path === '.' || path === 'docs' ? posix.join(path, 'index.html') : path;
};

const readBar = (page: string) => {
  const html = htmlOf(page);
  const [bar = '', ...others] = [...html.matchAll(/<nav class="demo-bar"[^]*?<\/nav>/g)].map(([all]) => all);
  return {
    html,
    bar,
    others,
    links: [...bar.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', words = '']) => ({
      words,
      page: leadsTo(page, /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      current: /\baria-current="([^"]*)"/.exec(attributes)?.[1],
    })),
  };
};

/** Where a page belongs that the bar doesn't lead to: the gallery or the documentation. */
const above = (page: string) => `${page.split('/')[0] ?? ''}/index.html`;

it('the demo has all the pages that the bar leads to', () => {
  expect(pages).to.include.members(links.map(([, page]) => page));
  expect(pages.length).to.be.above(links.length);
});

for (const page of pages) {
  it(`${page} has the bar of every page, with its own place in it`, () => {
    const { html, bar, others, links: found } = readBar(page);
    expect(others).to.deep.equal([]);
    expect(found.map(({ words, page: to }) => [words, to])).to.deep.equal(links);

    const isInBar = links.some(([, to]) => to === page);
    // The link to the page itself; or the one above it, which leads elsewhere.
    const marked = isInBar ? { page, current: 'page' } : { page: above(page), current: 'true' };
    const current = found.filter((link) => link.current !== undefined);
    expect(current.map((link) => ({ page: link.page, current: link.current }))).to.deep.equal([marked]);

    expect(html).to.match(/<link rel="stylesheet" href="(?:\.\.?\/)+bar\.css" \/>/);
    const words = bar.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words.trim()).to.equal(
      `Demo of donation-widget: test payments only, no money moves ${links.map(([name]) => name).join(' ')}`,
    );
    // English from left to right, on a page of any language.
    const [opening = ''] = /^<nav[^>]*>/.exec(bar) ?? [];
    expect(opening).to.contain('aria-label="Pages of this demo"');
    if (!/<html lang="en/.test(html)) expect(opening).to.contain('lang="en-GB"');
    if (/<html [^>]*dir="rtl"/.test(html)) expect(opening).to.contain('dir="ltr"');
  });
}
