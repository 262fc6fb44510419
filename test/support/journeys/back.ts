import type { Page } from '@playwright/test';
import { donorOn, en, expect } from './journey.js';

declare global {
  /** Whether the page is from the back/forward cache. Undefined until it's shown. */
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
 * Goes back to a page, and returns whether it's from the cache. This asks the page for its address, because not every
 * browser reports a navigation that loads nothing.
 */
export const historyBack = async (page: Page, file: string): Promise<boolean | undefined> => {
  await page.evaluate(() => {
    // The timeout lets this call end before the page does.
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
  }).toPass();
  return place.isRestored;
};

/** Gives 50 pounds, up to the payment page. Returns its address. */
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

/**
 * Gives 25 pounds while the form offers to continue with the unpaid donation, up to the payment page. Returns its
 * address.
 */
export const giveAgain = async (page: Page): Promise<string> => {
  const donor = donorOn(page);
  // The offer appears a little later above the form, and moves it down.
  await expect(page.getByText(en.resumeOpen)).toBeVisible();
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  const leaving = page.waitForRequest(paymentPages);
  await donor.submit();
  return (await leaving).url();
};

/** Pays 25 pounds at the address that the form offers to continue at. */
export const isOfferedToGoOn = async (page: Page, address: string) => {
  const donor = donorOn(page);
  await expect(page.getByText(en.resumeOpen)).toBeVisible();
  // A page from the cache offers the donation before this one until it has looked again.
  await expect(donor.continueToPayment).toHaveAttribute('href', address);
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
