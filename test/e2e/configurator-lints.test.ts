import { editorOn } from './configurator.js';
import { expect, test } from './journey.js';

const ready =
  '#base-url=https%3A%2F%2Fservice.example%2Fapi%2Fv1&publishable-key=pk_live_1' +
  '&fallback=https%3A%2F%2Frivers.example%2Fways&cdn=https%3A%2F%2Ffiles.rivers.example%2Fdw';

type Case = { label: string; group?: string; text: string; words: string };

const cases: Case[] = [
  {
    label: 'Thank-you page',
    text: 'http://charity.example/thanks',
    words: 'Only an address that begins with https://',
  },
  { label: 'Thank-you page', text: 'charity.example/thanks', words: 'Write it with https:// in front' },
  { label: 'Suggested amounts', text: '1,500', words: 'can be read as one amount or as several' },
  { label: 'Link to other ways to give', text: 'https://a b', words: 'This is no address.' },
  { label: 'Smallest gift', text: '20', words: 'An amount here is below the smallest gift' },
  { label: 'Amount chosen at first', text: '30', words: 'This is not among the suggested amounts' },
  { label: 'Currency', text: 'XYZ', words: '"XYZ" is not a currency' },
  { label: 'Amounts with a story', text: '[{“amount”: 25}]', words: 'This JSON can’t be read' },
  {
    label: 'Address of the service',
    text: 'http://service.example/api/v1',
    words: 'This is no service’s address',
  },
  { label: 'Publishable key', text: 'pk_test_1', words: 'A test key takes no money' },
  {
    label: 'Text',
    group: 'Colours and shape',
    text: '#bbbbbb',
    words: 'The text is hard to read on the background',
  },
  {
    label: 'Your colour',
    group: 'Colours and shape',
    text: '#ffffff',
    words: 'The button in your colour hardly stands out',
  },
  { label: 'Roundness', group: 'Colours and shape', text: 'abc', words: 'This is no length' },
  {
    label: 'Name of your charity',
    group: 'About the donor',
    text: 'Rivers & Reeds Trust',
    words: 'Gift Aid is off',
  },
];

for (const { label, group, text, words } of cases) {
  test(`a web editor is told as it goes, beside the field and in the list: ${label} ${text}`, async ({
    page,
    http,
  }) => {
    const editor = editorOn(page);
    await editor.open(http, ready);
    await expect(editor.lints).toHaveText(/Nothing to mend/);
    if (group) await editor.openGroup(group);
    const before = await editor.field(label).inputValue();
    await editor.write(label, text);
    await expect(editor.lints.getByRole('listitem')).toHaveCount(1);
    await expect(editor.lints).toContainText(words);
    await expect(page.locator('.control .lint', { hasText: words })).toHaveCount(1);
    await expect(editor.lints).toHaveAttribute('aria-live', 'polite');
    await editor.write(label, before);
    await expect(editor.lints).toHaveText(/Nothing to mend/);
  });
}

test('a web editor is led from the list to the field, also in a group that is closed', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, `${ready}&country=XX`);
  await expect(editor.field('Country of the work')).toBeHidden();
  await editor.lints.getByRole('button', { name: 'Country of the work' }).click();
  await expect(editor.field('Country of the work')).toBeFocused();
  await expect(editor.field('Country of the work')).toHaveAttribute('aria-invalid', 'true');
});

test('a secret key is taken out at once, and is neither on the page nor in the address nor stored', async ({
  page,
  http,
}) => {
  const key = 'sk_live_51HxVerySecret';
  const editor = editorOn(page);
  await editor.open(http, ready);
  await editor.write('Publishable key', key);
  await expect(editor.field('Publishable key')).toHaveValue('');
  await expect(editor.lints).toContainText('That was a secret key.');
  await editor.see('Snippet');
  await expect(editor.code('In your page')).toContainText('publishable-key="pk_live_…"');
  expect(await page.content()).not.toContain('VerySecret');
  expect(page.url()).not.toContain('VerySecret');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('VerySecret');
  await editor.see('Options');
  await editor.write('Publishable key', 'pk_live_2');
  await expect(editor.lints).toHaveText(/Nothing to mend/);
});

test('a web editor is asked for every address that the snippet has an example of', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, '#base-url=https%3A%2F%2Fservice.example%2Fapi%2Fv1&publishable-key=pk_live_1');
  const told = editor.lints.getByRole('listitem');
  await expect(told).toHaveCount(2);
  await editor.write('Link to other ways to give', 'https://rivers.example/ways');
  await editor.lints.getByRole('button', { name: 'Address of the folder' }).click();
  await expect(editor.field('Address of the folder')).toBeFocused();
  await editor.write('Address of the folder', '/static/dw');
  await expect(editor.code('In your page')).toContainText('src="/static/dw/donation-widget.iife.js"');
  await expect(editor.code('Content-Security-Policy')).toContainText("script-src 'self';");
  await editor.see('Options');
  await expect(editor.lints).toHaveText(/Nothing to mend/);
});

test('a name in an address that is no option is not spoken of', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, `${ready}&foo=sk_live_VerySecret`);
  await expect(editor.lints).toHaveText(/Nothing to mend/);
  expect(page.url()).not.toContain('VerySecret');
});

test('a secret key in an address is taken out of it', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, '#currency=EUR&publishable-key=rk_live_VerySecret');
  await expect(editor.lints).toContainText('That was a secret key.');
  await expect(page).toHaveURL(`${http}/demo/#currency=EUR`);
  expect(await page.content()).not.toContain('VerySecret');
});

test('a web editor reads why the preview shows no form, until it is mended', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, `${ready}&currency=XYZ`);
  const note = page.locator('.stage').getByText('With what is to mend, there is no form');
  await expect(note).toBeVisible();
  await expect(editor.preview.getByRole('link', { name: 'Other ways to give' })).toBeVisible();
  await editor.write('Currency', 'EUR');
  await expect(note).toHaveCount(0);
  await expect(editor.donor.donate).toHaveText(/€10\.00/);
});
