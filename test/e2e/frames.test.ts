import type { Page } from '@playwright/test';
import { donorOn, en, expect, test } from './journey.js';

/** What a frame may do, in the words of its `sandbox` attribute; null for a frame without one. */
type Sandbox = string | null;

/** A page of one site with the form of the same or of another site in a frame. */
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

const sites = [
  { site: 'the same site', formOn: ({ http }: { http: string }) => http, isSame: true },
  { site: 'another site', formOn: ({ https }: { https: string }) => https, isSame: false },
];

for (const { site, formOn, isSame } of sites) {
  const formOf = (servers: { http: string; https: string }) => `${formOn(servers)}/test/e2e/pages/give.html`;

  test(`a donor gives in a frame of ${site}`, async ({ page, http, https }) => {
    const { donor, link } = await openFramed(page, formOf({ http, https }), null);
    await donor.donate.click();
    // From another site's frame the whole window can only be navigated by a click.
    if (!isSame) await link.click();
    await expect(pay(page)).toBeVisible();
    expect(page.frames()).toHaveLength(1);
  });

  for (const [what, sandbox] of [
    ['may do everything', 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation'],
    [
      'may go to another page by a click',
      'allow-scripts allow-forms allow-top-navigation-by-user-activation',
    ],
    ['may not send forms', 'allow-scripts allow-top-navigation-by-user-activation'],
  ] as const) {
    test(`a donor gives in a sandboxed frame of ${site} that ${what}`, async ({ page, http, https }) => {
      const { donor, link } = await openFramed(page, formOf({ http, https }), sandbox);
      await donor.donate.click();
      const isSameOrigin = isSame && sandbox.includes('allow-same-origin');
      if (!isSameOrigin) await link.click();
      await expect(pay(page)).toBeVisible();
    });
  }

  for (const [what, sandbox] of [
    [
      'keeps its origin',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    ],
    ['has no origin', 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'],
  ] as const) {
    test(`a donor gives in a new tab from a frame of ${site} that may not leave, and ${what}`, async ({
      page,
      context,
      http,
      https,
    }) => {
      await page.clock.install();
      const { donor, link, newTab } = await openFramed(page, formOf({ http, https }), sandbox);
      await donor.donate.click();
      await link.click();
      await page.clock.fastForward(3000);
      const opened = context.waitForEvent('page');
      await newTab.click();
      await expect(pay(await opened)).toBeVisible();
      await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    });
  }
}
