import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page, type Request } from '@playwright/test';
import type { LitElement } from 'lit';
import { en } from '../../../src/languages/en.js';
import type { DonorActions, TotalsLine } from '../donor-actions.js';
import { build, openFolder, startServer } from './server.js';

/** The terms of a list, each with its visible definition. */
const rowsOf = (list: Locator) =>
  list.locator('> div').evaluateAll((rows) =>
    rows.map((row) => {
      const [term = '', definition = ''] = [...row.children].map((cell) =>
        (cell as HTMLElement).innerText.trim(),
      );
      return [term, definition] as const;
    }),
  );

/**
 * Waits until the form of a control answers. A form that has only been drawn asks a donor who presses its button to
 * press again, and a journey must not depend on how fast its files load. A prerendered form without a script has
 * nothing to wait for.
 */
export const answering = async (control: Locator): Promise<Locator> => {
  await control.evaluate(async (element) => {
    const { host } = element.getRootNode() as Partial<ShadowRoot>;
    await (host as Partial<LitElement> | undefined)?.updateComplete;
  });
  return control;
};

let presses = 0;

/**
 * Presses a button at another place than the last time. A test can be so fast that two presses at one place are a
 * double press, which counts once.
 */
const pressAnew = async (button: Locator): Promise<void> => {
  await answering(button);
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  presses += 1;
  await button.click({ position: { x: width * (presses % 2 === 0 ? 0.25 : 0.75), y: height / 2 } });
};

/** A donor's steps on the charity's page, or in a part of it, and on the payment page. */
export const donorOn = (page: Page, part: Pick<Page, 'getByLabel' | 'getByRole'> = page) => {
  const field = (label: string) => part.getByLabel(label, { exact: true });
  const button = (name: string) => part.getByRole('button', { name, exact: true });
  const checkbox = (name: string) => part.getByRole('checkbox', { name, exact: true });
  const submitButton = part.getByRole('button', { name: /^Donate/ });
  const form: DonorActions<Locator, Locator, Promise<TotalsLine[]>> = {
    field,
    // This clears the field first, because Playwright adds to an email field in Firefox.
    type: async (label, text) => {
      await (await answering(field(label))).clear();
      await field(label).fill(text);
    },
    select: async (label, option) => (await answering(field(label))).selectOption(option),
    choose: async (option) =>
      (await answering(part.getByRole('radio', { name: option, exact: true }))).check(),
    tick: async (label) => (await answering(checkbox(label))).check(),
    untick: async (label) => (await answering(checkbox(label))).uncheck(),
    add: async (item, times = 1) => {
      const more = await answering(button(en.more.replace('{label}', item)));
      for (let time = 0; time < times; time += 1) await more.click();
    },
    press: async (name) => (await answering(button(name))).click(),
    follow: (name) => part.getByRole('link', { name, exact: true }).click(),
    submitButton,
    submit: () => pressAnew(submitButton),
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

/** Starts each page without stored data, as for a new donor. */
export const startsAsNewDonor = (page: Page) =>
  page.addInitScript(() => {
    try {
      for (const storage of [sessionStorage, localStorage]) storage.clear();
    } catch {
      // A frame without an origin has no storage.
    }
  });

/** The parts of a checkout's body that tests read by name. */
export type CheckoutBody = { return_url?: string; metadata: { donation_reference: string } };

type Journey = {
  donor: ReturnType<typeof donorOn>;
  /** Every checkout that the page has requested. */
  posts: Request[];
  /** The body of every checkout that reached the service. */
  received: () => Promise<CheckoutBody[]>;
  /** Makes a page of `../../journeys/pages` the organisation's default return page. */
  organisationReturn: (file: string) => Promise<void>;
  /** The folder of the built scripts. The server serves them during this test, and the snippets have their hashes. */
  pinnedScripts: string;
};

type Worker = {
  folder: string;
  http: string;
  https: string;
  /** The folder of the built scripts, the module and the classic one. */
  builtScripts: string;
  /** The folder of the static demo. */
  builtDemo: string;
};

/**
 * Playwright's `test` with servers of this project for each worker; `page.goto` is relative to `pages`.
 *
 * All fixtures for a worker are here, because tests that add one get extra workers, each with its own browser and
 * servers.
 */
export const test = base.extend<Journey, Worker>({
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
    { scope: 'worker' },
  ],
  https: [
    async ({ folder }, use) => {
      const server = await startServer(`${folder}/https`, 'https');
      await use(server.origin);
      await server.kill();
    },
    { scope: 'worker' },
  ],
  builtScripts: [
    async ({}, use) => {
      await use(await build('scripts'));
    },
    { scope: 'worker' },
  ],
  builtDemo: [
    async ({}, use) => {
      await use(await build('demo'));
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  baseURL: async ({ http }, use) => {
    await use(`${http}/test/journeys/pages/`);
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
        route.fulfill({ path: `test/journeys/pages/${file}`, contentType: 'text/html' }),
      );
    });
  },
  pinnedScripts: async ({ folder, builtScripts }, use) => {
    const place = join(folder, 'scripts');
    await symlink(builtScripts, place, 'junction');
    await use(builtScripts);
    await rm(place);
  },
});

/** The same with the https server. */
export const secureTest = test.extend({
  baseURL: async ({ https }, use) => {
    await use(`${https}/test/journeys/pages/`);
  },
});

export { en, expect };
