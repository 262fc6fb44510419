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
} from './back.js';
import { donorOn, en, expect, test as journey } from './journey.js';

/**
 * `hasCache`: a headless shell has no back/forward cache, other builds of Chromium do. Firefox has one, but
 * Playwright waits for a navigation that is over, and finds nothing on the page any more.
 */
const test = journey.extend<{ hasCache: boolean }>({
  hasCache: async ({ browser, http }, use) => {
    const page = await browser.newPage();
    await noteReturn(page);
    await page.goto(`${http}/test/e2e/pages/blank.html`);
    await page.goto(`${http}/test/e2e/pages/blank.html?next`);
    const answer = await historyBack(page, '/blank.html');
    const isFollowed = page.url().endsWith('/blank.html');
    await page.close();
    await use(answer === true && isFollowed);
  },
});

/** Without a cache the same is staged: the page stays as it was left, until it is shown again. */
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

test.describe('A donor who goes back from the payment page, out of the back/forward cache,', () => {
  test.beforeEach(async ({ organisationReturn }) => {
    await organisationReturn('thanks.html');
  });

  test('finds the form as it was, gives again, and is offered what is unpaid', async ({ page, hasCache }) => {
    const donor = donorOn(page);
    await leave(page, hasCache, 'Pay £50.00', giveAndLeave);
    await goBack(page, hasCache);
    await expect(page.getByText(en.leaving)).toBeHidden();
    await expect(donor.submitButton).toHaveAccessibleName('Donate £50.00');
    await expect(donor.field(en.first_name)).toHaveValue('Ada');
    await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    await leave(page, hasCache, 'Pay £25.00', giveAgain);
    await goBack(page, hasCache);
    await isOfferedToGoOn(page);
  });

  test('and has paid in another tab, is told so before giving again', async ({ page, hasCache }) => {
    const address = await leave(page, hasCache, 'Pay £50.00', giveAndLeave);
    await payInAnotherTab(page, address);
    await goBack(page, hasCache);
    await isToldThatItIsPaid(page);
  });
});
