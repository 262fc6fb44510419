import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { format, resolveConfig } from 'prettier';
import {
  catalogue,
  digestOf,
  withPresent,
  wordings,
  wordingsPage,
  wordsOf,
  type Recorded,
} from '../../build/manifest/recorded-wordings.js';
import { en, type Messages } from '../../src/languages/en.js';
import file from '../../docs/evaluate/recorded-wordings.json' with { type: 'json' };
import { root } from '../support/manifest.js';

const recorded: Recorded = file;

describe('The wordings that donations record', () => {
  for (const [language, messages] of catalogue) {
    for (const wording of wordings) {
      it(`are a new version if the texts of “${wording.title}” change in ${language}`, () => {
        expect(
          recorded[wording.versionIn(language)]?.[language]?.words,
          'Raise the version of the wording in this language, and run `npm run reference`.',
        ).to.deep.equal(wordsOf(wording, messages));
      });
    }
  }

  for (const [version, languages] of Object.entries(recorded)) {
    it(`stay as they were recorded in ${version}`, () => {
      for (const [language, { words, sha256 }] of Object.entries(languages)) {
        expect(sha256, `Restore the words of ${version} in ${language}.`).to.equal(
          digestOf(version, language, words),
        );
      }
    });
  }
});

describe('withPresent', () => {
  const english = new Map<string, Messages>([['en', en]]);

  it('changes nothing if all versions are recorded', () => {
    expect(withPresent(recorded, english)).to.deep.equal(recorded);
  });

  it('adds a version that is not recorded, and keeps the others', () => {
    const without = structuredClone(recorded);
    delete without['single-1']?.['en'];
    expect(withPresent(without, english)).to.deep.equal(recorded);
    expect(without['single-1']).not.to.have.property('en');
  });

  it('refuses other words under a version that is recorded', () => {
    const changed = new Map<string, Messages>([['en', { ...en, giftAidYes: 'Yes' }]]);
    expect(() => withPresent(recorded, changed)).to.throw(
      /^The words of single-1 in en, multiple-1 in en differ/,
    );
  });
});

describe('The page of recorded wordings', () => {
  it('has what is recorded (npm run reference)', async () => {
    const path = join(root, 'docs/evaluate/recorded-wordings.md');
    const written = await format(wordingsPage(recorded), { ...(await resolveConfig(path)), filepath: path });
    expect(readFileSync(path, 'utf8')).to.equal(written);
  });

  it('keeps earlier versions, each with its words, language and direction', () => {
    const words = { giftAidYes: 'نعم <b>', giftAidSingle: 'إلى {charity}.', thisCharity: 'هذه' };
    const page = wordingsPage({
      'single-1': { ar: { words, sha256: '' } },
      'single-10': { ar: { words, sha256: '' } },
    });
    expect(page).to.contain(
      '### `single-1` in Arabic (`ar`)\n\n<blockquote lang="ar" dir="rtl">\n<p>نعم &lt;b&gt;</p>\n<p>إلى <code dir="ltr">{charity}</code>.</p>\n<p>هذه</p>\n</blockquote>\n\n### `single-10` in Arabic',
    );
  });
});
