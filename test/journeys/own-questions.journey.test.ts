import { en, expect, secureTest as test, startsAsNewDonor } from '../support/journeys/journey.js';

test('A donor answers the page’s own questions', async ({ page, donor, received }) => {
  await startsAsNewDonor(page);
  await page.goto('give-questions.html');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  const error = en['question_choice.required'].replace('{question}', 'How did you hear of us?');
  await expect(page.getByRole('radiogroup', { name: error })).toBeVisible();

  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('checkbox', { name: 'Bats at night' }).check();
  await page.getByRole('checkbox', { name: 'Birds at dawn' }).check();
  await test.step('a choice by keyboard can be taken back by keyboard', async () => {
    await page.getByRole('radio', { name: 'As a book' }).press('Space');
    await expect(page.getByRole('radio', { name: 'As a book' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: en.questionNone })).toBeChecked();
    await expect(page.getByRole('radio', { name: en.questionNone })).toBeFocused();
  });
  await donor.type('Your memory of the river', 'A kingfisher.');
  await page.getByLabel('When did you last visit?').fill('2026-07-05');
  await donor.submit();
  expect(await donor.asked()).toEqual({ 'To pay': '£10.00' });
  expect(await received()).toEqual([
    {
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 1000 }],
      payer: { email: 'ada@example.org' },
      return_url: expect.stringContaining('/give-questions.html'),
      metadata: {
        donation_reference: expect.stringMatching(/^[\da-f]{32}$/),
        heard: 'online',
        walks: 'dawn; bats',
        visit: '2026-07-05',
        memory: 'A kingfisher.',
      },
    },
  ]);
});

test('A date of which a part is missing is an error', async ({ page, donor, received }) => {
  await startsAsNewDonor(page);
  await page.goto('give-questions.html');
  await page.getByRole('radio', { name: 'Online' }).check();
  await donor.type(en.email, 'ada@example.org');
  await page.getByLabel('When did you last visit?').focus();
  await page.keyboard.type('05');
  await donor.submit();
  const error = en['question_date.format'].replace('{question}', 'When did you last visit?');
  await expect(page.getByRole('link', { name: error })).toBeVisible();
  expect(await received()).toEqual([]);
});
