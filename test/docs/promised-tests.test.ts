import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { format, resolveConfig } from 'prettier';
import { promisedTestsPage, type PromisedTests } from '../../build/manifest/promised-tests.js';
import file from '../../docs/promises/tests.json' with { type: 'json' };
import { pathOf } from '../runners/files.js';
import { documents, root } from '../support/docs/documents.js';

const pages: PromisedTests = file;

/** Commands write these pages, or parts of them. They name tests themselves. */
const written = [
  'promises/tests',
  'threats',
  'recorded-wordings',
  'accessibility-conformance',
  'what-is-heard',
];

describe('The tests of the promises', () => {
  for (const [page, promises] of Object.entries(pages)) {
    it(`exist, and so do the sections of ${page}`, () => {
      const ids = documents.get(`docs/${page}`)?.sections.map(({ id }) => id);
      for (const { section, promise, tests } of promises) {
        expect(ids, promise).to.contain(section);
        expect(tests.length, promise).to.be.above(0);
        expect(tests.filter((name) => !existsSync(join(root, pathOf(name))))).to.deep.equal([]);
      }
    });
  }

  it('are on the page that the command writes', async () => {
    const path = join(root, 'docs/promises/tests.md');
    const titles = new Map(
      Object.keys(pages).map((page) => [page, documents.get(`docs/${page}`)?.title ?? page] as const),
    );
    const text = await format(promisedTestsPage(pages, titles), {
      ...(await resolveConfig(path)),
      filepath: path,
    });
    expect(readFileSync(path, 'utf8'), 'Run `npm run reference`.').to.equal(text);
  });

  it('are named there only, and not between the sentences for readers', () => {
    const prose = [...documents.values()].filter(
      ({ file: name }) =>
        /^docs\/(?:promises|evaluate|editors)\//.test(name) && !written.some((page) => name.includes(page)),
    );
    const named = prose.flatMap(({ file: name, markdown }) =>
      markdown
        .replaceAll(/<!-- Hosts: [^]*?<!-- The end of what it writes/g, '')
        .split('\n')
        .filter((line) => /\.test\.ts\b/.test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(named).to.deep.equal([]);
  });
});
