import { access, readFile } from 'node:fs/promises';
import { expect } from '@open-wc/testing';
import { policyFor } from '../demo/configurator/policy.js';
import { snippetsFor } from '../demo/configurator/snippets.js';
import { usualHeights } from '../demo/configurator/styles-of.js';
import packageFile from '../package.json' with { type: 'json' };

const root = new URL('../', import.meta.url);
const readme = await readFile(new URL('README.md', root), 'utf8');
const snippet = await readFile(new URL('test/bench/snippet.html', root), 'utf8');

const { scripts, version } = packageFile;

/** The README has this in place of each hash, since every build has its own. */
const unknown = 'sha384-…';
const build = {
  version,
  integrity: { 'donation-widget.js': unknown, 'donation-widget.iife.js': unknown },
};
const folder = `https://cdn.example.org/donation-widget@${version}/`;

/** Whether it is in there to the letter; a fault names the piece, not the whole README. */
const expectInReadme = (piece: string) => expect(readme.includes(piece), piece).to.be.true;

/** The matches of a pattern in the README, each once. */
const found = (pattern: RegExp) =>
  [...new Set([...readme.matchAll(pattern)].map(([, one]) => one))].filter((one) => one !== undefined);

const isThere = (path: string) =>
  access(new URL(path, root)).then(
    () => true,
    () => false,
  );

/** Those of some paths below the root that lead nowhere. */
const missing = async (paths: readonly string[]) => {
  const areThere = await Promise.all(paths.map(isThere));
  return paths.filter((_, index) => !areThere[index]);
};

describe('The README', () => {
  it('names tests that are there', async () => {
    const tests = found(/`([^`\s]+\.test\.ts)`/g).map((test) => `test/${test}`);
    expect(tests).not.to.be.empty;
    expect(await missing(tests)).to.deep.equal([]);
  });

  it('leads to files that are there', async () => {
    const files = found(/(?:\]\(|src=")([^()#":]+\.\w+)[)"]/g);
    expect(files).not.to.be.empty;
    expect(await missing(files)).to.deep.equal([]);
  });

  it('leads to headings that are there', () => {
    const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    const anchors = found(/\]\(#([^)]+)\)/g);
    expect(anchors).to.have.length.above(5);
    expect(headings).to.include.members(anchors);
  });

  it('names commands that are there', () => {
    const commands = found(/npm run ([\w:-]+)/g);
    expect(commands).to.have.length.above(10);
    expect(Object.keys(scripts)).to.include.members(commands);
  });

  it('shows first the very snippet that keeps the form’s place, at its pinned address', () => {
    const [, first] = /```html\n([\s\S]+?)```/.exec(readme) ?? [];
    expect(first).to.equal(snippet.replace('https://your-host.example/', folder));
  });

  for (const file of ['module', 'classic']) {
    it(`pins the ${file} script as the configurator does`, () => {
      const [page] = snippetsFor({ file }, build, usualHeights);
      const [tag = 'none'] = /<script[\s\S]*<\/script>/.exec(page?.code ?? '') ?? [];
      expect(tag).to.include('integrity=');
      expectInReadme(tag);
    });
  }

  it('keeps the form’s place as the configurator does', () => {
    const [page] = snippetsFor({}, build, usualHeights);
    const [style = 'none'] = /<style>[\s\S]*<\/style>/.exec(page?.code ?? '') ?? [];
    expect(style).to.include('min-height');
    expectInReadme(style);
  });

  it('has the lines of the policy from the configurator, with the hash of that very style', async () => {
    const policy = await policyFor({ file: 'module' }, build, usualHeights);
    expect(policy).to.include("style-src 'sha256-");
    expectInReadme(policy.replaceAll('; ', ';\n'));
  });

  it('installs this version, as the configurator does', () => {
    const [install] = snippetsFor({ host: 'npm' }, build, usualHeights);
    expectInReadme(install?.code ?? 'none');
  });
});
