// Also runs in Firefox.
// Needs a full browser.
import type { Page } from '@playwright/test';
import {
  giveAgain,
  giveAndLeave,
  historyBack,
  isOfferedToGoOn,
  isToldThatItIsPaid,
  noteReturn,
  payInAnotherTab,
  paymentPages,
} from '../support/journeys/back.js';
import { donorOn, en, expect, test as journey } from '../support/journeys/journey.js';

/**
 * `hasCache`: other builds of Chromium have a back/forward cache, but a headless shell doesn't. Firefox has one, but
 * Playwright keeps waiting for the navigation there and can't use the page.
 */
const test = journey.extend<{ hasCache: boolean }>({
  hasCache: async ({ browser, http }, use) => {
    const page = await browser.newPage();
    await noteReturn(page);
    await page.goto(`${http}/test/journeys/pages/blank.html`);
    await page.goto(`${http}/test/journeys/pages/blank.html?next`);
    const answer = await historyBack(page, '/blank.html');
    const isFollowed = page.url().endsWith('/blank.html');
    await page.close();
    await use(answer === true && isFollowed);
  },
});

/** Leaves the page. Without a cache, this only simulates leaving: the page stays as it was. */
const leave = async <Result>(
  page: Page,
  hasCache: boolean,
  pay: string,
  give: (page: Page) => Promise<Result>,
): Promise<Result> => {
  if (!hasCache) await page.route(paymentPages, (route) => route.abort('aborted'));
  const result = await give(page);
  if (hasCache) await expect(page.getByRole('button', { name: pay })).toBeVisible();
  else await expect(page.getByText(en.leaving)).toBeVisible();
  return result;
};

const goBack = async (page: Page, hasCache: boolean) => {
  if (hasCache) {
    expect(await historyBack(page, '/give.html')).toBe(true);
    return;
  }
  await page.unroute(paymentPages);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
};

test.describe('A donor who goes back from the payment page with the back/forward cache', () => {
  test.beforeEach(async ({ organisationReturn }) => {
    await organisationReturn('thanks.html');
  });

  test('finds the same form, gives again, and is offered the unpaid donation', async ({ page, hasCache }) => {
    const donor = donorOn(page);
    await leave(page, hasCache, 'Pay £50.00', giveAndLeave);
    await goBack(page, hasCache);
    await expect(page.getByText(en.leaving)).toBeHidden();
    await expect(donor.submitButton).toHaveAccessibleName('Donate £50.00');
    await expect(donor.field(en.first_name)).toHaveValue('Ada');
    await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    const address = await leave(page, hasCache, 'Pay £25.00', giveAgain);
    await goBack(page, hasCache);
    await isOfferedToGoOn(page, address);
  });

  test('sees that the donation was paid in another tab', async ({ page, hasCache }) => {
    const address = await leave(page, hasCache, 'Pay £50.00', giveAndLeave);
    await payInAnotherTab(page, address);
    await goBack(page, hasCache);
    await isToldThatItIsPaid(page);
  });
});
