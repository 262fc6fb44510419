import { expect } from '@open-wc/testing';
import { pageOf } from '../../demo/docs/addresses.js';
import { readDocument } from '../../demo/docs/document.js';
import { plainMarkdown } from '../../demo/docs/plain-markdown.js';
import { render } from '../../demo/docs/render.js';

const file = 'docs/editors/start.md';
const documents = new Set([file, 'docs/README.md', 'docs/editors/wix.md', 'SECURITY.md']);

const html = (markdown: string) => render(readDocument(file, markdown), documents).trim();

describe('The path of a page', () => {
  for (const [source, page] of [
    ['docs/README.md', 'index.html'],
    ['docs/editors/start.md', 'editors/start.html'],
    ['docs/decisions/README.md', 'decisions/index.html'],
    ['SECURITY.md', 'security.html'],
  ] as const) {
    it(`of ${source} is ${page}`, () => {
      expect(pageOf(source)).to.equal(page);
    });
  }
});

describe('A link of a document', () => {
  for (const [kind, link, expected] of [
    ['to a page leads to the page', '[a](wix.md)', '<a href="wix.html">a</a>'],
    ['to a heading keeps the heading', '[a](wix.md#plans)', '<a href="wix.html#plans">a</a>'],
    ['to the contents leads to their folder', '[a](../README.md)', '<a href="../">a</a>'],
    ['to a file at the root leads to its page', '[a](../../SECURITY.md)', '<a href="../security.html">a</a>'],
    ['to the demo leads there', '[a](../../demo/appeal.html#x)', '<a href="../../appeal.html#x">a</a>'],
    [
      'to the local demo leads there',
      '[a](http://localhost:5173/demo/gallery/)',
      '<a href="../../gallery/">a</a>',
    ],
    ['to another site is kept', '[a](https://example.org/x.md)', '<a href="https://example.org/x.md">a</a>'],
    ['on the same page is kept', '[a](#b)', '<a href="#b">a</a>'],
    ['to a page that is missing is plain text', '[a](webflow.md)', 'a'],
    ['to a file names the file', '[a](../../src/b.ts)', 'a (<code translate="no">src/b.ts</code>)'],
    ['to a file by its name is code', '[`b.ts`](../../src/b.ts)', '<code translate="no">b.ts</code>'],
  ] as const) {
    it(kind, () => {
      expect(html(link)).to.equal(`<p>${expected}</p>`);
    });
  }

  it('leads to Markdown in the Markdown of a page, but not in code', () => {
    const markdown = '[a](wix.md#b), [c](../README.md), [d](../../SECURITY.md), `[e](wix.md)`';
    const atRoot = readDocument('SECURITY.md', '[a](docs/editors/wix.md)');
    expect(plainMarkdown(readDocument(file, markdown), documents)).to.equal(
      '[a](wix.md#b), [c](../index.md), [d](../security.md), `[e](wix.md)`',
    );
    expect(plainMarkdown(atRoot, documents)).to.equal('[a](editors/wix.md)');
  });
});

describe('The text of a document', () => {
  it('takes pictures from the repository', () => {
    expect(html('![A form](flow.svg)')).to.contain('<img src="../../../docs/editors/flow.svg" alt="A form">');
  });

  it('gives headings the ids of the repository’s host, and rows ids below their heading', () => {
    const text = html(
      '## `base-url`, and more\n\n| a | b |\n| --- | ---: |\n| `x-y` | 1 |\n\n## Base-URL and more',
    );
    expect(text).to.contain('<h2 id="base-url-and-more">');
    expect(text).to.contain('<tr id="base-url-and-more-x-y" role="row">');
    expect(text).to.contain('<h2 id="base-url-and-more-1">');
    expect(text).to.contain('<td role="cell" class="end" data-heading="b">1</td>');
  });

  it('shows code as it is', () => {
    expect(html('```html\n<a href="wix.md">\n```')).to.contain('&lt;a href=&quot;wix.md&quot;&gt;');
  });
});
