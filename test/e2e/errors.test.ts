import type { Page, Route } from '@playwright/test';
import { donorOn, en, expect, test } from './journey.js';

test('a donor who sends an empty form is led to each field, and mends one after the other', async ({
  page,
  donor,
  posts,
}) => {
  const faults = [
    { field: en.customAmount, words: en.empty, mend: '25' },
    { field: en.first_name, words: en['first_name.required'], mend: 'Ada' },
    { field: en.last_name, words: en['last_name.required'], mend: 'Lovelace' },
    { field: en.email, words: en['email.required'], mend: 'ada@example.org' },
    { field: en.phone, words: en['phone.required'], mend: '01632 960 001' },
    { field: en.country, words: en['country.required'], mend: 'GB' },
    { field: en.line1, words: en['line1.required'], mend: '1 River Street' },
    { field: en.city, words: en['city.required'], mend: 'London' },
  ];
  await page.goto('everything-required.html');
  const address = page.url();
  const errorLinks = page.getByRole('alert').getByRole('link');
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const { field, words } of faults) {
    await expect(donor.field(field)).not.toHaveAccessibleDescription(new RegExp(words));
  }

  await donor.donate.click();
  await expect(page.locator(':focus').last()).toContainText(en.errorTitle);
  for (const { words } of faults) await expect(errorLinks.filter({ hasText: words })).toBeVisible();
  await expect(errorLinks).toHaveCount(faults.length);

  for (const { field, words } of faults) {
    await expect(donor.field(field)).toHaveAccessibleDescription(new RegExp(words));
    await errorLinks.filter({ hasText: words }).click();
    await expect(donor.field(field)).toBeFocused();
  }
  expect(page.url()).toBe(address);

  for (const [index, { field, words, mend }] of faults.entries()) {
    if (field === en.country) await donor.field(field).selectOption(mend);
    else await donor.type(field, mend);
    await expect(donor.field(field)).not.toHaveAccessibleDescription(new RegExp(words));
    await expect(errorLinks).toHaveCount(faults.length - index - 1);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(posts).toHaveLength(0);

  await donor.donate.click();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a donor reads what is wrong with an e-mail address, with everything typed still there', async ({
  page,
  donor,
}) => {
  await page.goto('give.html');
  await donor.type(en.first_name, 'Ada');
  await donor.type(en.email, 'ada.example.org');
  await donor.donate.click();
  await expect(donor.field(en.email)).toHaveAccessibleDescription(new RegExp(en['email.format']));
  await expect(donor.field(en.email)).toHaveValue('ada.example.org');
  await expect(donor.field(en.first_name)).toHaveValue('Ada');
});

test.describe('One donation is made by a donor who', () => {
  test.beforeEach(async ({ page, donor }) => {
    await page.goto('give.html');
    await donor.type(en.email, 'ada@example.org');
  });

  const ways = [
    { way: 'double-clicks', act: (page: Page) => donorOn(page).donate.dblclick() },
    {
      way: 'presses Enter and clicks',
      act: async (page: Page) => {
        await donorOn(page).field(en.email).press('Enter');
        // As a donor does, who sees a button that says it is busy.
        await donorOn(page).donate.click({ force: true });
      },
    },
  ];
  for (const { way, act } of ways) {
    test(way, async ({ page, posts }) => {
      // Held back, so that a second one would be sent meanwhile.
      const held: Route[] = [];
      await page.route('**/api/v1/payment-session/checkout', (route) => {
        held.push(route);
      });
      await act(page);
      await expect(page.getByRole('status')).toHaveText(en.sending);
      await expect.poll(() => held.length).toBe(1);
      await held[0]?.continue();
      await expect(page.getByRole('button', { name: 'Pay £10.00' })).toBeVisible();
      expect(posts).toHaveLength(1);
    });
  }
});
