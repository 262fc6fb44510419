import { post, read } from './plugin.js';
import { expect } from './site.js';
import type { WordPress } from './wordpress.js';

/** The attributes of a block. */
export type Values = Record<string, unknown>;

/** A block as the editor writes it. */
export const block = (name: string, values: Values = {}) => {
  const json = JSON.stringify(values)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);
  return `<!-- wp:donation-widget/${name} ${json} /-->`;
};

/** A paragraph as the editor writes it. */
export const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

/** The page of an author’s post, and the only element of a tag on it. */
export const shown = async (wordpress: WordPress, content: string, tag = 'donation-widget') => {
  const page = await read(await post(wordpress, content));
  const [found, ...others] = page.all(tag);
  expect(others).toEqual([]);
  return { ...page, attributes: found?.attributes };
};
