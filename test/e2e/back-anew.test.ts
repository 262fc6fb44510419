import type { Page } from '@playwright/test';
import {
  giveAgain,
  giveAndLeave,
  historyBack,
  isOfferedToGoOn,
  isToldThatItIsPaid,
  payInAnotherTab,
} from './back.js';
import { expect, test } from './journey.js';

const leave = async (page: Page): Promise<string> => {
  // The browser loads a page again that it must not store.
  await page.route('**/give.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  // A page that listens for its end is not kept either.
  await page.addInitScript(() => {
    addEventListener('unload', () => undefined);
  });
  const address = await giveAndLeave(page);
  await expect(page.getByRole('button', { name: 'Pay £50.00' })).toBeVisible();
  return address;
};

const goBack = async (page: Page) => {
  expect(await historyBack(page, '/give.html')).toBe(false);
};

test.describe('A donor who goes back from the payment page, without the back/forward cache,', () => {
  test.beforeEach(async ({ organisationReturn }) => {
    await organisationReturn('thanks.html');
  });

  test('finds a form that works, and is offered what is unpaid', async ({ page }) => {
    await leave(page);
    await goBack(page);
    await giveAgain(page);
    await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
    await goBack(page);
    await isOfferedToGoOn(page);
  });

  test('and has paid in another tab, is told so before giving again', async ({ page }) => {
    const address = await leave(page);
    await payInAnotherTab(page, address);
    await goBack(page);
    await isToldThatItIsPaid(page);
  });
});
