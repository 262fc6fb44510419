import { expect } from '@open-wc/testing';
import { words as all } from '../../src/build/all-words.js';
import { words as lazy } from '../../src/i18n/lazy-words.js';

describe('The words of the classic script', () => {
  it('are those that the modules load, in every language', async () => {
    const loaded = Object.entries(lazy).map(async ([language, words]) => [
      language,
      typeof words === 'function' ? await words() : words,
    ]);
    expect(all).to.deep.equal(Object.fromEntries(await Promise.all(loaded)));
  });
});
