// Writes a language as a table with pictures, or reads a corrected table: `npm run translate -- cy` and
// `npm run translate -- cy texts.csv`. `npm run translate -- wordpress` brings the translations of the plugin up to its
// sources. Without a language, it lists what each one lacks, and a release refuses that. See
// docs/developers/translate.md.
import console from 'node:console';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { rootDir } from '../../test/runners/files.js';
import '../../test/runners/typescript.js';

const { decoded } = await import('./csv.ts');
const { languages, messagesOf } = await import('./texts.ts');

/** @param {string} language */
const write = async (language) => {
  const { drawStates } = await import('./draw.ts');
  const { picturesPage, sightingsOf } = await import('./page.ts');
  const { tableOf } = await import('./table.ts');
  const folder = join('translate', language);
  const pictures = join(rootDir, folder, 'pictures');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  console.log('Taking the pictures.');
  const messages = await messagesOf(language);
  const drawn = await drawStates(language, pictures);
  const table = tableOf(language, messages, sightingsOf(drawn));
  writeFileSync(join(rootDir, folder, 'texts.csv'), table);
  writeFileSync(join(rootDir, folder, 'index.html'), picturesPage(language, messages, drawn));
  console.log(
    `Wrote ${join(folder, 'texts.csv')} and ${drawn.length} pictures: ${join(folder, 'index.html')}.`,
  );
};

/**
 * @param {string} language
 * @param {string} path
 */
const read = async (language, path) => {
  const { readTable } = await import('./read-table.ts');
  const { pathsOf } = await import('./source.ts');
  const files = readdirSync(join(rootDir, 'src/languages'), { recursive: true, encoding: 'utf8' });
  const paths = pathsOf(
    language,
    files.map((file) => `src/languages/${file.replaceAll('\\', '/')}`),
  );
  const sources = new Map(paths.map((file) => [file, readFileSync(join(rootDir, file), 'utf8')]));
  const catalogue = await Promise.all(languages.map(messagesOf));
  const csv = decoded(readFileSync(path));
  const result = await readTable(csv, language, await messagesOf(language), catalogue, sources);
  for (const [file, source] of result.sources) writeFileSync(join(rootDir, file), source);
  for (const sentence of [...result.refused, ...result.notes]) console.log(sentence);
  console.log(`${result.taken.length} taken, ${result.refused.length} refused.`);
  if (result.refused.length > 0) process.exitCode = 1;
};

/** Writes the template of the WordPress plugin's translations, and brings each translation up to it. */
const writeOfPlugin = async () => {
  const { languagesFolder, writeTranslations } = await import('../../build/wordpress/translations.ts');
  await writeTranslations(rootDir);
  console.log(`Wrote ${languagesFolder}.`);
};

const listMissing = async () => {
  const { missingTexts } = await import('./missing.ts');
  const lines = await missingTexts(rootDir);
  for (const line of lines) console.log(line);
  console.log(`${lines.length} texts are not translated.`);
  if (lines.length > 0) process.exitCode = 1;
};

const [language, path] = process.argv.slice(2);
try {
  if (language === undefined) await listMissing();
  else if (language === 'wordpress') await writeOfPlugin();
  else if (!languages.includes(language)) throw new Error(`Name a language: ${languages.join(', ')}.`);
  else await (path === undefined ? write(language) : read(language, path));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
