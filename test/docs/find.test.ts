import { expect } from '@open-wc/testing';
import { readDocument } from '../../demo/docs/document.js';
import { find } from '../../demo/docs/reader/find.js';
import { searchIndex } from '../../demo/docs/search-index.js';
import { readSite } from '../../demo/docs/site.js';
import { rootDir } from '../runners/files.js';

const documents = [
  readDocument('docs/start.md', '# Start\n\nYou need a `base-url`.\n\n## Publish\n\nOpen Squarespace.'),
  readDocument(
    'docs/reference/a.md',
    '# `<a-b>`\n\n## Attributes\n\n| Attribute | Description |\n| --- | --- |\n| `base-url` | The address. |',
  ),
  ...['decisions/retry', 'contributing-details', 'promises/return', 'editors/start'].map((name) =>
    readDocument(`docs/${name}.md`, '# Page\n\nNobody is charged twice.'),
  ),
  readDocument('docs/policy.md', '# Content-Security-Policy\n\nScripts that may run.'),
];

describe('The search', () => {
  const { fetch } = globalThis;
  before(() => {
    globalThis.fetch = () => Promise.resolve(new Response(searchIndex(documents)));
  });
  after(() => {
    globalThis.fetch = fetch;
  });

  const addressesFor = async (words: string) =>
    (await find(words, '/search.json')).map(({ address }) => address);

  for (const [kind, words, first] of [
    [
      'a row of a table by its name, before pages that mention it',
      'base-url',
      'reference/a.html#attributes-base-url',
    ],
    ['a section by its text', 'squarespace', 'start.html#publish'],
    ['a page by the start of a word', 'polic', 'policy.html'],
    ['a page in spite of a slip', 'contemt', 'policy.html'],
    ['a page by a short form', 'CSP', 'policy.html'],
    ['a section by a question', 'how do I use Squarespace', 'start.html#publish'],
  ] as const) {
    it(`finds ${kind}`, async () => {
      expect((await addressesFor(words))[0]).to.equal(first);
    });
  }

  it('puts the pages for editors and the promises before decisions and the pages for contributors', async () => {
    const addresses = await addressesFor('charged twice');
    expect(addresses.slice(0, 2)).to.have.members(['promises/return.html', 'editors/start.html']);
    expect(addresses).to.have.length(4);
  });

  it('finds nothing where nothing is', async () => {
    expect(await addressesFor('xylophone')).to.deep.equal([]);
  });
});

describe('The search of this documentation', () => {
  const { fetch } = globalThis;
  const refund = 'a-donor-asks-for-a-refund-or-was-charged-twice';
  const cancel = 'a-donor-wants-to-cancel-a-monthly-gift';

  for (const [words, section] of [
    ['refund', refund],
    ['charge twice', refund],
    ['cancel monthly', cancel],
  ] as const) {
    it(`finds first what helps an editor with “${words}”`, async () => {
      globalThis.fetch = () => Promise.resolve(new Response(readSite(rootDir).files.get('search.json')?.()));
      const [first] = await find(words, '/documentation.json').finally(() => {
        globalThis.fetch = fetch;
      });
      expect(first?.address).to.equal(`editors/troubleshooting.html#${section}`);
    });
  }
});
