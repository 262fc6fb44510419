import { editorOn } from '../support/journeys/configurator.js';
import { expect, test } from '../support/journeys/journey.js';

test('a secret key is taken out as one leaves its field, and gets nowhere else', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Put it on your site');
  const key = editor.field('Publishable key');
  const everywhere = async () => [
    await page.content(),
    page.url(),
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ];

  await test.step('typed', async () => {
    await key.pressSequentially('sk_live_51HxVerySecret');
    await expect(key).toHaveValue('sk_live_51HxVerySecret');
    await expect(key).toHaveAttribute('aria-invalid', 'true');
    await expect(editor.lint('That was a secret key')).toBeVisible();
    expect(page.url()).not.toContain('live_51');
    await expect(editor.code('In your page')).toContainText('publishable-key="pk_live_…"');
    await key.blur();
    await expect(key).toHaveValue('');
    for (const place of await everywhere()) expect(place).not.toContain('live_51');
    await key.pressSequentially('pk_live_2');
    await expect(page).toHaveURL(/publishable-key=pk_live_2$/);
    await expect(editor.lint('secret key')).toHaveCount(0);
  });

  await test.step('pasted', async () => {
    await editor.write('Publishable key', 'sk_live_AlsoSecret');
    await expect(key).toHaveValue('');
    await expect(editor.lint('That was a secret key')).toBeVisible();
    for (const place of await everywhere()) expect(place).not.toContain('AlsoSecret');
    await editor.write('Publishable key', 'pk_live_2');
    await expect(editor.lint('secret key')).toHaveCount(0);
  });

  await test.step('in another field', async () => {
    await editor.see('Your form');
    await editor.openGroup('Thank-you');
    const notes = editor.field('Thank-you page');
    await notes.pressSequentially('https://charity.example/?sk_live_51Hx');
    await expect(notes).toHaveValue(/51Hx$/);
    expect(page.url()).not.toContain('sk_live');
    await notes.blur();
    await expect(notes).toHaveValue('');
  });

  await test.step('in a row, whose other fields stay', async () => {
    await editor.openGroup('Your records and campaigns');
    await editor.side.getByRole('button', { name: 'Add a note' }).click();
    const row = editor.row('Note 1');
    await row.getByLabel('Name').fill('campaign');
    await row.getByLabel('Value').fill('sk_live_RowSecret');
    await expect(editor.lint('That was a secret key')).toBeVisible();
    await expect(row.getByLabel('Name')).toHaveValue('campaign');
    await expect(row.getByLabel('Value')).toHaveValue('');
    for (const place of await everywhere()) expect(place).not.toContain('RowSecret');
  });
});

test('a secret key in an address is taken out of it, without a word under a name that there is not', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#currency=EUR&foo=sk_live_VerySecret');
  await expect(page).toHaveURL(`${http}/demo/#currency=EUR`);
  await expect(editor.lints).toHaveText('No problems');
  await expect(editor.lint('secret key')).toHaveCount(0);

  // Only the fragment differs, which by itself would load nothing.
  await page.goto('about:blank');
  await editor.open(http, '#currency=EUR&publishable-key=rk_live_VerySecret');
  await expect(editor.lints).toContainText('1 problem');
  await editor.followLint('Publishable key');
  await expect(editor.lint('That was a secret key')).toBeVisible();
  await expect(page).toHaveURL(`${http}/demo/#currency=EUR`);
  expect(await page.content()).not.toContain('VerySecret');
});
