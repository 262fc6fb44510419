// Also runs in Firefox.
import type { Page } from '@playwright/test';
import { startsAsNewDonor, donorOn, en, expect, test } from '../support/journeys/journey.js';

/** The `sandbox` attribute of a frame, or null for a frame without one. */
type Sandbox = string | null;

type Way = { what: string; sandbox: Sandbox; needsClick?: boolean };

/** Opens a page with a frame that has the form, from the same site or another one. */
const openFramed = async (page: Page, form: string, sandbox: Sandbox) => {
  await page.goto('blank.html');
  await page.evaluate(
    ([src, tokens]) => {
      const frame = document.createElement('iframe');
      if (tokens !== null) frame.setAttribute('sandbox', tokens ?? '');
      frame.src = src ?? '';
      frame.style.cssText = 'inline-size: 100%; block-size: 90vh';
      document.body.append(frame);
    },
    [form, sandbox] as const,
  );
  const frame = page.locator('iframe').contentFrame();
  const donor = donorOn(page, frame.locator('body'));
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  return {
    donor,
    link: frame.getByRole('link', { name: en.continueToPayment, exact: true }),
    newTab: frame.getByRole('link', { name: en.continueInNewTab, exact: true }),
  };
};

const pay = (page: Page) => page.getByRole('button', { name: 'Pay £25.00' });

const unboxed: Way = { what: 'a frame without a sandbox', sandbox: null };
const everything: Way = {
  what: 'a sandboxed frame with all permissions',
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation',
};
// This frame has the fewest permissions: it has no origin and can't send forms.
const little: Way = {
  what: 'a sandboxed frame that can open another page after a click, and can’t send forms',
  sandbox: 'allow-scripts allow-top-navigation-by-user-activation',
  needsClick: true,
};

const sites = [
  { site: 'the same site', at: 'http', ways: [unboxed, everything, little] },
  // A frame of another site can only navigate the window after a click.
  { site: 'another site', at: 'https', ways: [{ ...unboxed, needsClick: true }, little] },
] as const;

for (const { site, at, ways } of sites) {
  test(`A donor gives in frames of ${site}`, async ({ page, http, https }) => {
    await startsAsNewDonor(page);
    const form = `${{ http, https }[at]}/test/journeys/pages/give.html`;
    for (const { what, sandbox, needsClick } of ways) {
      await test.step(what, async () => {
        const { donor, link } = await openFramed(page, form, sandbox);
        await donor.submit();
        if (needsClick) await link.click();
        await expect(pay(page)).toBeVisible();
        expect(page.frames()).toHaveLength(1);
      });
    }
  });
}

test('A donor gives in a new tab from frames that can’t navigate the window', async ({
  page,
  context,
  http,
  https,
}) => {
  await startsAsNewDonor(page);
  await page.clock.install();
  const mayOpenTabs = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  for (const [origin, sandbox] of [
    [http, `${mayOpenTabs} allow-same-origin`],
    [https, mayOpenTabs],
  ] as const) {
    await test.step(`${origin}: ${sandbox}`, async () => {
      const { donor, link, newTab } = await openFramed(
        page,
        `${origin}/test/journeys/pages/give.html`,
        sandbox,
      );
      await donor.submit();
      await link.click();
      await page.clock.fastForward(3000);
      const opened = context.waitForEvent('page');
      await newTab.click();
      const tab = await opened;
      await expect(pay(tab)).toBeVisible();
      await tab.close();
      await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    });
  }
});
