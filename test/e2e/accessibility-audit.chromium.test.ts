import type { Page } from '@playwright/test';
import {
  everything,
  expectNoViolations,
  fillIn,
  inEachView,
  little,
  makeEveryFault,
  open,
  stage,
  tell,
  told,
} from './accessibility.js';
import { faintOn } from './accessibility-contrast.js';
import { donorOn, en, expect, test } from './journey.js';

// Besides what axe finds, nothing is too faint: axe leaves open what it can't decide.
// Each state from four views, in which each width meets each direction and each scheme, and each direction
// each scheme. Colours change contrast alone, so they are met where the most colours are: the form, its
// faults and a gift that succeeded, each light and dark.

const states: Record<string, (page: Page) => Promise<void>> = {
  'the first view': (page) => open(page, everything),
  'the first view of a short form': (page) => open(page, little),
  'another amount typed': async (page) => {
    await open(page, everything);
    await donorOn(page).type(en.customAmount, '37.50');
  },
  'an ambiguous amount that is asked about': async (page) => {
    // Of three decimals, in English and in Arabic.
    await open(page, { currency: 'KWD' });
    await donorOn(page).type(en.customAmount, '1,500');
    await expect(page.getByRole('group', { name: en.meant })).toBeVisible();
  },
  'one error': async (page) => {
    await open(page, little);
    await donorOn(page).donate.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  },
  'all errors': async (page) => {
    await open(page, everything);
    await makeEveryFault(page);
  },
  sending: async (page) => {
    await open(page, little);
    await stage(page, { fault: 'hang' });
    await fillIn(page);
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.sending);
  },
  'a failure of the service': async (page) => {
    await open(page, little);
    await stage(page, { fault: 'status', status: 503 });
    await fillIn(page);
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.failing);
  },
  'the link to the payment': async (page) => {
    await page.clock.install();
    await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
    await open(page, little);
    await fillIn(page);
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.leaving);
    await page.clock.fastForward(10_000);
    await expect(donorOn(page).continueToPayment).toBeVisible();
  },
  'the offer of a donation that is not paid yet': async (page) => {
    await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
    await open(page, little);
    await fillIn(page);
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.leaving);
    // As from another page of the charity's.
    await page.goto('accessible.html', { referer: page.url() });
    await open(page, little);
    await expect(page.getByText(en.resumeOpen)).toBeVisible();
  },
  'a form with fields and words of the page’s own, one of them faulty': async (page) => {
    await open(page, little);
    await page.evaluate(() => {
      document.querySelector('donation-widget')?.insertAdjacentHTML(
        'beforeend',
        `<h2 slot="header">Give</h2>
        <label slot="fields">In memory of <input name="in_memory_of" required /></label>
        <p slot="legal">Gifts are not given back.</p>
        <p slot="footer">A charity of its own.</p>`,
      );
    });
    await donorOn(page).donate.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  },
  'the dialog of a button': async (page) => {
    await open(page, little);
    await page.evaluate(() => {
      const widget = document.querySelector('donation-widget');
      const button = document.createElement('donation-button');
      widget?.replaceWith(button);
      if (widget) button.append(widget);
    });
    await page.getByRole('button', { name: en.donate, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  },
  'test mode': (page) => open(page, { ...little, 'test-mode': '' }),
};

const audit = async (page: Page, where: string) => {
  await expectNoViolations(page, where);
  expect(await faintOn(page), where).toEqual([]);
};

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${state}`, async ({ page }) => {
    await reach(page);
    await inEachView(page, (where) => audit(page, where));
  });
}

for (const outcome of Object.keys(told)) {
  test(`axe finds nothing in the status of a donation that is ${outcome}`, async ({ page }) => {
    await page.goto('accessible.html');
    await tell(page, outcome);
    await inEachView(page, (where) => audit(page, where));
  });
}
