import type { Page } from '@playwright/test';
import { donorOn, en, expect, test as journey } from './journey.js';

declare global {
  /** Whether the page came out of the back/forward cache; undefined until it is shown. */
  var isRestored: boolean | undefined;
}

const paymentPages = '**/sandbox/checkout/**';

const noteReturn = (page: Page) =>
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
const historyBack = async (page: Page, file: string): Promise<boolean | undefined> => {
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

/**
 * `hasCache`: a headless shell has no back/forward cache, other builds of Chromium do. Firefox has one, but
 * Playwright waits for a navigation that is over, and finds nothing on the page any more.
 */
const test = journey.extend<object, { hasCache: boolean }>({
  hasCache: [
    async ({ browser, http }, use) => {
      const page = await browser.newPage();
      await noteReturn(page);
      await page.goto(`${http}/test/e2e/pages/blank.html`);
      await page.goto(`${http}/test/e2e/pages/blank.html?next`);
      const answer = await historyBack(page, '/blank.html');
      const isFollowed = page.url().endsWith('/blank.html');
      await page.close();
      await use(answer === true && isFollowed);
    },
    { scope: 'worker' },
  ],
});

/** Gives 50 pounds, as far as the payment page, whose address is the result. */
const giveAndLeave = async (page: Page): Promise<string> => {
  const donor = donorOn(page);
  await noteReturn(page);
  await page.goto('give.html');
  await donor.choose('£50');
  await donor.type(en.first_name, 'Ada');
  await donor.type(en.email, 'ada@example.org');
  const leaving = page.waitForRequest(paymentPages);
  await donor.donate.click();
  return (await leaving).url();
};

const mayGiveAgain = async (page: Page) => {
  const donor = donorOn(page);
  // The offer comes a little later, above the form, which moves down.
  await expect(page.getByText(en.resumeOpen)).toBeVisible();
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
};

const isOfferedToGoOn = async (page: Page) => {
  const donor = donorOn(page);
  await expect(page.getByText(en.resumeOpen)).toBeVisible();
  await donor.continueToPayment.click();
  await page.getByRole('button', { name: 'Pay £50.00' }).click();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
};

const isToldThatItIsPaid = async (page: Page) => {
  const donor = donorOn(page);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(donor.donate).toBeHidden();
  await donor.click(en.giveAgain);
  await expect(donor.donate).toBeVisible();
};

const payInAnotherTab = async (page: Page, address: string) => {
  const otherTab = await page.context().newPage();
  await otherTab.goto(address);
  await donorOn(otherTab).pay();
  await expect(donorOn(otherTab).heading(en['lost.title'])).toBeVisible();
  await otherTab.close();
};

test.beforeEach(async ({ organisationReturn }) => {
  await organisationReturn('thanks.html');
});

test.describe('A donor who goes back from the payment page, out of the back/forward cache,', () => {
  /** Without a cache the same is staged: the page stays as it was left, until it is shown again. */
  const leave = async (page: Page, hasCache: boolean): Promise<string> => {
    if (!hasCache) await page.route(paymentPages, (route) => route.abort('aborted'));
    const address = await giveAndLeave(page);
    if (hasCache) await expect(page.getByRole('button', { name: 'Pay £50.00' })).toBeVisible();
    else await expect(page.getByText(en.leaving)).toBeVisible();
    return address;
  };

  const goBack = async (page: Page, hasCache: boolean) => {
    if (hasCache) {
      expect(await historyBack(page, '/give.html')).toBe(true);
      return;
    }
    await page.unroute(paymentPages);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  };

  test('finds the form as it was, and may give again', async ({ page, donor, hasCache }) => {
    await leave(page, hasCache);
    await goBack(page, hasCache);
    await expect(page.getByText(en.leaving)).toBeHidden();
    await expect(donor.donate).toHaveAccessibleName('Donate £50.00');
    await expect(donor.field(en.first_name)).toHaveValue('Ada');
    await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    await mayGiveAgain(page);
  });

  test('is offered the unpaid donation, goes on with it and is thanked', async ({ page, hasCache }) => {
    await leave(page, hasCache);
    await goBack(page, hasCache);
    await isOfferedToGoOn(page);
  });

  test('and has paid in another tab, is told so before giving again', async ({ page, hasCache }) => {
    const address = await leave(page, hasCache);
    await payInAnotherTab(page, address);
    await goBack(page, hasCache);
    await isToldThatItIsPaid(page);
  });
});

test.describe('A donor who goes back from the payment page, without the back/forward cache,', () => {
  const leave = async (page: Page): Promise<string> => {
    // What is not to be stored is loaded again.
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

  test('finds a form that works', async ({ page }) => {
    await leave(page);
    await goBack(page);
    await mayGiveAgain(page);
  });

  test('is offered the unpaid donation, goes on with it and is thanked', async ({ page }) => {
    await leave(page);
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

test('a donor who leaves without paying reads that it is pending, continues, and is thanked', async ({
  page,
  donor,
  posts,
}) => {
  await page.goto('give.html');
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.leave();
  await expect(donor.heading(en['pending.title'])).toBeVisible();
  await donor.returnToPayment.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect(posts).toHaveLength(1);
});
