import { test as base, type Page, type Request } from '@playwright/test';
import { en } from '../../src/messages/en.js';
import { openFolder, startServer } from './server.js';

/** What a donor does on the charity's page and on the page of the payment. */
export const donorOn = (page: Page) => ({
  choose: (option: string) => page.getByRole('radio', { name: option, exact: true }).check(),
  field: (name: string) => page.getByLabel(name, { exact: true }),
  type: (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text),
  /** The one button of the form, whatever amount it names. */
  donate: page.getByRole('button', { name: /^Donate/ }),
  click: (name: string | RegExp) => page.getByRole('button', { name }).click(),
  pay: () => page.getByRole('button', { name: /^Pay / }).click(),
  decline: () => page.getByRole('button', { name: 'Decline' }).click(),
  leave: () => page.getByRole('button', { name: 'Leave without paying' }).click(),
  heading: (title: string) => page.getByRole('heading', { name: title, exact: true }),
  continueToPayment: page.getByRole('link', { name: en.continueToPayment }),
});

type Journey = {
  donor: ReturnType<typeof donorOn>;
  /** Every checkout that the page asked for. */
  posts: Request[];
  /** A page of `./pages` as the organisation's default for the way back. */
  organisationReturn: (file: string) => Promise<void>;
};

type Servers = { folder: string; http: string; https: string };

/** Playwright's `test` with servers of this project for each worker; `page.goto` is relative to `pages`. */
export const test = base.extend<Journey, Servers>({
  folder: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from here
    async ({}, use) => {
      const folder = await openFolder();
      await use(folder.path);
      await folder.close();
    },
    { scope: 'worker' },
  ],
  http: [
    async ({ folder }, use) => {
      const server = await startServer(`${folder}/http`);
      await use(server.origin);
      await server.kill();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  https: [
    async ({ folder }, use) => {
      const server = await startServer(`${folder}/https`, 'https');
      await use(server.origin);
      await server.kill();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ignoreHTTPSErrors: true,
  baseURL: async ({ http }, use) => {
    await use(`${http}/test/e2e/pages/`);
  },
  donor: async ({ page }, use) => {
    await use(donorOn(page));
  },
  posts: async ({ page }, use) => {
    const posts: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/v1/')) posts.push(request);
    });
    await use(posts);
  },
  organisationReturn: async ({ context }, use) => {
    await use(async (file) => {
      await context.route('**/demo/thank-you.html', (route) =>
        route.fulfill({ path: `test/e2e/pages/${file}`, contentType: 'text/html' }),
      );
    });
  },
});

/** The same on the server that speaks https. */
export const secureTest = test.extend({
  baseURL: async ({ https }, use) => {
    await use(`${https}/test/e2e/pages/`);
  },
});

export { expect } from '@playwright/test';
export { en };
