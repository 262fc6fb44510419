// The pages to measure. The first is the baseline. The second is the same page again, so that the difference between
// them shows the noise.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { URL } from 'node:url';
import '../../test/runners/typescript.js';
import { buildEquivalent, buildOurs } from './builds.js';

const { prerender } = await import('../../src/prerender/prerender.ts');
const { preloads } = await import('../../editor/code/preloads.ts');

const snippet = await readFile(new URL('../../test/support/snippet.html', import.meta.url), 'utf8');
const [head, element] = snippet
  .replace('https://your-host.example/', '')
  .replace('pk_live_…', 'pk_live_bench')
  .split(/(?=<donation-widget )/)
  .map((part) => part.trim());
const classicHead = head.replace(
  /<script .*<\/script>/,
  '<script defer src="donation-widget.iife.js"></script>',
);
const place = { head: '<script type="module" src="form.js"></script>', form: '<div data-donation></div>' };

/** The snippet with more attributes, and with its first view if it is prerendered. */
const formWith = (more, isPrerendered = false) => {
  const [tag] = element.split('>');
  const own = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const attributes = { ...Object.fromEntries(own), ...more };
  const written = Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const form = element.replace('<donation-widget', `<donation-widget${written}`);
  return isPrerendered ? form.replace('>', () => `>${prerender(attributes, { locale: 'en-GB' })}`) : form;
};

const address = { fields: 'name address' };
const everything = {
  fields: 'name address',
  'gift-aid': '',
  'charity-name': 'The Reed Trust',
  projects: 'Reeds; Otters; Where it is needed',
};

const german = { locale: 'de' };

/** The head of the configurator's snippet: the module and preloads of the files that the attributes need. */
const headWith = (id, attributes) =>
  [head, ...preloads({ ...attributes, file: 'module', cdn: `/${id}/` }, { version: '', integrity: {} })].join(
    '\n',
  );

/** Our form with these attributes, rendered by the module. */
const ours = (id, name, attributes, { isPrerendered, ...more } = {}) => ({
  id,
  name,
  source: 'cdn',
  head: headWith(id, attributes),
  form: formWith(attributes, isPrerendered),
  ...more,
});
const equivalent = (id, name, source) => ({ id, name, source, isCounted: true, ...place });

const all = [
  equivalent('plain', 'plain JavaScript', 'plain.ts'),
  equivalent('again', 'the same again', 'plain.ts'),
  ours('ours', 'donation-widget', {}, { isCounted: true }),
  ours('prerendered', 'prerendered', {}, { isPrerendered: true }),
  ours('address', 'with address', address, { isCounted: true }),
  ours('prerendered-address', 'prerendered with address', address, { isPrerendered: true }),
  ours('everything', 'with address, Gift Aid and purposes', everything),
  ours('german', 'in German', german, { lang: 'de' }),
  { id: 'classic', name: 'classic script', source: 'cdn', head: classicHead, form: formWith({}) },
  equivalent('preact', 'Preact', 'preact.jsx'),
  equivalent('svelte', 'Svelte', 'svelte.js'),
  equivalent('react', 'React + react-hook-form + zod', 'react.jsx'),
  { id: 'alone', name: 'the page without a form', source: 'plain.ts', head: '', form: '' },
];

/**
 * Builds the scripts of the pages into a folder.
 *
 * @param {string} folder
 * @param {readonly string[]} [wanted] ids of pages. Plain JavaScript is always included, twice
 */
export const pagesIn = async (folder, wanted = all.map(({ id }) => id)) => {
  const unknown = wanted.filter((id) => all.every((page) => page.id !== id));
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join(', ')}: ${all.map(({ id }) => id).join(', ')}.`);
  const pages = all
    .filter(({ id }) => ['plain', 'again', ...wanted].includes(id))
    .map((page) => ({ lang: 'en-GB', ...page, folder: join(folder, page.source) }));
  for (const source of new Set(pages.map((page) => page.source)))
    await (/^\w+$/.test(source)
      ? buildOurs(source, join(folder, source))
      : buildEquivalent(source, join(folder, source)));
  return pages;
};
