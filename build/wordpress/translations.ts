import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mo, po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { filesIn } from '../files-in.js';
import { languages } from '../../src/languages/languages.js';
import { domain, messagesOf, type Message } from './sentences.js';

/** The folder of the translations in the project. */
export const languagesFolder = 'wordpress/languages';

/** The template of the translations in that folder. */
export const templateFile = `${domain}.pot`;

/** The translation into a language of the form, such as `pt-PT`, in that folder. */
export const translationFile = (language: string): string => `${domain}-${language.replace('-', '_')}.po`;

const lines = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.flatMap((text) => text ?? []))].join('\n');

const entriesOf = ({ translations }: GetTextTranslations): GetTextTranslation[] =>
  Object.values(translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgid }) => msgid !== '');

/** The key of a sentence: the same words can have several meanings. */
const keyOf = ({ msgctxt = '', msgid }: Pick<GetTextTranslation, 'msgctxt' | 'msgid'>) =>
  `${msgctxt}\u0004${msgid}`;

/** Puts entries into a catalogue with its headers, in their order. */
const catalogueWith = (
  headers: Record<string, string>,
  entries: readonly GetTextTranslation[],
): GetTextTranslations => {
  const contexts = [...new Set(['', ...entries.map(({ msgctxt = '' }) => msgctxt)])];
  const inContext = (context: string) =>
    entries.filter(({ msgctxt = '' }) => msgctxt === context).map((entry) => [entry.msgid, entry] as const);
  return {
    charset: 'utf-8',
    headers,
    translations: Object.fromEntries(
      contexts.map((context) => [context, Object.fromEntries(inContext(context))]),
    ),
  };
};

const usualHeaders = {
  'Project-Id-Version': domain,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Transfer-Encoding': '8bit',
};

/** Writes a catalogue as a file that people read: a sentence has one line, and the files that it is in. */
const written = (catalogue: GetTextTranslations): string =>
  `${po.compile(catalogue, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;

/** The template of the translations, with each sentence once. */
export const templateOf = (messages: readonly Message[]): string => {
  const byKey = new Map<string, Message[]>();
  for (const message of messages) {
    const key = keyOf({ msgid: message.msgid, ...(message.context && { msgctxt: message.context }) });
    byKey.set(key, [...(byKey.get(key) ?? []), message]);
  }
  const entries = [...byKey.values()].flatMap((same): GetTextTranslation[] => {
    const [first] = same;
    if (!first) return [];
    const plural = same.find((one) => one.plural !== undefined)?.plural;
    const extracted = lines(same.map(({ comment }) => comment));
    return [
      {
        msgid: first.msgid,
        ...(first.context === undefined ? {} : { msgctxt: first.context }),
        ...(plural === undefined ? {} : { msgid_plural: plural }),
        msgstr: plural === undefined ? [''] : ['', ''],
        comments: { reference: lines(same.map(({ file }) => file)), ...(extracted && { extracted }) },
      },
    ];
  });
  return written(catalogueWith(usualHeaders, entries));
};

/**
 * How each language counts. WordPress reads the rule from the translation. The rules are those of the translations of
 * WordPress itself: https://translate.wordpress.org/
 */
const pluralForms: Readonly<Record<string, string>> = {
  ar: 'nplurals=6; plural=(n == 0) ? 0 : ((n == 1) ? 1 : ((n == 2) ? 2 : ((n % 100 >= 3 && n % 100 <= 10) ? 3 : ((n % 100 >= 11 && n % 100 <= 99) ? 4 : 5))));',
  cy: 'nplurals=4; plural=(n == 1) ? 0 : ((n == 2) ? 1 : ((n != 8 && n != 11) ? 2 : 3));',
  fr: 'nplurals=2; plural=n > 1;',
  pl: 'nplurals=3; plural=(n == 1) ? 0 : ((n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : 2);',
  pt: 'nplurals=2; plural=n > 1;',
  tr: 'nplurals=2; plural=n > 1;',
};

const usualPluralForms = 'nplurals=2; plural=n != 1;';

/** How many forms of a sentence a catalogue has. */
const formsIn = ({ headers }: GetTextTranslations) =>
  Number(/nplurals=(\d)/.exec(headers['Plural-Forms'] ?? '')?.[1] ?? 2);

/**
 * A translation with exactly the sentences of the template: new ones are empty, and those that are no longer used are
 * gone.
 *
 * @param language a language of the form, such as `pt-PT`
 * @param translated the translation so far; empty for a new one
 */
export const translationOf = (language: string, translated: string, template: string): string => {
  const before = po.parse(translated);
  const known = new Map(entriesOf(before).map((entry) => [keyOf(entry), entry]));
  const headers = {
    ...usualHeaders,
    Language: language.replace('-', '_'),
    'Plural-Forms': pluralForms[language] ?? usualPluralForms,
  };
  const catalogue = catalogueWith(headers, []);
  const entries = entriesOf(po.parse(template)).map((entry) => {
    const own = known.get(keyOf(entry));
    const forms = entry.msgid_plural === undefined ? 1 : formsIn(catalogue);
    const note = own?.comments?.translator;
    return {
      ...entry,
      msgstr: Array.from({ length: forms }, (_, form) => own?.msgstr[form] ?? ''),
      comments: { ...entry.comments, ...(note && { translator: note }) },
    };
  });
  return written(catalogueWith(headers, entries));
};

/** The sentences of the template that a translation doesn't have, or not in each form. */
export const untranslated = (translated: string, template: string): readonly string[] => {
  const known = new Map(entriesOf(po.parse(translated)).map((entry) => [keyOf(entry), entry]));
  return entriesOf(po.parse(template)).flatMap((entry) => {
    const forms = known.get(keyOf(entry))?.msgstr ?? [''];
    return forms.some((form) => form.trim() === '') ? [entry.msgid] : [];
  });
};

const isIn = ({ comments }: GetTextTranslation, end: string): boolean =>
  comments?.reference?.split('\n').some((file) => file.endsWith(end)) ?? false;

/** The handle of the script of the blocks in `wordpress/includes/editor.php`. WordPress looks for it in the file's name. */
const editorHandle = 'donation-widget-editor';

/**
 * What WordPress reads of a translation: for PHP a `.mo` file, and for the script of the blocks a `.json` file, each
 * with the sentences that it needs. Sentences without a translation are left out, so that they stay English.
 *
 * @returns the contents of each file by its name in the folder `languages` of the plugin
 */
export const compiled = (language: string, translation: string): Map<string, Uint8Array> => {
  const { headers, ...catalogue } = po.parse(translation);
  const entries = entriesOf({ headers, ...catalogue }).filter(({ msgstr }) =>
    msgstr.every((text) => text !== ''),
  );
  const name = translationFile(language).replace(/\.po$/, '');
  const ofScript = entries.filter((entry) => isIn(entry, '.ts'));
  // The format is Jed's, version 1: https://messageformat.github.io/Jed/
  const jed = {
    domain,
    locale_data: {
      [domain]: {
        '': { domain, lang: headers['Language'], plural_forms: headers['Plural-Forms'] },
        ...Object.fromEntries(ofScript.map(({ msgid, msgstr }) => [msgid, msgstr])),
      },
    },
  };
  return new Map<string, Uint8Array>([
    [
      `${name}.mo`,
      mo.compile(
        catalogueWith(
          headers,
          entries.filter((entry) => isIn(entry, '.php')),
        ),
      ),
    ],
    [`${name}-${editorHandle}.json`, new TextEncoder().encode(JSON.stringify(jed))],
  ]);
};

/** The translations in the project, each by the name of its language, such as `pt-PT`. */
export const translationsIn = async (root: string): Promise<Map<string, string>> => {
  const folder = join(root, languagesFolder);
  const files = (await filesIn(folder)).filter((file) => file.endsWith('.po')).sort();
  const translations = files.map(async (file): Promise<[string, string]> => [
    file.slice(`${domain}-`.length, -'.po'.length).replace('_', '-'),
    await readFile(join(folder, file), 'utf8'),
  ]);
  return new Map(await Promise.all(translations));
};

/** The files of all translations, as WordPress reads them, with the sentences of the sources. */
export const compiledTranslations = async (root: string): Promise<Map<string, Uint8Array>> => {
  const template = templateOf(await messagesOf(root));
  const translations = [...(await translationsIn(root))];
  return new Map(
    translations.flatMap(([language, text]) => [
      ...compiled(language, translationOf(language, text, template)),
    ]),
  );
};

/**
 * Writes the template with the sentences of the sources, and gives the translation into each language of the form the
 * sentences of the template.
 */
export const writeTranslations = async (root: string): Promise<void> => {
  const folder = join(root, languagesFolder);
  const template = templateOf(await messagesOf(root));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, templateFile), template);
  const translations = await translationsIn(root);
  for (const language of languages.filter((one) => one !== 'en')) {
    const text = translationOf(language, translations.get(language) ?? '', template);
    await writeFile(join(folder, translationFile(language)), text);
  }
};
