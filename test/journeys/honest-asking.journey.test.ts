import type { Locator, Page } from '@playwright/test';
import { everyQuestionWritten } from '../support/questions/every-question.js';
import { entries } from '../support/demo/gallery-entries.js';
import { partsOf } from '../support/demo/gallery-page.js';
import {
  amountsIn,
  appearedOn,
  preChosenIn,
  sumsOf,
  unevenChoicesIn,
  visibleOn,
} from '../support/journeys/honest-form.js';
import { answering, expect, test } from '../support/journeys/journey.js';

const formOn = (page: Page) => page.locator('donation-widget');

/** Expects that a new form has chosen nothing for the donor and favours no choice. */
const expectNothingChosen = async (form: Locator) => {
  expect(await preChosenIn(form)).toEqual([]);
  expect(await unevenChoicesIn(form)).toEqual([]);
};

/** Presses the button, and expects that only errors or the progress of the donation appear. */
const expectNothingMore = async (page: Page, until: Locator) => {
  const before = await visibleOn(page);
  // The form then scrolls. A press in the middle of what is now there would be the second of a double press.
  await partsOf(page).submit.click({ position: { x: 12, y: 12 } });
  await expect(until).toBeVisible();
  expect(await appearedOn(page, before)).toEqual([]);
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** Expects that the button and the summary show every penny of the request. */
const expectEveryPenny = async (form: Locator) => {
  const { each, once, button, lines, totals } = await sumsOf(form);
  const today = sum(each) + sum(once);
  const recurring = once.length > 0 ? [sum(each)] : [];
  expect(button).toEqual([today, ...recurring]);
  expect(totals.slice(0, 1 + recurring.length)).toEqual([today, ...recurring]);
  if (each.length + once.length > 1) expect(lines).toEqual([...each, ...once]);
  else expect(lines).toHaveLength(0);
};

/** Checks a form from its empty state until its button is pressed. The request gets no answer. */
const expectHonest = async (page: Page, fillIn: () => Promise<void>, beforeFilling?: () => Promise<void>) => {
  const form = formOn(page);
  const { email, submit } = partsOf(page);
  await page.route('**/api/v1/payment-session/checkout', () => undefined);
  await test.step('nothing is chosen for the donor', async () => {
    await expect(await answering(submit)).toBeVisible();
    await expectNothingChosen(form);
  });
  await test.step('a press with errors only shows the errors', async () => {
    await email.focus();
    await expectNothingMore(page, form.locator('[part~="error-summary"]'));
  });
  await beforeFilling?.();
  await fillIn();
  await email.fill('ada@example.org');
  await test.step('the button and the summary show every penny', async () => {
    // An option under the pointer looks different.
    await page.mouse.move(0, 0);
    expect(await unevenChoicesIn(form)).toEqual([]);
    await expectEveryPenny(form);
  });
  await test.step('a press that sends only shows the progress', () =>
    expectNothingMore(page, form.locator('.notice[aria-live]:not(:empty)')));
};

for (const { name, give, opener } of entries) {
  test(`The form on the page “${name}” asks honestly`, async ({ page, donor, http }) => {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    if (opener) await page.getByRole('button', { name: opener }).click();
    await expectHonest(
      page,
      () => give(donor, page),
      opener ? () => page.keyboard.press('Escape') : undefined,
    );
  });
}

for (const locale of ['en-GB', 'ar']) {
  test(`A form with every question asks honestly, in ${locale}`, async ({ page }) => {
    await page.goto('blank.html');
    const access = { 'base-url': '/api/v1', 'publishable-key': 'pk_test_sandbox' };
    await page.evaluate(
      (attributes) => {
        const form = document.createElement('donation-widget');
        for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
        document.querySelector('main')?.append(form);
      },
      { ...everyQuestionWritten, ...access, locale },
    );
    await expectHonest(page, async () => {
      const form = formOn(page);
      await form.locator('[name="interval"][value="month"]').check();
      await form.locator('[name="preset"][value="2500"]').check();
      await form.locator('[name="gift-0"]').fill('3');
      await form.locator('[part~="one-off"]').fill('7.25');
      // Required questions get their last answer, which refuses if the question asks for a permission.
      const open = form.locator('fieldset:not(:has(:checked))');
      for (const group of await open.all()) {
        const radios = group.locator('input[type="radio"]');
        // At this speed, two presses at one place of the screen are a double press, unless a key comes between them.
        await page.keyboard.press('Shift');
        if ((await radios.count()) > 0) await radios.last().check();
      }
    });
  });
}

test('The test notices a form that isn’t honest', async ({ page }) => {
  const found = async (html: string) => {
    await page.setContent(`<main>${html}</main>`);
    const form = page.locator('main');
    return [...(await preChosenIn(form)), ...(await unevenChoicesIn(form))].length;
  };
  const radios = (yes: string, no: string) =>
    `<label>Yes <input type="radio" name="email" ${yes}></label> <label>No <input type="radio" name="email" ${no}></label>`;
  const buttons = (yes: string, no: string) =>
    `<p><button type="button" style="width: 9em; ${yes}">Monthly</button><button type="button" style="width: 9em; ${no}">Once</button></p>`;
  expect(await found(radios('', ''))).toBe(0);
  expect(await found(`<div dir="rtl">${radios('', '')}</div>`)).toBe(0);
  expect(await found(buttons('', ''))).toBe(0);
  for (const html of [
    radios('checked', ''),
    radios('', 'style="width: 8px"'),
    `<div style="display: flex; flex-direction: row-reverse">${radios('', '')}</div>`,
    buttons('', 'color: #777'),
    buttons('padding: 1em', ''),
    buttons('', 'border: 0'),
    '<label><input type="checkbox" checked> Cover the fees</label>',
    '<label>Tip <input value="2.50"></label>',
    '<button type="button" aria-pressed="true">Cover the fees</button>',
  ])
    expect(await found(html), html).toBeGreaterThan(0);

  await page.setContent('<p>Give</p><p id="late" hidden>Only today!</p>');
  const before = await visibleOn(page);
  await page.evaluate(() => document.getElementById('late')?.removeAttribute('hidden'));
  expect(await appearedOn(page, before)).toHaveLength(1);
  expect(amountsIn('Donate £1,051.00 now, then £36.50 monthly')).toEqual([105_100, 3650]);
});
