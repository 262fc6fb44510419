// A donor's page has the first file of one version, and the folder of its scripts has another version, or none.
import { cy } from '../../src/languages/cy.js';
import { en } from '../../src/languages/en.js';
import type { Page } from '@playwright/test';
import { expect, formWith, test, type Script } from './site.js';

const scripts: Script[] = ['module', 'classic'];

/** Counts the page's loads: nothing may reload it but the donor. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

for (const script of scripts)
  for (const [what, after] of [
    ['is overwritten with the next version', 'next'],
    ['is deleted', null],
  ] as const)
    test(`${script}: the folder ${what} before a donor presses the button`, async ({ page, site, donor }) => {
      const loads = countLoads(page);
      await site.publishFolder({ script });
      await site.overwrite('now');
      await page.goto('/give.html');
      await expect(donor.submitButton).toBeVisible();
      await site.overwrite(after);
      await donor.choose(en.month);
      await donor.choose('£50');
      await donor.type(en.email, 'ada@example.org');
      await donor.submit();
      await expect(page.locator('.notice')).toHaveText(en.unloaded);
      await donor.submit();
      await expect(page.locator('.notice')).toHaveText(en.unloaded);
      expect(loads()).toBe(1);

      // The donor does as told, once.
      await site.overwrite('next');
      await page.reload();
      await expect(donor.submitButton).toHaveText('Donate £50.00 monthly');
      await donor.type(en.email, 'ada@example.org');
      await donor.submit();
      await donor.pay();
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    });

/** Parts that a page can load after its folder has changed, and what the donor sees if they don't belong to it. */
const late: {
  what: string;
  body: string;
  /** What makes the page load the part. */
  act: (page: Page) => Promise<unknown>;
  sees: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'a question that the page adds',
    body: formWith(''),
    act: (page) => page.locator('donation-widget').evaluate((form) => form.setAttribute('gift-aid', '')),
    sees: async (page) => {
      await expect(page.getByRole('link', { name: 'Give by bank transfer' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Donate/ })).toBeHidden();
    },
  },
  {
    what: 'a question, if the page has no other way to give',
    body: formWith('').replace(/<a .*<\/a>/, ''),
    act: (page) => page.locator('donation-widget').evaluate((form) => form.setAttribute('gift-aid', '')),
    sees: (page) => expect(page.getByRole('status')).toHaveText(en.unloaded),
  },
  {
    what: 'a language',
    body: formWith(''),
    act: (page) => page.evaluate(() => (document.documentElement.lang = 'cy')),
    // Texts of another version could say something else than the form does and records.
    sees: async (page) => {
      const reported = page.waitForEvent('console', (one) =>
        one.text().includes("couldn't load its texts in “cy”"),
      );
      await reported;
      await expect(page.getByRole('group', { name: en.amount, exact: true })).toBeVisible();
      await expect(page.getByRole('group', { name: cy.amount, exact: true })).toHaveCount(0);
    },
  },
  {
    what: 'the dialog of a button',
    body: `<donation-button>${formWith('')}</donation-button>`,
    act: (page) => page.getByRole('button', { name: en.donate }).click(),
    sees: async (page) => {
      await expect(page.getByRole('status')).toHaveText(en.unloaded);
      await expect(page.getByRole('button', { name: en.donate })).toBeVisible();
    },
  },
];

for (const script of scripts)
  for (const after of ['next', null] as const)
    test(`${script}: ${after ? 'a part of the next version' : 'a missing part'} leaves no dead form`, async ({
      page,
      site,
    }) => {
      for (const { what, body, act, sees } of late)
        await test.step(what, async () => {
          await site.publishFolder({ script, body });
          await site.overwrite('now');
          await page.goto('/give.html');
          await expect(page.getByRole('button', { name: /^Donate/ })).toBeVisible();
          await site.overwrite(after);
          await Promise.all([sees(page), act(page)]);
        });
    });

test('a donor who has paid and can’t see the status is told to reload, and then sees it', async ({
  page,
  site,
  donor,
}) => {
  await site.publishFolder();
  await site.overwrite('now');
  await page.goto('/give.html');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await page.route('**/status.js', (route) => route.fulfill({ status: 404 }));
  await donor.pay();
  await expect(page.getByRole('status')).toHaveText(en.unloaded);
  await expect(donor.submitButton).toHaveCount(0);

  await page.unroute('**/status.js');
  await site.overwrite('next');
  await page.reload();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
});

test('a browser that keeps the old script asks to reload each time, until the page uses a new folder', async ({
  page,
  site,
  donor,
}) => {
  const press = async () => {
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
  };
  await site.publishFolder({ isKept: true });
  await site.overwrite('now');
  await page.goto('/give.html');
  await expect(donor.submitButton).toBeVisible();
  await site.overwrite('next');
  for (const load of ['first', 'second']) {
    await press();
    await expect(page.locator('.notice'), load).toHaveText(en.unloaded);
    await page.reload();
  }
  await site.publish('next');
  await page.reload();
  await press();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
});
