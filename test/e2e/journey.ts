import { readFile, rm } from 'node:fs/promises';
import { expect, test as base, type Locator, type Page, type Request } from '@playwright/test';
import { en } from '../../src/i18n/en.js';
import type { DonorActions, TotalsLine } from '../donor-actions.js';
import { openFolder, startServer } from './server.js';

/** The terms of a list, each with its definition as it is seen. */
const rowsOf = (list: Locator) =>
  list.locator('> div').evaluateAll((rows) =>
    rows.map((row) => {
      const [term = '', definition = ''] = [...row.children].map((cell) =>
        (cell as HTMLElement).innerText.trim(),
      );
      return [term, definition] as const;
    }),
  );

/** Steps of a donor on the charity's page, or in a part of it, and on the payment page. */
export const donorOn = (page: Page, part: Page | Locator = page) => {
  const field = (label: string) => part.getByLabel(label, { exact: true });
  const button = (name: string) => part.getByRole('button', { name, exact: true });
  const checkbox = (name: string) => part.getByRole('checkbox', { name, exact: true });
  const submitButton = part.getByRole('button', { name: /^Donate/ });
  const form: DonorActions<Locator, Locator, Promise<TotalsLine[]>> = {
    field,
    // The field is cleared first: Playwright's Firefox adds to what an e-mail field holds.
    type: async (label, text) => {
      await field(label).clear();
      await field(label).fill(text);
    },
    select: (label, option) => field(label).selectOption(option),
    choose: (option) => part.getByRole('radio', { name: option, exact: true }).check(),
    tick: (label) => checkbox(label).check(),
    untick: (label) => checkbox(label).uncheck(),
    add: async (item, times = 1) => {
      for (let time = 0; time < times; time += 1) await button(en.more.replace('{label}', item)).click();
    },
    press: (name) => button(name).click(),
    follow: (name) => part.getByRole('link', { name, exact: true }).click(),
    submitButton,
    submit: () => submitButton.click(),
    get totals() {
      return rowsOf(part.getByLabel(en.summary));
    },
  };
  return Object.assign(form, {
    /** The terms of the payment page, each with its value. */
    asked: async () => {
      const facts = page.locator('.facts');
      await expect(facts).toBeVisible();
      return Object.fromEntries((await rowsOf(facts)).filter(([term]) => term !== 'Email address'));
    },
    pay: () => page.getByRole('button', { name: /^Pay / }).click(),
    decline: () => page.getByRole('button', { name: 'Decline' }).click(),
    leave: () => page.getByRole('button', { name: 'Leave without paying' }).click(),
    heading: (title: string) => page.getByRole('heading', { name: title, exact: true }),
    continueToPayment: page.getByRole('link', { name: en.continueToPayment }),
    returnToPayment: page.getByRole('link', { name: en.returnToPayment }),
  });
};

/** Has each page that comes begin as for a donor who was never there, where it may store anything at all. */
export const beginsAnew = (page: Page) =>
  page.addInitScript(() => {
    try {
      for (const storage of [sessionStorage, localStorage]) storage.clear();
    } catch {
      // A frame without an origin has no storage.
    }
  });

/** As much of a checkout's body as a test reads by name. */
export type CheckoutBody = { return_url?: string; metadata: { donation_reference: string } };

type Journey = {
  donor: ReturnType<typeof donorOn>;
  /** Every checkout that the page asked for. */
  posts: Request[];
  /** The body of every checkout that reached the service. */
  received: () => Promise<CheckoutBody[]>;
  /** A page of `./pages` as the organisation's default return page. */
  organisationReturn: (file: string) => Promise<void>;
};

type Servers = { folder: string; http: string; https: string };

/** Playwright's `test` with servers of this project for each worker; `page.goto` is relative to `pages`. */
export const test = base.extend<Journey, Servers>({
  folder: [
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
    { scope: 'worker', timeout: 120_000 },
  ],
  https: [
    async ({ folder }, use) => {
      const server = await startServer(`${folder}/https`, 'https');
      await use(server.origin);
      await server.kill();
    },
    { scope: 'worker', timeout: 120_000 },
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
  received: async ({ folder }, use) => {
    const files = ['http', 'https'].map((scheme) => `${folder}/${scheme}/checkouts`);
    for (const file of files) await rm(file, { force: true });
    await use(async () => {
      const notes = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
      return notes
        .flatMap((lines) => lines.split('\n').filter(Boolean))
        .map((line) => JSON.parse(line) as CheckoutBody);
    });
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

export { en, expect };
