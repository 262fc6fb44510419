import { readFileSync } from 'node:fs';
import { expect } from '@open-wc/testing';
import { faultOf, outcomesOf } from '../../test/runners/named-tests.js';
import { claimsA, claimsAA, testsOf } from './claims.js';
import { chaptersOf, clauseClaims } from './en-301-549.js';
import { markdownPath, resultsPath, yamlPath } from './files.js';
import { findingsOf, type Results } from './finding.js';
import { markdownOf } from './markdown.js';
import { openAcrOf } from './openacr.js';
import { reportOf } from './report.js';

const results = JSON.parse(readFileSync(resultsPath, 'utf8')) as Results;

describe('The accessibility conformance report', () => {
  it('has each success criterion of WCAG 2.2 at level A and AA once', () => {
    // The types name each criterion; these are the counts of the standard.
    expect(Object.keys(claimsA)).to.have.length(31);
    expect(Object.keys(claimsAA)).to.have.length(24);
  });

  it('has clause 9 of EN 301 549 with every criterion of WCAG 2.1, and no newer one', () => {
    const { levelA, levelAA } = reportOf(results);
    const chapters = chaptersOf([...levelA, ...levelAA], results);
    const web = chapters.flatMap((one) =>
      one.id === 'en_301_549_web' && 'findings' in one ? one.findings : [],
    );
    const criteria = web.filter(({ number }) => /^9\.[1-4]\./.test(number));
    // WCAG 2.1 has 30 criteria at level A and 20 at level AA.
    expect(criteria).to.have.length(50);
    const numbers = web.map(({ number }) => number);
    expect(numbers).to.include.members(['9.1.1.1', '9.1.4.13', '9.4.1.1', '9.4.1.3', '9.6']);
    expect(numbers).not.to.include('9.2.5.8');
  });

  it('says about each clause what a test shows, what a person has to check, or why it doesn’t apply', () => {
    const { chapters } = reportOf(results);
    expect(chapters).to.have.length(10);
    for (const chapter of chapters) {
      if ('reason' in chapter) expect(chapter.reason).not.to.be.empty;
      else
        for (const { number, name, level, remarks, byHand, files } of chapter.findings) {
          // The tables about WCAG have the rest.
          if (remarks.startsWith('See ')) continue;
          expect(name, number).not.to.be.empty;
          expect(remarks, number).not.to.be.empty;
          if (level === 'not-evaluated') expect(byHand, number).not.to.be.undefined;
          else if (level !== 'not-applicable') expect(files, number).not.to.be.empty;
        }
    }
  });

  it('names tests that exist and can’t be skipped', () => {
    for (const name of testsOf([...Object.values(claimsA), ...Object.values(claimsAA), ...clauseClaims])) {
      expect(faultOf(name), name).to.be.null;
    }
  });

  it('is what the generator writes from the results', () => {
    const report = reportOf(results);
    expect(readFileSync(yamlPath, 'utf8')).to.equal(openAcrOf(report));
    expect(readFileSync(markdownPath, 'utf8')).to.equal(markdownOf(report));
  });
});

describe('The level of a criterion', () => {
  const given: Results = {
    version: '1.0.0',
    description: 'A form.',
    date: '2026-01-31',
    browser: 'Chromium',
    tests: { 'a.test.ts': { 'keys work': true, 'keys stay': false }, 'b.test.ts': { 'is seen': false } },
  };
  const levelOf = (...tests: string[]) => findingsOf({ '2.1.1': { tests, shows: 'It works.' } }, given)[0];

  it('is “supports” if every test passes', () => {
    expect(levelOf('a.test.ts › keys work')).to.include({ level: 'supports', remarks: 'It works.' });
  });

  it('is “partially supports” if some tests fail, and names them', () => {
    expect(levelOf('a.test.ts › keys')).to.include({
      level: 'partially-supports',
      remarks: 'These tests failed: a.test.ts › keys.',
    });
  });

  it('is “does not support” if every test fails', () => {
    expect(levelOf('b.test.ts')).to.include({ level: 'does-not-support' });
  });

  it('is “not evaluated” without a test', () => {
    const claims = { '1.3.4': { byHand: 'Turn the phone.' } };
    const [finding, ...others] = findingsOf(claims, given);
    expect(finding).to.include({ level: 'not-evaluated', byHand: 'Turn the phone.' });
    expect(others).to.deep.equal([]);
  });

  it('is “not evaluated” if only people can show it, and says what tests show', () => {
    const claim = {
      tests: ['a.test.ts › keys work'],
      shows: 'Keys work.',
      byHand: 'Ask.',
      needsPeople: true,
    } as const;
    expect(findingsOf({ '4.2.7': claim }, given)[0]).to.include({
      level: 'not-evaluated',
      remarks: 'Only people can show this. Tests show a part of it: Keys work.',
    });
    const failing = { ...claim, tests: ['b.test.ts'] };
    expect(findingsOf({ '4.2.7': failing }, given)[0]).to.include({ level: 'does-not-support' });
  });

  it('can’t be based on a test that did not run', () => {
    expect(() => outcomesOf(given.tests, 'a.test.ts › flies')).to.throw('a.test.ts › flies');
  });

  it('is listed by number', () => {
    const claims = { '1.4.10': { byHand: '' }, '1.4.9': { byHand: '' } };
    expect(findingsOf(claims, given).map(({ number }) => number)).to.deep.equal(['1.4.9', '1.4.10']);
  });
});
