import { en, type MessageKey, type Messages } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';

/** One text of a language: a message, or one plural form of it. */
export type Text = {
  /** Its name in the table: `donate`, or `everyDays (few)`. */
  name: string;
  key: MessageKey;
  /** The plural category, if the message has a count. */
  category: Intl.LDMLPluralRule | undefined;
  english: string;
  text: string;
};

export const languages: readonly string[] = ['en', ...Object.keys(languageLoaders).sort()];

/** The texts of a language as donors read them: those that it lacks are in English. */
export const messagesOf = async (language: string): Promise<Messages> => ({
  ...en,
  ...(await languageLoaders[language]?.()),
});

export const nameOf = (key: string, category: string | undefined): string =>
  category === undefined ? key : `${key} (${category})`;

/** All texts of a language, in the order of the English ones. */
export const textsOf = (messages: Messages): Text[] =>
  (Object.keys(en) as MessageKey[]).flatMap((key): Text[] => {
    const message = messages[key];
    const english = en[key];
    if (typeof message === 'string')
      return [{ name: key, key, category: undefined, english: String(english), text: message }];
    const forms: Partial<Record<string, string>> = typeof english === 'string' ? {} : english;
    return (Object.entries(message) as [Intl.LDMLPluralRule, string][]).map(([category, text]) => ({
      name: nameOf(key, category),
      key,
      category,
      english: forms[category] ?? forms['other'] ?? '',
      text,
    }));
  });

/** Numbers that need this plural form, for a translator who doesn't know the names of the forms. */
export const examplesOf = (language: string, category: Intl.LDMLPluralRule): string => {
  const rules = new Intl.PluralRules(language);
  const numbers = [...Array.from({ length: 200 }, (_, number) => number), 1.5, 1_000_000];
  return numbers
    .filter((number) => rules.select(number) === category)
    .slice(0, 4)
    .map(String)
    .join(', ');
};
