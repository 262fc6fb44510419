// Plugins that combine scripts, start them late, or add a version to their addresses. As a classic script, ours does
// nothing. With a version, it’s another module than the one that its own files import.
import { returnScript } from '../../src/prerender/return-script.js';
import { donorOn, en } from '../support/journeys/journey.js';
import { post, usePhp, usePlugin, useTheme } from './plugin.js';
import { look, viewsOn } from './first-views.js';
import { expect, logIn, test } from './site.js';

usePlugin();
usePhp('optimisers.php');

const optimisers = [
  'concat',
  'rocket',
  'litespeed',
  'autoptimize',
  'cloudflare',
  'cloudflare&version=1.2',
  'version-in-html',
];

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  test(`The form appears on pages that other plugins make faster, and its script loads once, in ${theme}`, async ({
    browser,
    page,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    const address = await post(wordpress, '[donation_form]', 'author');
    await look(await logIn(browser, wordpress, 'author'), address);
    let loaded: string[] = [];
    let warnings: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    for (const optimiser of optimisers) {
      await test.step(optimiser, async () => {
        loaded = [];
        warnings = [];
        await page.goto(`${address}&optimiser=${optimiser}`);
        const donor = donorOn(page);
        await donor.type(en.email, 'ada@example.org');
        await expect(donor.submitButton).toHaveText('Donate €10.00');
        if (optimiser.includes('version')) expect(loaded.join('\n')).toMatch(/\.js\?.*\bver=1\.2$/m);
        expect(loaded.filter((url) => new URL(url).pathname.endsWith('/donation-widget.js'))).toHaveLength(1);
        expect(warnings).toEqual([]);
        expect(await viewsOn(`${address}&optimiser=${optimiser}`)).toEqual([
          expect.stringContaining(`<script data-cfasync="false">${returnScript}</script>`),
        ]);
      });
    }
  });
}
