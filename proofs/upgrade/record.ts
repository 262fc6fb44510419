// Gives as a donor in a real browser, with the built scripts and the sandbox, and notes what is stored.
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { en } from '../../src/languages/en.js';
import { findHeadlessShell } from '../../test/runners/chromium.js';
import { donorOn } from '../../test/support/journeys/journey.js';
import { formWith, openCharitySite, type CharitySite } from './site.js';
import { charity, type Moment, type Stored } from './stored.js';

type Visit = { page: Page; donor: ReturnType<typeof donorOn>; form: string };

const storedOn = async (page: Page) => ({
  time: await page.evaluate(() => Date.now()),
  ...(await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))),
});

/** Chooses an amount, gives an email address, and goes to the payment page. */
const goToPayment = async ({ page, donor }: Visit, interval: string = en.once) => {
  await donor.choose(interval);
  await donor.type(en.customAmount, '37.50');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
};

const isOfDonation = (path: string) => /\/api\/v1\/(?:payment-session|subscription)\//.test(path);

/** Asks the service about the donation, as the form does. */
const readDonation = async (path: string): Promise<unknown> => {
  const answer = await fetch(path, { headers: { authorization: 'Bearer pk_test_sandbox' } });
  return answer.json();
};

/** Notes what is stored on the payment page, and with what the donor comes back after `act`. */
const noteReturn = async (
  { page, form }: Visit,
  act: () => Promise<void>,
  changed: (stored: Pick<Stored, 'session' | 'local'>) => Pick<Stored, 'session' | 'local'> = (same) => same,
): Promise<Stored> => {
  const { time, ...stored } = await storedOn(page);
  const returning = page.waitForRequest((request) => request.url().includes('donation-reference='));
  const asking = page.waitForRequest(
    (request) => request.method() === 'GET' && isOfDonation(new URL(request.url()).pathname),
  );
  await act();
  const path = new URL((await asking).url()).pathname;
  await page.waitForLoadState();
  return {
    form,
    address: (await returning).url(),
    arrival: 'return',
    time,
    ...changed(stored),
    donation: { path, body: await page.evaluate(readDonation, path) },
  };
};

const recordings: Record<Moment, { attributes?: string; record: (visit: Visit) => Promise<Stored> }> = {
  'has answered': {
    record: async ({ page, donor, form }) => {
      await donor.choose(en.month);
      await donor.type(en.customAmount, '37.50');
      await donor.type(en.email, 'ada@example.org');
      await page.goto('/blank.html');
      return {
        form,
        address: `${charity}/give.html`,
        arrival: 'reload',
        ...(await storedOn(page)),
        donation: null,
      };
    },
  },
  'is on the payment page, and pays': {
    record: async (visit) => {
      await goToPayment(visit);
      return noteReturn(visit, visit.donor.pay);
    },
  },
  'is on the payment page, and pays monthly': {
    record: async (visit) => {
      await goToPayment(visit, en.month);
      return noteReturn(visit, visit.donor.pay);
    },
  },
  'is on the payment page, and is declined': {
    record: async (visit) => {
      await goToPayment(visit);
      return noteReturn(visit, visit.donor.decline);
    },
  },
  'is on the payment page, and leaves it': {
    record: async (visit) => {
      await goToPayment(visit);
      return noteReturn(visit, visit.donor.leave);
    },
  },
  'pays in a browser that opens a new tab to return': {
    attributes: 'storage="local"',
    record: async (visit) => {
      await goToPayment(visit);
      return noteReturn(visit, visit.donor.pay, (stored) => ({ ...stored, session: {} }));
    },
  },
  'has been thanked': {
    record: async (visit) => {
      await goToPayment(visit);
      const { donation, form } = await noteReturn(visit, visit.donor.pay);
      await expect(visit.donor.heading(en['succeeded.title'])).toBeVisible();
      const address = visit.page.url();
      await visit.page.goto('/blank.html');
      return { form, address, arrival: 'reload', ...(await storedOn(visit.page)), donation };
    },
  },
  'has declined to give monthly': {
    attributes: 'suggest-monthly="auto"',
    record: async ({ page, donor, form }) => {
      await donor.type(en.customAmount, '100');
      await page.keyboard.press('Tab');
      await donor.press('Give £100 once');
      await page.goto('/blank.html');
      return {
        form,
        address: `${charity}/give.html`,
        arrival: 'reload',
        ...(await storedOn(page)),
        donation: null,
      };
    },
  },
};

const visit = async (site: CharitySite, context: BrowserContext, attributes: string): Promise<Visit> => {
  const form = formWith(attributes);
  await site.publish('now', { body: form });
  const page = await context.newPage();
  await page.goto('/give.html');
  return { page, donor: donorOn(page), form };
};

/** What this version stores at each moment. */
export const record = async (): Promise<Record<Moment, Stored>> => {
  const site = await openCharitySite();
  const launch = await findHeadlessShell();
  const port = new URL(site.origin).port;
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--host-resolver-rules=MAP ${new URL(charity).host}:443 localhost:${port}`],
  });
  try {
    const recorded: [string, Stored][] = [];
    for (const [moment, { attributes = '', record: recordOne }] of Object.entries(recordings)) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: charity });
      recorded.push([moment, await recordOne(await visit(site, context, attributes))]);
      await context.close();
    }
    return Object.fromEntries(recorded) as Record<Moment, Stored>;
  } finally {
    await browser.close();
    await site.close();
  }
};
