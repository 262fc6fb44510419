// Also runs in a new Firefox.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editorOn } from '../support/demo/configurator.js';
import { entries } from '../support/demo/gallery-entries.js';
import { expectLookOf, partsOf } from '../support/demo/gallery-page.js';
import { en, expect, home, test } from '../support/demo/static-demo.js';

test('A donor whose payment is declined finds the same amount, pays, and is thanked in the charity’s colours under its logo', async ({
  page,
  donor,
}) => {
  await page.goto('appeal.html');
  await donor.type(en.customAmount, '37.50');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page).toHaveURL(new RegExp(`${home}sandbox/checkout/ps_`));
  await donor.decline();
  await expect(donor.heading(en['failed.title'])).toBeVisible();

  await donor.follow(en.tryAgain);
  await expect(page).toHaveURL('appeal.html');
  await expect(donor.field(en.customAmount)).toHaveValue('37.50');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();

  await expect(page).toHaveURL('thank-you.html');
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.getByText('We’ve received your donation to Rivers & Reeds Trust.')).toBeVisible();
  const logo = page.getByRole('img', { name: 'Rivers & Reeds Trust' });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(logo.locator('..')).toHaveCSS('background-color', 'rgb(15, 92, 92)');
});

test('A donor gives monthly, and sees the same donation after a reload and in another tab', async ({
  page,
  donor,
  context,
}) => {
  await page.goto('appeal.html');
  await donor.choose(en.month);
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £10.00' })).toBeVisible();
  expect(await donor.asked()).toEqual({ 'To pay today': '£10.00', 'Then every month': '£10.00' });
  const checkout = page.url();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();

  await page.goto(checkout);
  await page.reload();
  await expect(donor.heading('This donation is already paid')).toBeVisible();
  const another = await context.newPage();
  await another.goto(checkout);
  await expect(another.getByText(/£10\.00 every month/)).toBeVisible();
});

test('The configurator draws its preview after few requests', async ({ page, files }) => {
  await page.goto('');
  await expect(editorOn(page).donor.submitButton).toBeVisible();
  expect(files.log.length, files.log.join('\n')).toBeLessThanOrEqual(50);
});

test('A developer simulates an error from the bottom of the page, and gives after it', async ({
  page,
  donor,
}) => {
  await page.goto('appeal.html');
  await expect(donor.submitButton).toBeVisible();
  await donor.follow('Simulate errors');
  await expect(page).toHaveURL('sandbox/control/faults');
  await page.getByRole('radio', { name: 'Create checkout' }).check();
  await page.getByRole('button', { name: '500 error', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveText('500 error, once (Create checkout)');

  await page.goto('appeal.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByText(en.failing)).toBeVisible();
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
  await donor.follow('Simulate errors');
  await expect(donor.heading('Simulate errors')).toBeVisible();
});

test('A visitor without service workers reads why there’s no form, and sees other ways to give', async ({
  page,
  donor,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto('appeal.html');
  await expect(page.getByRole('alert')).toContainText('The forms of this demo don’t work in this window.');
  await expect(page.getByText('Can’t see the form?')).toBeVisible();
  await expect(donor.submitButton).toHaveCount(0);
});

test('A visitor who opens a page as a file reads that it needs a server', async ({ page, builtDemo }) => {
  for (const path of ['index.html', 'gallery/zakat.html']) {
    await page.goto(pathToFileURL(join(builtDemo, path)).href);
    await expect(page.getByText('This demo can’t be opened as a file.')).toBeVisible();
  }
  await page.goto('thank-you.html');
  await expect(page.getByText('as a file')).toHaveCount(0);
});

test('A donor gives on a page of the gallery, and is thanked there by its charity', async ({
  page,
  donor,
}) => {
  const [entry] = entries.filter(({ name }) => name === 'dialog');
  if (!entry) throw new Error('The gallery has no form behind a button.');
  await page.goto('gallery/dialog.html');
  const { email, submit } = partsOf(page);
  await entry.give(donor, page);
  await email.fill('ada@example.org');
  await submit.click();
  expect(await donor.asked()).toEqual(entry.asked);
  await donor.pay();
  await expect(page).toHaveURL('gallery/dialog.html');
  const [title, words] = entry.thanks;
  await expect(donor.heading(title)).toBeVisible();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expectLookOf(page, entry);
});

test('A web editor copies the code of a page into another page, and a donor gives there', async ({
  page,
  donor,
  paste,
}) => {
  await page.goto('gallery/night.html');
  await page.getByText('Get the code for this form').click();
  const snippet = await page.getByRole('region', { name: 'Code for this form' }).innerText();
  await page.goto(await paste(snippet));
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(page).toHaveURL('pasted.html');
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
});

test('A web editor configures a form and copies it into another page, and a donor gives there', async ({
  page,
  donor,
  paste,
}) => {
  const editor = editorOn(page);
  await page.goto('./');
  await editor.write('Suggested amounts', '5 15 30');
  await expect(editor.preview.getByRole('radio', { name: '£15', exact: true })).toBeVisible();
  await editor.see('Put it on your site');
  await editor.openGroup('For your developer');
  await editor.side.getByRole('radio', { name: 'Module', exact: true }).check();
  await page.goto(await paste(await editor.code('In your page').innerText()));
  await donor.choose('£15');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(page).toHaveURL('pasted.html');
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
});

test('A web editor gives in the preview, and comes back to her words, as in the example of the thanks', async ({
  page,
  donor,
}) => {
  const editor = editorOn(page);
  await page.goto('./#slot-succeeded=Diolch+o+galon.');
  await editor.donor.type(en.email, 'ada@example.org');
  await editor.donor.submit();
  await donor.pay();
  await expect(editor.returned.getByRole('heading', { name: en['succeeded.title'] })).toBeVisible();
  await expect(editor.returned.getByText('Diolch o galon.')).toBeVisible();

  const logo = editor.returned.getByRole('img', { name: 'Rivers & Reeds Trust' });
  const shown = async () => ({
    rows: await editor.returned.locator('dl[part~="status-details"] dt').allInnerTexts(),
    links: await editor.returned.getByRole('link').allInnerTexts(),
    buttons: await editor.returned.getByRole('button').allInnerTexts(),
  });
  await expect(logo).toBeVisible();
  const real = await shown();
  expect(real).toEqual({
    rows: [en.total, en.date, en.reference],
    links: [`${en.visit} Rivers & Reeds Trust`],
    buttons: [],
  });
  await page.getByRole('radio', { name: 'Thank you' }).check();
  await expect.poll(shown).toEqual(real);
  await expect(logo).toBeVisible();
});
