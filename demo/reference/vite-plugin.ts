import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readManifest } from '../../src/build/manifest/manifest.js';
import { referenceOf } from '../../src/build/manifest/reference.js';
import { contents, entries } from './page.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes into the page of the reference what the elements say of themselves, each time that it is asked for. */
export const reference = (): Plugin => ({
  name: 'reference',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { filename }) => {
      if (!/[\\/]demo[\\/]reference\.html$/.test(filename)) return html;
      const elements = referenceOf(await readManifest(root));
      return html
        .replace('<!-- contents -->', () => contents(elements))
        .replace('<!-- entries -->', () => entries(elements));
    },
  },
});
