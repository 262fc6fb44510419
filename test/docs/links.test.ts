import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { targetOf } from '../../demo/docs/addresses.js';
import { linksOf, type Document } from '../../demo/docs/document.js';
import packageFile from '../../package.json' with { type: 'json' };
import { pathOf } from '../runners/files.js';
import { documents, root, site } from '../support/docs/documents.js';

const targetsOf = (document: Document) =>
  linksOf(document).flatMap((href) => {
    const target = targetOf(document.file, href);
    return target ? [{ href, ...target }] : [];
  });

/** Pages of the demo's documentation have no file: the site has them. */
const isThere = (path: string) => {
  const file = path.split('?')[0] ?? '';
  const page = /^demo\/docs\/(.*)$/.exec(file)?.[1]?.replace(/(^|\/)$/, '$1index.html');
  return existsSync(join(root, file)) || (page !== undefined && site.pages.has(page));
};

/** The pages for contributors add a question and a language as examples. They aren't in the repository. */
const isExample = (name: string) => /heard|\bxx\b/i.test(name);

const testsIn = (markdown: string) =>
  [...markdown.matchAll(/`([\w/.-]+\.test\.ts)`/g)]
    .map(([, name = '']) => pathOf(name))
    .filter((name) => !isExample(name));

/** Code in another language has commands of the reader's own project. */
const shells = ['', 'sh', 'bash', 'console'];

/** The scripts that a document runs: `build`, or `prove -- soak` with the name of the proof. */
const commandsIn = ({ tokens }: Pick<Document, 'tokens'>): string[] =>
  tokens.flatMap((token) => {
    if (token.children) return commandsIn({ tokens: token.children });
    const isCommand = token.type === 'code_inline' || (token.type === 'fence' && shells.includes(token.info));
    return isCommand
      ? [...token.content.matchAll(/npm run (?:-s )?((?:prove -- )?[a-z][\w:-]*)/g)].map(
          ([, name = '']) => name,
        )
      : [];
  });

const listed = execFileSync(process.execPath, ['proofs/prove.js'], { cwd: root, encoding: 'utf8' });
const commands = [
  ...Object.keys(packageFile.scripts),
  ...[...listed.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = '']) => `prove -- ${name}`),
];

for (const document of documents.values()) {
  const { file, markdown } = document;

  describe(file, () => {
    it('links to files that exist', () => {
      const missing = targetsOf(document).filter(({ path }) => !isThere(path));
      expect(missing.map(({ href }) => href)).to.deep.equal([]);
    });

    it('links to headings that exist', () => {
      const missing = targetsOf(document).filter(({ path, anchor }) => {
        const sections = documents.get(path)?.sections;
        return anchor !== '' && sections && !sections.some(({ id }) => id === anchor);
      });
      expect(missing.map(({ href }) => href)).to.deep.equal([]);
    });

    it('names tests and commands that exist', () => {
      expect(testsIn(markdown).filter((name) => !existsSync(join(root, name)))).to.deep.equal([]);
      expect(commandsIn(document).filter((name) => !commands.includes(name))).to.deep.equal([]);
    });
  });
}

it('the checks find links, anchors, tests and commands to check', () => {
  const all = [...documents.values()];
  const targets = all.flatMap(targetsOf);
  expect(targets.length).to.be.above(30);
  expect(targets.some(({ anchor }) => anchor !== '')).to.be.true;
  expect(all.flatMap(({ markdown }) => testsIn(markdown)).length).to.be.above(10);
  expect(all.flatMap(commandsIn).length).to.be.above(10);
});

describe('The pages for contributors', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
  const sources = files.filter((file) => /\.(?:ts|js|php)$/.test(file));
  const text = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const words = new Set(text.match(/[\w$]+/g));

  for (const file of ['CONTRIBUTING.md', 'docs/contributing-details.md', 'docs/architecture.md']) {
    const named = (pattern: RegExp) =>
      [...(documents.get(file)?.markdown ?? '').matchAll(pattern)]
        .map(([, name = '']) => name)
        .filter((name) => !isExample(name));

    it(`${file} names sources and identifiers that exist`, () => {
      const paths = named(/`([\w./-]+\.ts)`/g);
      expect(paths.length).to.be.above(10);
      expect(paths.filter((path) => !files.some((one) => `/${one}`.endsWith(`/${path}`)))).to.deep.equal([]);
      expect(named(/`([a-z]+[A-Z]\w*)`/g).filter((name) => !words.has(name))).to.deep.equal([]);
    });
  }
});
