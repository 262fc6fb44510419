import type { Locator, Page, Request } from '@playwright/test';
import { answer, fillIn, little, open, stage, tell } from './accessibility.js';
import { donorOn, en, expect, secureTest, test } from './journey.js';

type Heard = { texts: string[]; count: number; isSame: boolean; isTold: boolean };

declare global {
  /** What the live region of the page has said. */
  var heard: () => Heard;
}

/** Hears the page's one live region, from now on. */
const hear = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('donation-widget, donation-status')?.shadowRoot;
    const find = () => [...(root?.querySelectorAll<HTMLElement>('[role="status"]') ?? [])];
    const [region] = find();
    const texts: string[] = [];
    if (region) {
      new MutationObserver(() => texts.push(region.innerText)).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    }
    globalThis.heard = () => ({
      texts,
      count: find().length,
      isSame: find()[0] === region,
      // What is not drawn is not there for a screen reader, and what comes with its text is not said.
      isTold: region?.checkVisibility() ?? false,
    });
  });

const heardOn = (page: Page) => page.evaluate(() => globalThis.heard());

/**
 * The clock of a page that asks after a donation, which goes in small steps, and not while a read is under way:
 * it must not meet its own time limit, however slow the machine.
 */
const clockOf = (page: Page) => {
  const reads = { begun: 0, over: 0 };
  const count = (name: keyof typeof reads) => (request: Request) => {
    if (request.url().includes('/payment-session/')) reads[name] += 1;
  };
  page.on('request', count('begun'));
  page.on('requestfinished', count('over'));
  page.on('requestfailed', count('over'));
  const goOn = (milliseconds: number, until: () => Promise<boolean> | boolean) =>
    expect(async () => {
      await expect.poll(() => reads.begun - reads.over).toBe(0);
      await page.clock.runFor(milliseconds);
      expect(await until()).toBe(true);
    }).toPass({ intervals: [100] });
  return {
    untilNextRead: async () => {
      const before = reads.over;
      await goOn(1000, () => reads.over > before);
    },
    untilVisible: (part: Locator) => goOn(3000, () => part.isVisible()),
  };
};

test('one live region is there from the first view on, and says each step of sending once', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
  await open(page, little);
  await hear(page);
  expect(await heardOn(page)).toEqual({ texts: [], count: 1, isSame: true, isTold: true });
  await stage(page, { fault: 'status', status: 503 });
  await fillIn(page);
  await donorOn(page).donate.click();
  await expect(page.getByRole('status')).toHaveText(en.failing);
  await donorOn(page).donate.click();
  await expect(page.getByRole('status')).toHaveText(en.leaving);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('status')).toHaveText(en.linkReady);
  expect(await heardOn(page)).toEqual({
    texts: [en.sending, en.failing, en.sending, en.leaving, en.linkReady],
    count: 1,
    isSame: true,
    isTold: true,
  });
});

test('faults are said by their list alone', async ({ page }) => {
  await open(page, little);
  await hear(page);
  await donorOn(page).donate.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await donorOn(page).type(en.email, 'ada@example.org');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await heardOn(page)).toEqual({ texts: [], count: 1, isSame: true, isTold: true });
});

test('the live region of a status says each change once, and nothing when it asks again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('accessible.html');
  const clock = clockOf(page);
  await tell(page, 'pending');
  await hear(page);
  for (let times = 0; times < 4; times += 1) await clock.untilNextRead();
  expect(await heardOn(page)).toEqual({ texts: [], count: 1, isSame: true, isTold: true });
  await answer(page, 'succeeded');
  await clock.untilNextRead();
  await expect(page.getByRole('status')).toHaveText(en['succeeded.title']);
  expect(await heardOn(page)).toEqual({
    texts: [en['succeeded.title']],
    count: 1,
    isSame: true,
    isTold: true,
  });
});

test('the button keeps the focus while it sends, and says that it can’t be pressed', async ({ page }) => {
  await open(page, little);
  await stage(page, { fault: 'hang' });
  await fillIn(page);
  const { donate } = donorOn(page);
  await donate.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(en.sending);
  await expect(donate).toBeFocused();
  await expect(donate).toHaveAttribute('aria-disabled', 'true');
  await expect(donate).not.toHaveAttribute('disabled');
});

test('the link to the payment takes the focus of the button that it replaces', async ({ page }) => {
  await page.clock.install();
  await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
  await open(page, little);
  await fillIn(page);
  await donorOn(page).donate.press('Enter');
  await expect(page.getByRole('status')).toHaveText(en.leaving);
  await page.clock.fastForward(10_000);
  await expect(donorOn(page).continueToPayment).toBeFocused();
});

test('the link to the payment leaves the focus where the donor has moved it meanwhile', async ({ page }) => {
  await page.clock.install();
  await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
  await page.goto('accessible.html');
  await page.evaluate(() => {
    const aside = document.createElement('button');
    aside.textContent = 'Elsewhere';
    document.body.append(aside);
  });
  await open(page, little);
  await fillIn(page);
  await donorOn(page).donate.press('Enter');
  await expect(page.getByRole('status')).toHaveText(en.leaving);
  await page.getByRole('button', { name: 'Elsewhere' }).focus();
  await page.clock.fastForward(10_000);
  await expect(donorOn(page).continueToPayment).toBeVisible();
  await expect(page.getByRole('button', { name: 'Elsewhere' })).toBeFocused();
});

test('“Check again” goes away while it checks, and leaves the focus to the title', async ({ page }) => {
  await page.clock.install();
  await page.goto('accessible.html');
  const clock = clockOf(page);
  await tell(page, 'unconfirmed');
  const checkAgain = page.getByRole('button', { name: en.checkAgain });
  await clock.untilVisible(checkAgain);
  await checkAgain.press('Enter');
  await expect(checkAgain).toHaveCount(0);
  await expect(donorOn(page).heading(en['unconfirmed.title'])).toBeFocused();
});

secureTest('the widget that takes up a return moves to its title', async ({ page, donor }) => {
  await page.goto('give-and-return.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeFocused();
  await expect(page.getByRole('status')).toHaveCount(1);
});

test('a status on a page of its own leaves the focus alone', async ({ page, donor, organisationReturn }) => {
  await organisationReturn('thanks.html');
  await page.goto('give.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});
