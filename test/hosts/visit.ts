import type { Page, Response } from '@playwright/test';
import { en } from '../../src/languages/en.js';
import { donorOn } from '../support/journeys/journey.js';
import { expect } from './host.js';

/** Collects the events that the page's own code has written to the console, and all warnings and errors. */
export const listenTo = (page: Page) => {
  const heard: string[] = [];
  const complaints: string[] = [];
  const scripts: Response[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') heard.push(message.text());
    // Lit logs this if a bundler uses its development build.
    else if (message.type() !== 'log' && !message.text().startsWith('Lit is in dev mode.'))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  let marks = 0;
  /** Waits for all messages that the page has written so far, because they arrive late. */
  const catchUp = async () => {
    marks += 1;
    const mark = `Mark ${marks}`;
    const isRead = page.waitForEvent('console', (message) => message.text() === mark);
    await page.evaluate((text) => {
      console.log(text);
    }, mark);
    await isRead;
  };
  return {
    catchUp,
    /** All warnings and errors so far. */
    complaints: async () => {
      await catchUp();
      return complaints;
    },
    scripts,
    /** The lines about one event, in order. */
    of: (event: string) =>
      heard.filter((line) => line.startsWith(`${event} `)).map((line) => line.slice(event.length + 1)),
  };
};

type Heard = ReturnType<typeof listenTo>;

const monthly = (amount: number) => JSON.stringify({ amount, currency: 'GBP', interval: 'month' });

/** Gives £25 a month, pays, comes back and reads the thanks. */
export const give = async (page: Page, heard: Heard) => {
  const donor = donorOn(page);
  await donor.choose(en.month);
  await donor.choose('£25');
  await expect(page.getByRole('radio', { name: '£25' })).toHaveAccessibleDescription(/25 reeds/);
  await expect(page.getByText(en.testMode)).toBeVisible();
  await donor.type(en.email, 'ada@example.org');
  await expect(page.getByText('We’ll email you once')).toBeVisible();
  await expect(donor.field(en.first_name)).toHaveValue('Ada');
  await donor.type(en.last_name, 'Lovelace');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await donor.submit();
  expect((await sent).postDataJSON()).toMatchObject({
    payment_type: 'subscription',
    line_items: [{ quantity: 1, amount: 2500 }],
    payer: { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' },
    metadata: { campaign: 'spring' },
  });
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();

  await expect.poll(() => heard.of('donation-complete')).toEqual([monthly(2500)]);
  expect(heard.of('donation-change').at(-1)).toBe(monthly(2500));
  expect(heard.of('donation-submit')).toEqual(['"ada@example.org"']);
  expect(heard.of('donation-checkout')).toEqual(['"subscription"']);
  expect(heard.of('donation-redirect')).toEqual(['"sandbox"']);
};

/** Makes the page render again, with other settings, while the donor fills in the form. */
export const renderAgain = async (page: Page) => {
  const donor = donorOn(page);
  await donor.type(en.email, 'ada@example.org');
  await donor.type(en.first_name, 'Augusta');
  await donor.choose(en.month);
  await donor.choose('£25');
  await donor.press('Render again (0 so far)');
  await donor.press('Render again (1 so far)');
  await expect(page.getByRole('button', { name: 'Render again (2 so far)' })).toBeVisible();
  const preset = page.getByRole('radio', { name: '£25', exact: true });
  await expect(preset).toHaveAccessibleDescription(/update 2/);
  await expect(preset).toBeChecked();
  await donor.press('Other amounts');
  await expect(page.getByRole('radio', { name: '£60', exact: true })).toBeVisible();
  await expect(preset).toHaveCount(0);

  const offerGiftAid = page.getByRole('checkbox', { name: 'Offer Gift Aid' });
  const declaration = page.getByRole('group', { name: en.giftAid, exact: true });
  await expect(declaration).toBeHidden();
  await offerGiftAid.check();
  await expect(declaration).toBeVisible();
  await offerGiftAid.uncheck();
  await expect(declaration).toBeHidden();

  await expect(page.getByRole('radio', { name: en.month, exact: true })).toBeChecked();
  await expect(donor.field(en.email)).toHaveValue('ada@example.org');
  await expect(donor.field(en.first_name)).toHaveValue('Augusta');
};

/** Removes the form from the page and adds it again, twice. */
export const removeAndAdd = async (page: Page, heard: Heard) => {
  const donor = donorOn(page);
  for (let time = 0; time < 2; time += 1) {
    await expect(donor.submitButton).toBeVisible();
    await donor.press('Remove the form');
    await expect(page.locator('donation-widget')).toHaveCount(0);
    await donor.press('Add the form');
  }
  await donor.choose(en.month);
  await expect(donor.field(en.first_name)).toHaveValue('Ada');
  await heard.catchUp();
  const before = heard.of('donation-change').length;
  await donor.type(en.customAmount, '7');
  await expect.poll(() => heard.of('donation-change').slice(before)).toEqual([monthly(700)]);
};

/** Fills in a prerendered form while the scripts are held back, then lets them load. */
export const fillInBeforeScript = async (page: Page, address: string) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**', async (route) => {
    if (route.request().resourceType() === 'script') await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const donor = donorOn(page);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  // The button of a prerendered form names no amount.
  await expect(donor.submitButton).toHaveText(en.donate);
  release();
  await expect(donor.submitButton).toHaveText('Donate £25.00');
};

/** Expects the page to have one form, with these contents. */
export const expectOneForm = async (page: Page, contents: { amount: string; email: string }) => {
  const donor = donorOn(page);
  await expect(donor.submitButton).toHaveText(`Donate ${contents.amount}`);
  await expect(donor.field(en.email)).toHaveValue(contents.email);
  await expect(page.locator('form')).toHaveCount(1);
};
