import { join } from 'node:path';
import { test as base, type APIResponse, type Browser, type Page } from '@playwright/test';
import { sharedBuild } from '../package/packed.js';
import { newest, type Version } from './versions.js';
import { startWordPress, type WordPress } from './wordpress.js';

/** The zip file that charities upload. */
export const zip = async (): Promise<string> =>
  join(await sharedBuild(), 'copy/dist/wordpress/donation-widget.zip');

export type Role = 'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber';

/** A page on which a user of this role has logged in. It skips the dashboard, which takes seconds. */
export const logIn = async (browser: Browser, { address }: WordPress, role: Role): Promise<Page> => {
  const context = await browser.newContext({ baseURL: address });
  // The first answer sets a cookie that the second request needs.
  await context.request.get('/wp-login.php');
  const form = { log: role, pwd: 'password', redirect_to: '/robots.txt' };
  await context.request.post('/wp-login.php', { form });
  const cookies = await context.cookies();
  if (!cookies.some(({ name }) => name.startsWith('wordpress_logged_in')))
    throw new Error(`${role} can’t log in.`);
  return await context.newPage();
};

/** Saves a new post as the block editor does. */
export const savePost = async (page: Page, content: string, status: string): Promise<APIResponse> => {
  const nonce = await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce');
  return await page.request.post('/?rest_route=/wp/v2/posts', {
    headers: { 'X-WP-Nonce': await nonce.text() },
    data: { title: 'Appeal', content, status },
  });
};

/** Publishes a post as the block editor does, and returns its address. */
export const publish = async (page: Page, content: string): Promise<string> => {
  const answer = await savePost(page, content, 'publish');
  if (answer.status() !== 201) throw new Error(await answer.text());
  const { link } = (await answer.json()) as { link: string };
  return link;
};

/** The settings that an administrator has saved. */
export const settings = {
  base_url: 'https://service.example/api/v1',
  publishable_key: 'pk_test_wordpress',
  test_mode: true,
  currency: 'EUR',
  thanks_page: 0,
  fallback_url: 'https://charity.example/other-ways?a=1&b=2',
};

/** What a Playwright project can set: the version of WordPress, which is the newest unless it says so. */
export type WordPressOptions = { version: Version };

/** Playwright's `test` with a WordPress that all tests of a worker share. */
export const test = base.extend<object, WordPressOptions & { wordpress: WordPress }>({
  version: [newest, { option: true, scope: 'worker' }],
  wordpress: [
    async ({ version }, use) => {
      const wordpress = await startWordPress(version);
      try {
        await use(wordpress);
      } finally {
        await wordpress.stop();
      }
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
