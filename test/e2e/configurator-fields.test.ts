import { editorOn } from './configurator.js';
import { en, expect, test } from './journey.js';

test('a web editor chooses intervals, which keep their order, and the one at first', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#intervals=month+once');
  await editor.openGroup('How often');
  const yearly = editor.side.getByRole('checkbox', { name: 'Yearly' });
  await yearly.check();
  await expect(page).toHaveURL(/#intervals=month\+once\+year$/);
  await yearly.uncheck();
  await expect(page).toHaveURL(/#intervals=month\+once$/);
  await expect(editor.preview.getByRole('radio', { name: en.month, exact: true })).toBeChecked();

  await editor.open(http, '#intervals=once+month+2-week');
  const first = editor.field('Interval chosen at first');
  await expect(first.locator('option')).toHaveText([
    'The first of them: One-time',
    'One-time',
    'Monthly',
    '2-week',
  ]);
  await first.selectOption('Monthly');
  await expect(editor.preview.getByRole('radio', { name: en.month, exact: true })).toBeChecked();
  await expect(page).toHaveURL(/default-interval=month$/);
  await page.reload();
  await expect(editor.field('Interval chosen at first')).toHaveValue('month');
  await editor.openGroup('How often');
  await editor.field('Interval chosen at first').selectOption('The first of them: One-time');
  await expect(page).toHaveURL(/#intervals=once\+month\+2-week$/);

  await test.step('currency and country go by name, and an address may bring rarer ones', async () => {
    await editor.open(http, '#currency=ISK&country=XX');
    await expect(editor.field('Currency').locator('option:checked')).toHaveText('ISK – Icelandic Króna');
    await editor.field('Currency').selectOption('EUR – Euro');
    await expect(page).toHaveURL(/currency=EUR/);
    await editor.openGroup('What the gift is for');
    await expect(editor.field('Country of the work')).toHaveValue('XX');
    await editor.field('Country of the work').selectOption('Kenya (KE)');
    await expect(page).toHaveURL(/country=KE/);
  });
});

test('what is said against a field that a host doesn’t need leads to it, and a button that goes leaves the focus where one goes on', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#host=react&cdn=sk_live_1&foo=sk_live_2');
  await editor.lints.getByRole('button', { name: 'Address of the folder' }).click();
  await expect(editor.field('Address of the folder')).toBeFocused();

  await editor.see('Options');
  await editor.side
    .getByRole('button', { name: 'Begin with an example: Amounts with a story' })
    .press('Enter');
  await expect(editor.field('Amounts with a story')).toBeFocused();
  await expect(editor.field('Amounts with a story')).toHaveValue(/riverbank/);

  await editor.see('Events');
  await editor.side.getByRole('button', { name: 'Error 500' }).click();
  const normal = editor.side.getByRole('button', { name: 'Back to normal' });
  await normal.press('Enter');
  await expect(normal).toBeHidden();
  await expect(editor.staged.getByRole('status')).toBeFocused();

  await editor.donor.submit();
  const clear = editor.side.getByRole('button', { name: 'Clear' });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(editor.side.getByRole('heading', { name: 'Events' })).toBeFocused();
});

/** All that a snippet needs of its charity, but the key. */
const keyless =
  '#base-url=https%3A%2F%2Fservice.example%2Fapi%2Fv1&fallback=https%3A%2F%2Frivers.example%2Fways' +
  '&cdn=https%3A%2F%2Ffiles.rivers.example%2Fdw';

test('nothing moves under the cursor while what is to mend comes and goes', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, keyless);
  const key = editor.field('Publishable key');
  await key.focus();
  const top = () => key.evaluate((field) => field.getBoundingClientRect().top);
  await expect(editor.lints.getByRole('listitem')).toHaveCount(1);
  const before = await top();
  await editor.write('Publishable key', 'pk_live_1');
  await expect(editor.lints).toHaveText(/Nothing to mend/);
  expect(await top()).toBe(before);
  await editor.write('Publishable key', 'sk_live_1');
  await expect(editor.lints.getByRole('listitem')).toHaveCount(1);
  expect(await top()).toBe(before);

  await editor.see('Events');
  const cut = editor.side.getByRole('button', { name: 'Cut off' });
  // Within its panel: Firefox's driver scrolls to what it clicks.
  const depth = () =>
    cut.evaluate(
      (button) =>
        button.getBoundingClientRect().top -
        (button.closest('[role="tabpanel"]')?.getBoundingClientRect().top ?? Number.NaN),
    );
  const place = await depth();
  for (let times = 1; times <= 3; times += 1) {
    await cut.click();
    await expect(editor.staged).toContainText(
      `Cut off – The donor presses “Donate”${times > 1 ? `, ${times} times` : ''}`,
    );
  }
  expect(await depth()).toBeCloseTo(place);
  await editor.side.getByRole('button', { name: 'Back to normal' }).click();
  await expect(editor.staged).toContainText('All is well');
});
