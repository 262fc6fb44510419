// Playwright's `test` for a blind donor: keys for Firefox, and what Orca then says.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test as base, type Route } from '@playwright/test';
import { firefox } from '../../test/runners/engines.js';
import { patience } from '../../test/runners/patience.js';
import { donorOn } from '../../test/support/journeys/journey.js';
import { build } from '../../test/support/journeys/server.js';
import { openSite } from '../../test/support/site.js';
import { startDesktop, type Desktop } from './desktop.js';
import { from, saidTwice, spoken, type Step } from './words.js';

const run = promisify(execFile);

/** How long Orca is silent when it has said everything about a step, in milliseconds. */
const silence = { key: 450, submit: 1_200, load: 2_000 };

const heading = 'Rivers and Reeds';

/** What is on the key that xdotool calls by this name, such as “Shift+Tab” for `shift+Tab`. */
const labelOf = (key: string) =>
  key
    .split('+')
    .map((part) => (part === 'Return' ? 'Enter' : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('+');

const listenOn = (desktop: Desktop, steps: Step[]) => {
  const xdotool = (...args: string[]) => run('xdotool', args, { env: desktop.env });

  /** Does something, and returns what Orca says about it as soon as it has said these words and is silent. */
  const listen = async (act: () => Promise<unknown>, words: readonly string[], quiet: number) => {
    const before = (await desktop.said()).length;
    const heard = async () => (await desktop.said()).slice(before);
    await act();
    const acted = Date.now();
    for (const part of words) {
      await expect
        .poll(async () => spoken(await heard()).join(' '), { timeout: patience.step, intervals: [50] })
        .toContain(part);
    }
    let last = acted;
    while (Date.now() - last < quiet) {
      await after(50);
      last = Math.max(acted, (await heard()).at(-1)?.time ?? 0);
    }
    return spoken(await heard());
  };

  const add = (did: string, heard: readonly string[]) => {
    steps.push({ did, heard });
    expect(saidTwice(heard)).toEqual([]);
  };

  /** Does something that the donor hears these words about, none of them twice. */
  const hear = (did: string, act: () => Promise<unknown>, words: readonly string[], quiet: number) =>
    base.step(did, async () => {
      const heard = await listen(act, words, quiet);
      add(did, heard);
      if (words.length === 0) expect(heard).toEqual([]);
    });

  return {
    /** Waits until Orca has said these words and is silent. They aren't part of the journey. */
    wait: (act: () => Promise<unknown>, ...words: string[]) => listen(act, words, silence.load),
    /** Presses a key, or several at once such as `shift+Tab`. Without words, the donor hears nothing. */
    press: (key: string, ...words: string[]) =>
      hear(labelOf(key), () => xdotool('key', key), words, silence.key),
    /** Selects the text of a field, outside the transcript: Orca has several words for that. */
    selectAll: () => listen(() => xdotool('key', 'ctrl+a'), ['selected'], silence.key),
    /**
     * Presses a key on a button that then goes away. The transcript begins with these words: Orca says which groups the
     * focus has left and entered only if it's faster.
     */
    pressAway: (key: string, words: string) =>
      base.step(key, async () => {
        add(labelOf(key), from(await listen(() => xdotool('key', key), [words], silence.key), words));
      }),
    tab: (...words: string[]) => hear('Tab', () => xdotool('key', 'Tab'), words, silence.key),
    type: (text: string, ...words: string[]) =>
      hear(`“${text}”`, () => xdotool('type', '--delay', '30', text), words, silence.key),
    /** Presses Enter, and waits for what the form says after its answer from the service. */
    submit: (...words: string[]) => hear('Enter', () => xdotool('key', 'Return'), words, silence.submit),
    /** Something happens that the donor doesn't do with keys. */
    notice: (did: string, act: () => Promise<unknown>, ...words: string[]) =>
      hear(did, act, words, silence.submit),
    /** The donor comes to a page, and hears these words of it first. */
    arrive: (did: string, act: () => Promise<unknown>, words: string) =>
      base.step(did, async () => add(did, from(await listen(act, [words], silence.load), words))),
  };
};

type Form = { lang?: string; around?: (form: string) => string };

type Journey = {
  steps: Step[];
  orca: ReturnType<typeof listenOn>;
  /** Opens a page with a form that has these attributes. */
  open: (attributes?: string, form?: Form) => Promise<void>;
  /** Holds the answers to requests for an address that matches, until the result is called. */
  hold: (addresses: string) => Promise<() => void>;
  /** Fills in the form without listening, and goes to the payment page. */
  startPayment: () => Promise<void>;
  /** Sends JSON to a control route of the sandbox. */
  control: (method: 'POST' | 'PUT', path: string, data: unknown) => Promise<void>;
};

type Worker = { desktop: Desktop; site: { origin: string; folder: string } };

export const test = base.extend<Journey, Worker>({
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'donation-widget-pages-'));
      const folders = { '/cdn': await build('scripts'), '/pages': folder };
      // Orca drops what the form says while it sends if the next text comes at once, as it does only from a server on
      // the same machine.
      const { origin, close } = await openSite({ folders }, { delay: 700 });
      await use({ origin, folder });
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  desktop: [
    async ({}, use) => {
      const desktop = await startDesktop();
      await use(desktop);
      await desktop.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, desktop }, use) => {
      const browser = await playwright.firefox.launch({
        channel: 'moz-firefox',
        executablePath: firefox,
        headless: false,
        env: desktop.env,
        args: ['--kiosk'],
        firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  viewport: null,
  steps: async ({}, use, info) => {
    const steps: Step[] = [];
    await use(steps);
    await info.attach('transcript', { body: JSON.stringify(steps), contentType: 'application/json' });
  },
  orca: async ({ desktop, steps }, use) => {
    await use(listenOn(desktop, steps));
  },
  open: async ({ page, site, desktop, orca }, use, { testId }) => {
    // A new window has the focus in its address bar, and Orca then doesn’t always read the page that it opens.
    const focusPage = async () => {
      if (page.url() !== 'about:blank') return;
      await page.evaluate(() => {
        addEventListener('mousedown', () => (document.documentElement.dataset['isPressed'] = ''));
      });
      await expect(async () => {
        await run('xdotool', ['mousemove', '5', '5', 'click', '1'], { env: desktop.env });
        await page.locator('[data-is-pressed]').waitFor({ state: 'attached', timeout: 500 });
      }).toPass({ timeout: patience.step });
    };
    await use(async (attributes = '', { lang = 'en-GB', around = String } = {}) => {
      const form = `<donation-widget base-url="/api/v1" publishable-key="pk_test_sandbox" ${attributes}>
        <a href="https://charity.example/give">Other ways to give</a></donation-widget>`;
      // With a link at the end, Tab doesn't leave the page.
      const content = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Give</title>
        <link rel="icon" href="data:,"><script type="module" src="/cdn/donation-widget.js"></script>
        <main><h1>${heading}</h1>${around(form)}<p><a href="#">End of the page</a></p></main>`;
      await writeFile(join(site.folder, `${testId}.html`), content);
      await orca.wait(async () => {
        await focusPage();
        await page.goto(`${site.origin}/pages/${testId}.html`);
        const form = page.locator('donation-widget, donation-button').first();
        await form.getByRole('button').last().waitFor({ state: 'attached' });
      }, `${heading} heading level 1.`);
    });
  },
  hold: async ({ page }, use) => {
    await use(async (addresses) => {
      const release = new AbortController();
      const hold = async (route: Route) => {
        if (!release.signal.aborted) await once(release.signal, 'abort');
        await route.continue();
      };
      // All of them: on a busy machine, the form can ask a second time before the donor has heard that it asks.
      await page.route(addresses, hold);
      return () => {
        release.abort();
      };
    });
  },
  startPayment: async ({ page, orca }, use) => {
    await use(async () => {
      const donor = donorOn(page);
      await donor.type('Email address', 'ada@example.org');
      await orca.wait(async () => {
        await donor.submit();
        await page.getByRole('button', { name: /^Pay / }).waitFor();
      });
    });
  },
  control: async ({ site, request }, use) => {
    await use(async (method, path, data) => {
      const response = await request.fetch(`${site.origin}/sandbox/control/${path}`, { method, data });
      expect(response.status()).toBeLessThan(300);
    });
  },
});

export { expect };
