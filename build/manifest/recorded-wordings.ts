import { createHash } from 'node:crypto';
import { en, type RecordedKey, type Translation } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';
import { directionOf } from '../../src/languages/languages.js';
import { contactWording } from '../../src/questions/contact/permission.js';
import { giftAidWording } from '../../src/questions/gift-aid/declaration.js';

/** The texts of one version in one language, in the order of the form, with a digest that shows any change. */
type Entry = { words: Record<string, string>; sha256: string };

/** By version, such as `single-1`, and by language. */
export type Recorded = Record<string, Record<string, Entry>>;

type Wording = {
  title: string;
  /** The entry of `metadata` that names the version. */
  metadata: 'gift_aid' | 'contact';
  versionIn: (language: string) => string;
  /** The texts that the donor agrees to or refuses. */
  keys: readonly RecordedKey[];
};

/** Each wording whose version a donation records. */
export const wordings: readonly Wording[] = [
  {
    title: 'Gift Aid for a single donation',
    metadata: 'gift_aid',
    versionIn: (language) => giftAidWording(true, language),
    keys: ['giftAidYes', 'giftAidSingle', 'thisCharity'],
  },
  {
    title: 'Gift Aid for past and future donations too',
    metadata: 'gift_aid',
    versionIn: (language) => giftAidWording(false, language),
    keys: ['giftAidYes', 'giftAidMultiple', 'thisCharity'],
  },
  {
    title: 'Contact: yes or no',
    metadata: 'contact',
    versionIn: (language) => contactWording('opt-in', language),
    keys: [
      'contact',
      'contactOptIn',
      'contact_email',
      'contact_sms',
      'contact_phone',
      'contact_post',
      'contact.yes',
      'contact.no',
    ],
  },
  {
    title: 'Contact: boxes to refuse',
    metadata: 'contact',
    versionIn: (language) => contactWording('opt-out', language),
    keys: [
      'contact',
      'contactOptOut',
      'contact.not.email',
      'contact.not.sms',
      'contact.not.phone',
      'contact.not.post',
    ],
  },
];

/** The texts of every language. They load with this module, because Vite loads nothing after it has run a module. */
export const catalogue: ReadonlyMap<string, Translation> = new Map(
  await Promise.all(
    Object.entries({ en: () => Promise.resolve<Translation>(en), ...languageLoaders }).map(
      async ([language, load]) => [language, await load()] as const,
    ),
  ),
);

/** The present texts of a wording. */
export const wordsOf = ({ keys }: Pick<Wording, 'keys'>, messages: Translation): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, messages[key]]));

/** Shows whether somebody has changed the texts of an entry since it was recorded. */
export const digestOf = (version: string, language: string, words: Record<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([version, language, Object.entries(words)]))
    .digest('hex');

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  JSON.stringify(Object.entries(one)) === JSON.stringify(Object.entries(other));

/**
 * Adds the present texts of each version that isn't recorded yet. Nothing that is recorded changes: if the present
 * texts of a version differ from the recorded ones, this throws.
 */
export const withPresent = (recorded: Recorded, present = catalogue): Recorded => {
  const all: Recorded = structuredClone(recorded);
  const changed: string[] = [];
  for (const wording of wordings) {
    for (const [language, messages] of present) {
      const version = wording.versionIn(language);
      const words = wordsOf(wording, messages);
      const known = all[version]?.[language];
      if (known && !isSame(known.words, words)) changed.push(`${version} in ${language}`);
      else
        all[version] = { ...all[version], [language]: { words, sha256: digestOf(version, language, words) } };
    }
  }
  if (changed.length > 0)
    throw new Error(
      `The words of ${changed.join(', ')} differ from the recorded ones. Raise the version in that language, in src/questions/gift-aid/declaration.ts or src/questions/contact/permission.ts.`,
    );
  return all;
};

const note = '<!-- `npm run reference` writes this page from recorded-wordings.json. Do not edit it. -->';

const introduction = `This page has the words behind each version of a Gift Aid declaration and of a contact permission, in each language. Use it if you have to show what a donor read, even years later.

A donation records the version and the language in \`metadata\`:

| Question | Version | Language | Time |
| --- | --- | --- | --- |
| Gift Aid | \`gift_aid_wording\` | \`gift_aid_language\` | \`gift_aid_declared_at\` |
| Contact | \`contact_wording\` | \`contact_language\` | \`contact_at\` |

Find the heading with both, such as “\`single-1\` in English (\`en\`)”. The lines below it are the texts of the form, in its order.

- **If the words change in a language, the number goes up in that language.** Earlier versions stay on this page. Tests check that the present words are recorded, and that recorded words don't change: \`languages/recorded-wordings.test.ts\`.
- **Nothing was released before 0.1.0.** The versions that it had already replaced are on this page too. Only a form that someone built from the source code before the release can have shown them.
- **This page has the form's own words.** If your page replaced any of them with the property \`messages\`, donors read those instead, and the version doesn't tell you. Keep a record of your own.`;

const introductions: Readonly<Record<Wording['metadata'], string>> = {
  gift_aid:
    'The first line is the label of the checkbox that the donor ticked, and the second is the declaration. `{charity}` is the `charity-name` of your page, or the last line if your page has none.',
  contact:
    'The form showed only the ways of contact that your page asked about. The answer for each is in `metadata`: `contact_email`, `contact_sms`, `contact_phone` and `contact_post`.',
};

const languageNames = new Intl.DisplayNames(['en-GB'], { type: 'language' });

const htmlOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Left to right, so that the braces stay in place in a text that is written from right to left.
    .replaceAll(/\{\w+\}/g, '<code dir="ltr">$&</code>');

const quotation = (language: string, words: Record<string, string>): string =>
  [
    `<blockquote lang="${language}" dir="${directionOf(language)}">`,
    ...Object.values(words).map((text) => `<p>${htmlOf(text)}</p>`),
    '</blockquote>',
  ].join('\n');

/** The number at the end of a version, such as `opt-in-2`. */
const numberOf = (version: string) => Number(/\d+$/.exec(version)?.[0]);

/** The versions of a wording in each language, by the English name of the language. */
const entriesOf = ({ versionIn }: Wording, recorded: Recorded) => {
  const kind = versionIn('en').replace(/\d+$/, '');
  return Object.entries(recorded)
    .filter(([version]) => version.replace(/\d+$/, '') === kind)
    .flatMap(([version, languages]) =>
      Object.entries(languages).map(([language, { words }]) => ({
        version,
        language,
        name: languageNames.of(language) ?? language,
        words,
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || numberOf(a.version) - numberOf(b.version));
};

/** The page that lists which version had which words, as Markdown. */
export const wordingsPage = (recorded: Recorded): string => {
  const sections = wordings.flatMap((wording) => [
    `## ${wording.title}`,
    introductions[wording.metadata],
    ...entriesOf(wording, recorded).flatMap(({ version, language, name, words }) => [
      `### \`${version}\` in ${name} (\`${language}\`)`,
      quotation(language, words),
    ]),
  ]);
  return `${[note, '# Recorded wordings', introduction, ...sections].join('\n\n')}\n`;
};
