import { posix } from 'node:path';
import { expect } from '@open-wc/testing';
import { linksOf, readDocument } from '../../demo/docs/document.js';
import { packageDocuments } from '../../demo/docs/package-documents.js';
import { root, site } from '../support/docs/documents.js';

const files = packageDocuments(root);
const llms = files.get('llms.txt') ?? '';
const documents = new Map(
  [...files]
    .filter(([path]) => path.endsWith('.md'))
    .map(([path, markdown]) => [path, readDocument(path, markdown)] as const),
);

/** The files of the package's folder that come from other steps of the build. */
const built = ['schemas/openapi.json'];

/** The links of a document that don't lead to a file of the package, and a section that is in it. */
const brokenIn = (path: string, links: readonly string[]) =>
  links.filter((href) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(href)) return !/^(?:https?|mailto):/.test(href);
    const [file = '', anchor] = href.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (built.includes(target)) return false;
    const document = documents.get(target);
    return !document || (anchor !== undefined && !document.sections.some(({ id }) => id === anchor));
  });

describe('The documents of the package', () => {
  it('lead from llms.txt to each of them once', () => {
    const links = linksOf(readDocument('llms.txt', llms));
    const [first, ...others] = links;
    expect(first).to.equal('docs/developers/assistants.md');
    expect(others.sort()).to.deep.equal([...documents.keys()].sort());
  });

  it('list their titles and summaries in the format of llmstxt.org', () => {
    const [title, , summary, , note, , ...lists] = llms.trimEnd().split('\n');
    expect(title).to.equal('# donation-widget');
    expect(summary).to.match(/^> \S/);
    expect(note).to.match(/^\w/);
    expect(
      lists.filter((line) => !/^(?:|## \S.*|- \[.+\]\(docs\/[\w/-]+\.md\)(?:: \S.*)?)$/.test(line)),
    ).to.deep.equal([]);
  });

  for (const [path, document] of documents) {
    it(`link from ${path} to files and sections of the package`, () => {
      expect(brokenIn(path, linksOf(document))).to.deep.equal([]);
    });
  }

  it('say where the other documents are', () => {
    const install = files.get('docs/developers/assistants.md') ?? '';
    expect(install).to.contain('PCI DSS (docs/evaluate/pci-dss.md in the repository)');
    expect(llms).to.contain('in the repository');
  });

  it('leave code as it is', () => {
    for (const [path, { tokens }] of documents) {
      const codeIn = (all: typeof tokens) =>
        all.filter(({ type }) => type === 'fence').map(({ content }) => content);
      expect(codeIn(tokens), path).to.deep.equal(codeIn(site.documents.get(path)?.tokens ?? []));
    }
  });
});

describe('The page for coding assistants', () => {
  const page = site.documents.get('docs/developers/assistants.md')?.markdown ?? '';

  it('says what never to do', () => {
    const rules = [...page.matchAll(/^- \*\*(Never .+?)\*\*/gm)].map(([, rule = '']) => rule);
    for (const words of [
      /secret key/,
      /paid before the form does/,
      /card numbers/,
      /tick a box/,
      /again by code/,
      /shadow root.*style overrides/,
      /Content-Security-Policy/,
    ])
      expect(
        rules.some((rule) => words.test(rule)),
        String(words),
      ).to.be.true;
  });

  it('is the first that llms.txt of the site names', () => {
    expect(site.llms()).to.contain('Start with [For coding assistants](docs/developers/assistants.md).');
  });
});
