import { messagesOf } from '../../build/wordpress/sentences.js';
import { templateOf, translationsIn, untranslated } from '../../build/wordpress/translations.js';
import { en, type Messages } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';

/** The keys of the texts that these messages lack, in the order of the English ones. */
export const missingKeys = (messages: Partial<Messages>): readonly string[] =>
  Object.keys(en).filter((key) => !Object.hasOwn(messages, key));

/** A line for each text of the form and each sentence of the WordPress plugin that a language lacks. */
export const missingTexts = async (root: string): Promise<readonly string[]> => {
  const ofForm = Object.entries(languageLoaders).map(async ([language, load]) =>
    missingKeys(await load()).map((key) => `${language}: ${key}`),
  );
  const template = templateOf(await messagesOf(root));
  const translations = await translationsIn(root);
  const ofPlugin = Object.keys(languageLoaders).flatMap((language) =>
    untranslated(translations.get(language) ?? '', template).map(
      (sentence) => `${language}, WordPress: ${sentence}`,
    ),
  );
  return [...(await Promise.all(ofForm)).flat(), ...ofPlugin];
};
