// Plugins that combine scripts, or start them late. As a classic script, ours does nothing.
import { donorOn, en } from '../support/journeys/journey.js';
import { post, usePhp, usePlugin, useTheme } from './plugin.js';
import { expect, test } from './site.js';

usePlugin();
usePhp('optimisers.php');

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  test(`The form appears on pages that other plugins make faster, in ${theme}`, async ({
    page,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    const address = await post(wordpress, '[donation_form]');
    for (const optimiser of ['concat', 'rocket', 'litespeed', 'autoptimize', 'cloudflare']) {
      await test.step(optimiser, async () => {
        await page.goto(`${address}&optimiser=${optimiser}`);
        await expect(donorOn(page).field(en.email)).toBeVisible();
      });
    }
  });
}
