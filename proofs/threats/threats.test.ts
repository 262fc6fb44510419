import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { format, resolveConfig } from 'prettier';
import { securityPage, threatsPage, type Threats } from '../../build/manifest/threats.js';
import file from '../../docs/evaluate/threats.json' with { type: 'json' };
import { faultIn, faultOf, outcomesOf } from '../../test/runners/named-tests.js';
import { rootDir } from '../../test/runners/files.js';

const data: Threats = file;

const isWritten = async (name: string, page: (present: string) => string) => {
  const path = join(rootDir, name);
  const present = readFileSync(path, 'utf8');
  const written = await format(page(present), { ...(await resolveConfig(path)), filepath: path });
  expect(present, 'Run `npm run reference`.').to.equal(written);
};

describe('The threats', () => {
  for (const { threat, tests, boundary, deployments } of data.threats) {
    it(`name running tests: ${threat}`, () => {
      expect(tests).not.to.be.empty;
      for (const name of tests) expect(faultOf(name), name).to.be.null;
    });

    it(`name a trust boundary and deployments: ${threat}`, () => {
      expect(data.boundaries).to.have.property(boundary);
      expect(deployments).not.to.be.empty;
      for (const one of deployments) expect(data.deployments).to.have.property(one);
    });
  }

  it('cover every trust boundary and every deployment', () => {
    const { threats, boundaries, deployments } = data;
    expect(new Set(threats.map(({ boundary }) => boundary))).to.have.all.keys(...Object.keys(boundaries));
    expect(new Set(threats.flatMap((one) => one.deployments))).to.have.all.keys(...Object.keys(deployments));
  });

  it('are in SECURITY.md', () => isWritten('SECURITY.md', (present) => securityPage(present, data)));

  it('are on their own page', () => isWritten('docs/evaluate/threats.md', () => threatsPage(data)));
});

describe('A test that a document names', () => {
  const source = [
    "describe('The form', () => {",
    '  it(`refuses ${what} at once`, () => expect(1).to.equal(1));',
    '});',
  ].join('\n');

  it('is found by the words of its title or of its group', () => {
    for (const words of ['', 'The form', 'refuses ', ' at once']) expect(faultIn(source, words)).to.be.null;
  });

  it('is missing if only other code has the words', () => {
    for (const words of ['accepts', 'expect(1)', 'what']) {
      expect(faultIn(source, words)).to.equal('has no test with this title');
    }
    expect(faultIn("// it('refuses ')\nconst one = 'refuses ';", 'refuses ')).to.not.be.null;
    expect(faultOf('money/no-such-file.test.ts')).to.equal('is not there');
  });

  for (const skip of [
    "it.skip('a', () => {});",
    "describe.skip('a', () => {});",
    "test.fixme('a', () => {});",
    "test.describe.only('a', () => {});",
    "it('a', function () { this.skip(); });",
    "test('a', () => { test.skip(true); });",
    "test('a', ({}, testInfo) => { testInfo.skip(); });",
  ]) {
    it(`doesn't count if its file can skip tests: ${skip}`, () => {
      expect(faultIn(`${source}\n${skip}`, 'The form')).to.equal('can skip tests');
    });
  }

  it('has to be in the results of a run', () => {
    const outcomes = { 'a.test.ts': { 'The form works': true, 'The form stays': false } };
    expect(outcomesOf(outcomes, 'a.test.ts')).to.deep.equal([true, false]);
    expect(() => outcomesOf(outcomes, 'a.test.ts › flies')).to.throw('a.test.ts › flies');
  });
});
