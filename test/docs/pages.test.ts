import { expect } from '@open-wc/testing';
import { contentsFile, pageOf } from '../../demo/docs/addresses.js';
import { chaptersOf } from '../../demo/docs/contents.js';
import type { Document } from '../../demo/docs/document.js';
import { moved, movedPage, movedTo } from '../../demo/docs/moved.js';
import { documents, site } from '../support/docs/documents.js';

const contents = documents.get(contentsFile) as Document;

/** The pages that the contents name, whether they are there or not. */
const listed = chaptersOf(contents).flatMap(({ entries }) => entries.map(({ file }) => file));

/** A page of data, which other pages link to. Nobody reads it from top to bottom. */
const data = ['docs/evaluate/recorded-wordings.md'];

describe('The contents of the documentation', () => {
  it('list pages that are written, each once', () => {
    expect(listed.length).to.be.above(10);
    expect(new Set(listed).size).to.equal(listed.length);
    expect(listed.filter((file) => !site.documents.has(file))).to.deep.equal([]);
  });

  it('list every page', () => {
    const missing = [...site.documents.keys()].filter((file) => {
      return file !== contentsFile && !listed.includes(file) && !data.includes(file);
    });
    expect(missing).to.deep.equal([]);
  });

  it('leave out pages of data, which another page links to', () => {
    for (const file of data) {
      const links = [...documents.values()].filter(({ markdown }) =>
        markdown.includes(`(${file.replace(/.*\//, '')})`),
      );
      expect(links.length, file).to.be.above(0);
    }
  });
});

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

const pages = new Map([...site.pages].map(([page, html]) => [page, html()]));

for (const [page, html] of pages) {
  describe(`docs/${page}`, () => {
    it('works under a strict Content-Security-Policy', () => {
      expect(html).not.to.match(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/);
    });

    it('has one heading of its own, and each id once', () => {
      expect(html.match(/<h1/g)).to.have.length(1);
      const ids = idsOf(html);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).to.deep.equal([]);
    });

    it('links to pages and places of the site that exist', () => {
      const missing = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) => {
        if (/^[a-z]+:/i.test(href)) return [];
        const { pathname, hash } = new URL(href, `https://site.example/docs/${page}`);
        const path = pathname.replace(/\/$/, '/index.html').replace(/^\/docs\//, '');
        // The journeys open all links of the built demo.
        if (path.startsWith('/') || path.endsWith('.md') || site.files.has(path)) return [];
        const target = pages.get(path);
        return target !== undefined &&
          (hash === '' || idsOf(target).includes(decodeURIComponent(hash.slice(1))))
          ? []
          : [href];
      });
      expect(missing).to.deep.equal([]);
    });
  });
}

describe('An address that has moved', () => {
  for (const [old, target] of Object.entries(moved)) {
    it(`leads from ${old} to a page and a section that exist`, () => {
      const [page = '', id] = target.split('#');
      expect([...pages.keys()]).not.to.contain(old);
      expect([...pages.keys()]).to.contain(page);
      if (id !== undefined) expect(idsOf(pages.get(page) ?? '')).to.contain(id);
      const { href } = new URL(movedTo(old), `https://site.example/docs/${old}`);
      expect(href).to.equal(`https://site.example/docs/${target}`);
      expect(movedPage(old)).to.contain(`content="0; url=${movedTo(old)}"`);
    });
  }
});

describe('The documentation site', () => {
  it('names each page in the navigation in the order of the contents', () => {
    const [navigation = ''] =
      /<nav aria-label="Documentation">[^]*?<\/nav>/.exec(pages.get('changelog.html') ?? '') ?? [];
    const links = [...navigation.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links).to.deep.equal(
      listed
        .filter((file) => site.documents.has(file))
        .map((file) => pageOf(file).replace(/index\.html$/, '')),
    );
  });

  it('has a place for each row of the reference', () => {
    const html = pages.get('reference/donation-widget.html') ?? '';
    for (const id of [
      'attributes-base-url',
      'events-donation-submit',
      'fields-of-donation-complete-amount',
    ]) {
      expect(idsOf(html)).to.contain(id);
    }
  });

  it('has the Markdown of each page next to it', () => {
    for (const page of pages.keys()) {
      expect(site.files.get(page.replace(/html$/, 'md'))?.()).to.match(/^#/m);
    }
  });

  it('has the interface as an OpenAPI document, with a link to it', () => {
    expect(JSON.parse(site.files.get('openapi.json')?.() ?? '')).to.have.property('openapi');
    expect(pages.get('developers/openapi.html')).to.contain('href="../openapi.json"');
  });

  it('lists the Markdown of all pages in llms.txt', () => {
    const text = site.llms();
    expect(text).to.match(/^# donation-widget\n\n> \S/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(docs\/([^)]+)\)/gm)].map(([, path = '']) => path);
    expect(links).to.deep.equal(
      site.chapters.flatMap(({ entries }) => entries.map(({ file }) => pageOf(file).replace(/html$/, 'md'))),
    );
    for (const link of links) expect([...site.files.keys()]).to.contain(link);
  });
});
