import { editorOn } from '../support/demo/configurator.js';
import { en, expect, secureTest, test } from '../support/journeys/journey.js';

test('a developer reads each event with its fields, and nothing of the donor', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Try it');
  await editor.openGroup('For your developer');
  const events = editor.otherEvents;
  await expect(page.getByText('No events yet.').or(editor.seenEvent)).toBeVisible();
  await editor.donor.choose('£25');
  const [newest] = [events.first()];
  await expect(newest).toContainText('donation-change');
  await expect(newest.locator('dl > div')).toHaveText([
    /amount\s*2500\s*£25\.00/,
    /currency\s*"GBP"/,
    /interval\s*null/,
    /intervalCount\s*null/,
    /variant\s*null/,
  ]);
  await editor.donor.submit();
  await expect(events.first()).toContainText('donation-invalid');
  await expect(events.first()).toContainText('"name": "email"');

  await editor.donor.type(en.email, 'ada@example.org');
  await editor.donor.type(en.first_name, 'Ada');
  await editor.donor.submit();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await page.evaluate(() => {
    // Only then is this call over before the page is.
    setTimeout(() => {
      history.back();
    });
  });
  await editor.see('Try it');
  await editor.openGroup('For your developer');
  await expect(events.first()).toContainText('donation-redirect');
  const names = await events.locator('strong').allTextContents();
  expect(names.slice(0, 3)).toEqual(['donation-redirect', 'donation-checkout', 'donation-submit']);
  const submit = events.filter({ hasText: 'donation-submit' });
  await expect(submit).toContainText('"email": "•••"');
  await expect(submit).toContainText('"amount": 2500');
  expect(await page.locator('.log').textContent()).not.toMatch(/"Ada"|example\.org/);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(events).toHaveCount(0);
});

/** No two that follow each other tell the donor the same. */
const staged = [
  ['500 error', en.failing],
  ['Key refused (401)', en.closed],
  ['Malformed JSON', en.failing],
  ['Connection lost', en.unreachable],
] as const;

test('a developer stages faults and sees what the donor sees', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Try it');
  await editor.openGroup('For your developer');
  await editor.donor.type(en.email, 'ada@example.org');
  const errors = editor.events.filter({ hasText: 'donation-error' });
  for (const [place, [button, words]] of staged.entries()) {
    await test.step(button, async () => {
      await page.getByRole('button', { name: button }).click();
      await expect(editor.staged).toContainText(`${button} – The donor presses “Donate”`);
      await editor.donor.submit();
      await expect(editor.preview.getByText(words), button).toBeVisible();
      await expect(errors, button).toHaveCount(place + 1);
      await expect(editor.otherEvents.first(), button).toContainText('donation-error');
      await expect(editor.staged, button).toContainText('No errors');
    });
  }

  await test.step('what hangs and what is slow is taken back', async () => {
    await page.getByLabel('How often').selectOption('3 times');
    await page.getByRole('button', { name: 'No answer' }).click();
    await page.getByLabel('When').selectOption('Any request');
    await page.getByRole('button', { name: '3-second delay' }).click();
    await expect(page.getByRole('list', { name: 'Simulated errors' }).getByRole('listitem')).toHaveText([
      'No answer – The donor presses “Donate”, 3 times',
      '3-second delay – Any request, 3 times',
    ]);
    await editor.donor.submit();
    await expect(
      editor.donor.submitButton.or(editor.preview.locator('[part~=submit]')).first(),
    ).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Stop simulating' }).click();
    await expect(editor.staged).toContainText('No errors');
  });
});

secureTest(
  'a web editor gives in the preview and comes back to the same form, with the thanks and the events',
  async ({ page, donor, https }) => {
    const editor = editorOn(page);
    await editor.open(https, '#amounts=7+14&--donation-primary=%23a01060');
    await editor.donor.choose('£14');
    await editor.donor.type(en.email, 'ada@example.org');
    await editor.donor.submit();
    await donor.pay();
    await expect(editor.frame.getByRole('heading', { name: en['succeeded.title'] })).toBeVisible();
    await expect(page).toHaveURL(`${https}/demo/#--donation-primary=%23a01060&amounts=7+14`);
    await expect(editor.field('Suggested amounts')).toHaveValue('7 14');
    await editor.see('Try it');
    await editor.openGroup('For your developer');
    await expect(editor.events.first()).toContainText('donation-complete');
    await expect(editor.events.filter({ hasText: 'donation-submit' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear answers' }).click();
    await expect(editor.donor.submitButton).toHaveText(/£7\.00/);
  },
);
