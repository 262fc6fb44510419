import { expect } from '@open-wc/testing';
import type { MessageKey, Messages } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';
import { languages, languageTagOf } from '../../src/languages/languages.js';

const regions = languages.filter((language) => language.includes('-'));

/** The texts in a region's own file. */
const ownTextsOf = async (region: string) => {
  const module = (await import(`../../src/languages/${region}.js`)) as Record<string, Partial<Messages>>;
  const [own = {}] = Object.values(module);
  return own;
};

describe('The texts of a region', () => {
  for (const region of regions) {
    const language = languageTagOf(region);

    it(`only include those that differ from ${language} in ${region}`, async () => {
      const messages = await languageLoaders[language]?.();
      const same = Object.entries(await ownTextsOf(region)).filter(
        ([key, message]) => JSON.stringify(message) === JSON.stringify(messages?.[key as MessageKey]),
      );
      expect(same.map(([key]) => key)).to.deep.equal([]);
    });

    it(`are all used in ${region}, with those of ${language} for the rest`, async () => {
      const messages = await languageLoaders[language]?.();
      expect(await languageLoaders[region]?.()).to.deep.equal({
        ...messages,
        ...(await ownTextsOf(region)),
      });
    });
  }

  it('have the words of Portugal in pt-PT', async () => {
    const brazilian =
      /doaç|você|contato|registrad|endereço|compartilh|gerenci|sobrenome|conosco|(?:^|\s)(?:em uma|guia|CEP)(?:\s|\))|deu errado|imposto de renda/i;
    const texts = Object.entries((await languageLoaders['pt-PT']?.()) ?? {});
    expect(texts.filter(([, message]) => brazilian.test(JSON.stringify(message)))).to.deep.equal([]);
  });
});
