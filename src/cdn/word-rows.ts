import type { Plugin } from 'vite';
import { en } from '../messages/en.js';
import { words } from './all-words.js';

const keys = Object.keys(en);

/** The words of each language by the place of their keys in English: in one file, eleven lists of keys weigh. */
const rows = Object.fromEntries(
  Object.entries(words).map(([language, messages]) => {
    const said = new Map<string, unknown>(Object.entries(messages));
    return [language, keys.map((key) => said.get(key))];
  }),
);

/** Writes the words of all languages as rows, which become what they were when the script runs. */
export const wordRows = (): Plugin => ({
  name: 'word-rows',
  enforce: 'pre',
  transform: (_, id) =>
    id.endsWith('/cdn/all-words.ts')
      ? {
          code: [
            `import { en } from '../messages/en.js';`,
            `const keys = Object.keys(en);`,
            `export const words = ${JSON.stringify(rows)};`,
            `for (const [language, row] of Object.entries(words))`,
            `  words[language] = Object.fromEntries(keys.map((key, place) => [key, row[place]]));`,
          ].join('\n'),
          map: null,
        }
      : null,
});
