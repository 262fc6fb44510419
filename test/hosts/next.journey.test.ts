import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSite, type Site } from '../support/site.js';
import { expect, hostEnvironment, test } from './host.js';
import { expectOneForm, fillInBeforeScript, give, listenTo, renderAgain, removeAndAdd } from './visit.js';

type NextServer = { origin: string; close(): Promise<void> };

/** Starts Next.js in its own process, as `npm start` does. */
const startNext = async (folder: string): Promise<NextServer> => {
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [program, 'start', '--port', '0', '--hostname', 'localhost'], {
    cwd: folder,
    env: hostEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  // End the server even if a test fails halfway.
  process.once('exit', () => child.kill());
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found && output.includes('Ready in')) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`Next.js did not start:\n${output}`)));
  });
  return {
    origin,
    close: async () => {
      child.kill();
      await exited;
    },
  };
};

const fallback = 'Other ways to give';

test.describe('A Next.js page on a Next.js server', () => {
  let server: NextServer;
  let site: Site;

  test.beforeAll(async ({ hostOf }) => {
    const host = await hostOf('next');
    // It checks the types too, also those of `faults.tsx`.
    await host.build();
    server = await startNext(host.folder);
    site = await openSite({ server: server.origin });
  });

  test.afterAll(async () => {
    await site.close();
    await server.close();
  });

  test('has the element with its fallback in the server’s HTML', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.origin);
    const widget = page.locator('donation-widget[base-url="/api/v1"]');
    await expect(widget.getByRole('link', { name: fallback })).toBeVisible();
    await page.close();
  });

  test('hydrates, and lets a donor give monthly, come back and see the thank-you message', async ({
    page,
  }) => {
    const heard = listenTo(page);
    await page.goto(site.origin);
    await give(page, heard);
    await expect(page).toHaveURL((url) => url.search === '');
    expect(await heard.complaints()).toEqual([]);
  });

  test('keeps what the donor typed when it renders again', async ({ page }) => {
    const heard = listenTo(page);
    await page.goto(site.origin);
    await renderAgain(page);
    expect(await heard.complaints()).toEqual([]);
  });

  test('removes the form and puts it back, including with its router', async ({ page }) => {
    const heard = listenTo(page);
    await page.goto(site.origin);
    await removeAndAdd(page, heard);
    await page.getByRole('link', { name: 'About the river' }).click();
    await expect(page.locator('donation-widget')).toHaveCount(0);
    await page.getByRole('link', { name: 'Give to the river' }).click();
    await expect(page.getByRole('button', { name: /^Donate/ })).toBeVisible();
    expect(await heard.complaints()).toEqual([]);
  });

  test('has a prerendered form that keeps what the donor typed when it hydrates', async ({ page }) => {
    const heard = listenTo(page);
    // The links prefetch their pages once they are hydrated.
    const hydrated = page.waitForRequest((request) => new URL(request.url()).searchParams.has('_rsc'));
    await fillInBeforeScript(page, `${site.origin}/prerendered`);
    await hydrated;
    await expectOneForm(page, { amount: '£25.00', email: 'ada@example.org' });
    await page.getByRole('link', { name: 'About the river' }).click();
    await expect(page.locator('donation-widget')).toHaveCount(0);
    await page.getByRole('link', { name: 'A prerendered form' }).click();
    await expectOneForm(page, { amount: '£10.00', email: '' });
    expect(await heard.complaints()).toEqual([]);
  });
});
