import { posix } from 'node:path';
import { expect } from '@playwright/test';
import { contentsFile, pageOf } from '../../demo/docs/addresses.js';
import { chaptersOf } from '../../demo/docs/contents.js';
import type { Document } from '../../demo/docs/document.js';
import { documents, site } from '../support/docs/documents.js';

const contents = documents.get(contentsFile) as Document;

/** The pages that the contents name, whether they are there or not. */
const listed = chaptersOf(contents).flatMap(({ entries }) => entries.map(({ file }) => file));

describe('The contents of the documentation', () => {
  it('list pages that are written, each once', () => {
    expect(listed.length).toBeGreaterThan(10);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((file) => !site.documents.has(file))).toEqual([]);
  });

  it('list every page', () => {
    const ownContents = (file: string) => `${posix.dirname(file)}/README.md`;
    const missing = [...site.documents.keys()].filter((file) => {
      if (file === contentsFile || listed.includes(file)) return false;
      // A folder may have contents of its own, such as the decisions.
      const index = documents.get(ownContents(file));
      return !listed.includes(ownContents(file)) || !index?.markdown.includes(`(${posix.basename(file)}`);
    });
    expect(missing).toEqual([]);
  });
});

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

const pages = new Map([...site.pages].map(([page, html]) => [page, html()]));

for (const [page, html] of pages) {
  describe(`docs/${page}`, () => {
    it('works under a strict Content-Security-Policy', () => {
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/);
    });

    it('has one heading of its own, and each id once', () => {
      expect(html.match(/<h1/g)).toHaveLength(1);
      const ids = idsOf(html);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    });

    it('links to pages and places of the site that exist', () => {
      const missing = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) => {
        if (/^[a-z]+:/i.test(href)) return [];
        const { pathname, hash } = new URL(href, `https://site.example/docs/${page}`);
        const path = pathname.replace(/\/$/, '/index.html').replace(/^\/docs\//, '');
        // The journeys open all links of the built demo.
        if (path.startsWith('/') || path.endsWith('.md')) return [];
        const target = pages.get(path);
        return target !== undefined &&
          (hash === '' || idsOf(target).includes(decodeURIComponent(hash.slice(1))))
          ? []
          : [href];
      });
      expect(missing).toEqual([]);
    });
  });
}

describe('The documentation site', () => {
  it('names each page in the navigation in the order of the contents', () => {
    const [navigation = ''] =
      /<nav aria-label="Documentation">[^]*?<\/nav>/.exec(pages.get('index.html') ?? '') ?? [];
    const links = [...navigation.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links).toEqual(
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
      expect(idsOf(html)).toContain(id);
    }
  });

  it('has the Markdown of each page next to it', () => {
    for (const page of pages.keys()) {
      expect(site.files.get(page.replace(/html$/, 'md'))?.()).toMatch(/^#/m);
    }
  });

  it('lists the Markdown of all pages in llms.txt', () => {
    const text = site.llms();
    expect(text).toMatch(/^# donation-widget\n\n> \S/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(docs\/([^)]+)\)/gm)].map(([, path = '']) => path);
    expect(links).toEqual(
      site.chapters.flatMap(({ entries }) => entries.map(({ file }) => pageOf(file).replace(/html$/, 'md'))),
    );
    for (const link of links) expect([...site.files.keys()]).toContain(link);
  });
});
