import type { Page } from '@playwright/test';
import { donorOn, en, expect } from './journey.js';

declare global {
  /** Whether the page came out of the back/forward cache; undefined until it is shown. */
  var isRestored: boolean | undefined;
}

export const paymentPages = '**/sandbox/checkout/**';

export const noteReturn = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      globalThis.isRestored = persisted;
    });
    addEventListener('pagehide', () => {
      globalThis.isRestored = undefined;
    });
  });

/**
 * Goes back to a page, and says whether it came out of the cache. The page itself is asked where it is: not
 * every browser tells of a navigation that loads nothing.
 */
export const historyBack = async (page: Page, file: string): Promise<boolean | undefined> => {
  await page.evaluate(() => {
    // Only then is this call over before the page is.
    setTimeout(() => {
      history.back();
    });
  });
  const place = { address: '', isRestored: undefined as boolean | undefined };
  await expect(async () => {
    Object.assign(
      place,
      await page.evaluate(() => ({ address: location.href, isRestored: globalThis.isRestored })),
    );
    expect(place.address.endsWith(file)).toBe(true);
    expect(place.isRestored).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return place.isRestored;
};

/** Gives 50 pounds, as far as the payment page, whose address is the result. */
export const giveAndLeave = async (page: Page): Promise<string> => {
  const donor = donorOn(page);
  await noteReturn(page);
  await page.goto('give.html');
  await donor.choose('£50');
  await donor.type(en.first_name, 'Ada');
  await donor.type(en.email, 'ada@example.org');
  const leaving = page.waitForRequest(paymentPages);
  await donor.submit();
  return (await leaving).url();
};

/** Gives 25 pounds beside the offer to go on with what is unpaid. */
export const giveAgain = async (page: Page) => {
  const donor = donorOn(page);
  // The offer comes a little later, above the form, which moves down.
  await expect(page.getByText(en.resumeOpen)).toBeVisible();
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
};

export const isOfferedToGoOn = async (page: Page) => {
  const donor = donorOn(page);
  await expect(page.getByText(en.resumeOpen)).toBeVisible();
  await donor.continueToPayment.click();
  await page.getByRole('button', { name: 'Pay £25.00' }).click();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
};

export const isToldThatItIsPaid = async (page: Page) => {
  const donor = donorOn(page);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(donor.submitButton).toBeHidden();
  await donor.press(en.giveAgain);
  await expect(donor.submitButton).toBeVisible();
};

export const payInAnotherTab = async (page: Page, address: string) => {
  const otherTab = await page.context().newPage();
  await otherTab.goto(address);
  await donorOn(otherTab).pay();
  await expect(donorOn(otherTab).heading(en['lost.title'])).toBeVisible();
  await otherTab.close();
};
