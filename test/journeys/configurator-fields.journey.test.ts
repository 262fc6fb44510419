import { editorOn } from '../support/journeys/configurator.js';
import { en, expect, test } from '../support/journeys/journey.js';

test('a web editor chooses frequencies, which keep their order, and preselects one', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#intervals=month+once');
  const yearly = editor.side.getByRole('checkbox', { name: 'Yearly' });
  await yearly.check();
  await expect(page).toHaveURL(/#intervals=month\+once\+year$/);
  await expect(
    editor.side.getByText('Donors see Monthly, One-time and Yearly, in this order.'),
  ).toBeVisible();
  await yearly.uncheck();
  await expect(page).toHaveURL(/#intervals=month\+once$/);
  await expect(editor.preview.getByRole('radio', { name: en.month, exact: true })).toBeChecked();

  await editor.open(http, '#intervals=once+month+2-week');
  const first = editor.field('Preselected frequency');
  await expect(first.locator('option')).toHaveText([
    'The first: One-time',
    'One-time',
    'Monthly',
    'Every 2 weeks',
  ]);
  await first.selectOption('Monthly');
  await expect(editor.preview.getByRole('radio', { name: en.month, exact: true })).toBeChecked();
  await expect(page).toHaveURL(/default-interval=month$/);
  await page.reload();
  await expect(first).toHaveValue('month');
  await first.selectOption('The first: One-time');
  await expect(page).toHaveURL(/#intervals=once\+month\+2-week$/);

  await test.step('currency and country go by name, and an address may bring rarer ones', async () => {
    await editor.open(http, '#currency=ISK&country=XX');
    await expect(editor.field('Currency').locator('option:checked')).toHaveText('ISK – Icelandic Króna');
    await editor.field('Currency').selectOption('EUR – Euro');
    await expect(page).toHaveURL(/currency=EUR/);
    await editor.openGroup('What donations are for');
    await expect(editor.field('Country you work in')).toHaveValue('XX');
    await editor.field('Country you work in').selectOption('Kenya (KE)');
    await expect(page).toHaveURL(/country=KE/);
  });
});

test('a web editor adds and removes rows by keyboard, hears of it, and keeps the form meanwhile', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#amounts=£5/15/30');
  await expect(editor.preview.getByRole('radio', { name: '£15', exact: true })).toBeVisible();
  const heard = page.getByRole('status').filter({ hasText: /added|removed/ });
  await editor.side.getByRole('button', { name: 'Add impact lines' }).press('Enter');
  await expect(editor.row('Amount 1').getByLabel('Impact line')).toBeFocused();
  await page.keyboard.type('plants a reed');
  await expect(editor.preview.getByText('plants a reed').last()).toBeVisible();
  await expect(editor.field('Suggested amounts')).toHaveCount(0);

  const add = editor.side.getByRole('button', { name: 'Add an amount' });
  await add.press('Enter');
  await expect(heard).toHaveText('Amount 4 added');
  await expect(editor.row('Amount 4').getByLabel('Amount', { exact: true })).toBeFocused();
  await expect(editor.lints).toHaveText('No problems');
  await page.keyboard.type('£60');
  await expect(editor.preview.getByRole('radio', { name: /^£60/ })).toBeVisible();
  await editor.row('Amount 4').getByLabel('Frequency').selectOption('Monthly');
  await expect(editor.preview.getByRole('radio', { name: /^£60/ })).toHaveCount(0);

  await editor.side.getByRole('button', { name: 'Remove amount 4' }).press('Enter');
  await expect(heard).toHaveText('Amount 4 removed');
  await expect(editor.side.getByRole('button', { name: 'Remove amount 3' })).toBeFocused();
  await page.reload();
  await expect(editor.row('Amount 1').getByLabel('Impact line')).toHaveValue('plants a reed');
  await editor.side.getByRole('button', { name: 'Remove all impact lines' }).press('Enter');
  await expect(editor.side.getByRole('button', { name: 'Add impact lines' })).toBeFocused();
  await expect(editor.field('Suggested amounts')).toHaveValue('£5/15/30');
  await page.goBack();
  await expect(editor.row('Amount 1').getByLabel('Impact line')).toHaveValue('plants a reed');
});

test('a button that disappears leaves the focus near it', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Test');
  const lost = editor.side.getByRole('button', { name: 'Connection lost' });
  // Within its panel: Firefox's driver scrolls to what it clicks.
  const depth = () =>
    lost.evaluate(
      (button) =>
        button.getBoundingClientRect().top -
        (button.closest('[role="tabpanel"]')?.getBoundingClientRect().top ?? Number.NaN),
    );
  const place = await depth();
  for (let times = 1; times <= 3; times += 1) {
    await lost.click();
    await expect(editor.staged).toContainText(
      `Connection lost – The donor presses “Donate”${times > 1 ? `, ${times} times` : ''}`,
    );
  }
  expect(await depth()).toBeCloseTo(place);
  const stop = editor.side.getByRole('button', { name: 'Stop simulating' });
  await stop.press('Enter');
  await expect(stop).toBeHidden();
  await expect(editor.staged).toContainText('No errors');
  await expect(editor.staged.getByRole('status')).toBeFocused();

  await editor.donor.submit();
  const clear = editor.side.getByRole('button', { name: 'Clear', exact: true });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(editor.side.getByRole('heading', { name: 'Events' })).toBeFocused();
});
