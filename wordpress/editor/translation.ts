import { english, translatorFor, type Translator } from '../../editor/translator.js';
import { usableLocale } from '../../src/languages/languages.js';
import { wp } from './wp.js';

const domain = 'donation-widget';

/**
 * Translates the sidebar into the language of the person who edits. WordPress prints the sentences of that language
 * before this script. One that they lack stays English.
 */
export const translator: Translator = translatorFor(
  usableLocale(document.documentElement.lang) ?? english.locale,
  (sentence) => wp.i18n.__(sentence, domain),
  (one, other, count) => wp.i18n._n(one, other, count, domain),
);

export const { say, sayCount } = translator;
