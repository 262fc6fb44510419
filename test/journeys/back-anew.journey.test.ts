// Also runs in Firefox.
import type { Page } from '@playwright/test';
import {
  giveAgain,
  giveAndLeave,
  historyBack,
  isOfferedToGoOn,
  isToldThatItIsPaid,
  payInAnotherTab,
} from '../support/journeys/back.js';
import { expect, test } from '../support/journeys/journey.js';

const leave = async (page: Page): Promise<string> => {
  // The browser has to reload a page that it must not store.
  await page.route('**/give.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  // A page with an unload listener isn't cached either.
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

test.describe('A donor who goes back from the payment page without the back/forward cache', () => {
  test.beforeEach(async ({ organisationReturn }) => {
    await organisationReturn('thanks.html');
  });

  test('can use the form, and is offered the unpaid donation', async ({ page }) => {
    await leave(page);
    await goBack(page);
    const address = await giveAgain(page);
    await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
    await goBack(page);
    await isOfferedToGoOn(page, address);
  });

  test('sees that the donation was paid in another tab', async ({ page }) => {
    const address = await leave(page);
    await payInAnotherTab(page, address);
    await goBack(page);
    await isToldThatItIsPaid(page);
  });
});
