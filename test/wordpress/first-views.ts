import type { APIResponse, Page } from '@playwright/test';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { read } from './plugin.js';
import { expect } from './site.js';
import type { WordPress } from './wordpress.js';

const route = '/?rest_route=/donation-widget/v1/views';

const templatesIn = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Template[] => {
  const here = 'content' in node && node.attrs.some(({ name }) => name === 'shadowrootmode') ? [node] : [];
  return [...here, ...('childNodes' in node ? node.childNodes.flatMap(templatesIn) : [])];
};

/** The contents of the templates on a page, as a browser reads them: one for each form with a first view. */
export const viewsIn = (html: string): string[] =>
  templatesIn(parse(html)).map(({ content }) => serialize(content));

/** The first views that a visitor gets with a page. */
export const viewsOn = async (address: string): Promise<string[]> => viewsIn((await read(address)).html);

/** Somebody who can publish the post looks at the page, until all its forms have their first views. */
export const look = async (page: Page, address: string, forms = 1): Promise<void> => {
  await page.goto(address);
  await expect.poll(async () => (await viewsOn(address)).length).toBe(forms);
};

/** A view, as the plugin's script sends it. */
export type View = { digest: string; questions: unknown; tree: unknown };

/** The number of the post at an address. */
export const postAt = (wordpress: WordPress, address: string): Promise<number> =>
  wordpress.php<number>('return url_to_postid( $given );', address);

/** The nonce of a user for WordPress's routes. */
export const nonceOf = async (page: Page): Promise<string> =>
  await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();

/** Asks for a view to be stored, as the plugin's script does, or without a nonce. */
export const store = async (page: Page, data: unknown, given?: string | null): Promise<APIResponse> => {
  const nonce = given === undefined ? await nonceOf(page) : given;
  return await page.request.post(route, { headers: nonce === null ? {} : { 'X-WP-Nonce': nonce }, data });
};

/** Asks which forms of a post have no view, as the script of the editor does. */
export const missing = async (page: Page, post: number): Promise<APIResponse> =>
  await page.request.get(`${route}&post=${post}`, { headers: { 'X-WP-Nonce': await nonceOf(page) } });

/** The views of a post by their digests, with the version of the plugin, as the database has them. */
export const storedIn = async (wordpress: WordPress, post: number) =>
  JSON.parse(
    (await wordpress.php<string>(`return get_post_meta( $given, '_donation_widget_views', true );`, post)) ||
      '{}',
  ) as { version?: string; views?: Record<string, Omit<View, 'digest'>> };
