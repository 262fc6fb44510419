// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';
import { patternOf, pendingTexts, pressing, promises, results } from '../support/languages/text-rules.js';

describe('Messages for donors', () => {
  const all = { ...languageLoaders, en: () => Promise.resolve(en) };
  for (const [language, load] of Object.entries(all)) {
    it(`promise no receipt and no arrival in ${language}`, async () => {
      const promise = patternOf(promises, language);
      if (!promise) {
        throw new Error(`Add what ${language} calls a receipt and an arrival to text-rules.ts.`);
      }
      for (const [key, message] of Object.entries(await load())) {
        // The donor asks the charity for a tax receipt. These texts say when it counts, not that it comes.
        if (key.startsWith('taxReceipt')) continue;
        expect(JSON.stringify(message), key).not.to.match(promise);
      }
    });
  }
});

describe('Messages for donors', () => {
  for (const [key, message] of Object.entries(en)) {
    it(`neither hurry nor shame donors in ${key}`, () => {
      expect(JSON.stringify(message)).not.to.match(pressing);
    });
  }
});

describe('Messages about a pending payment', () => {
  const all = { ...languageLoaders, en: () => Promise.resolve(en) };
  for (const [language, load] of Object.entries(all)) {
    it(`promise no result in ${language}, because the page stops asking`, async () => {
      const result = patternOf(results, language);
      if (!result) throw new Error(`Add how ${language} promises a result to text-rules.ts.`);
      const messages = await load();
      for (const key of pendingTexts) expect(messages[key], key).not.to.match(result);
    });
  }
});
