import { editorOn } from './configurator.js';
import { expect, test } from './journey.js';

const ready =
  '#base-url=https%3A%2F%2Fservice.example%2Fapi%2Fv1&publishable-key=pk_live_1' +
  '&fallback=https%3A%2F%2Frivers.example%2Fways&cdn=https%3A%2F%2Ffiles.rivers.example%2Fdw';

type Case = { label: string; group?: string; text: string; words: string };

/** One for each kind of field; what is told of which text is a rule of the lints. */
const cases: Case[] = [
  {
    label: 'Thank-you page',
    text: 'http://charity.example/thanks',
    words: 'Only an address that begins with https://',
  },
  { label: 'Smallest gift', text: '20', words: 'An amount here is below the smallest gift' },
  { label: 'Currency', text: 'XYZ', words: '"XYZ" is not a currency' },
  { label: 'Amounts with a story', text: '[{“amount”: 25}]', words: 'This JSON can’t be read' },
  { label: 'Publishable key', text: 'pk_test_1', words: 'A test key takes no money' },
  {
    label: 'Text',
    group: 'Colours and shape',
    text: '#bbbbbb',
    words: 'The text is hard to read on the background',
  },
  { label: 'Roundness', group: 'Colours and shape', text: 'abc', words: 'This is no length' },
];

test('a web editor is told as it goes, beside the field and in the list', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, ready);
  await expect(editor.lints).toHaveText(/Nothing to mend/);
  await expect(editor.lints).toHaveAttribute('aria-live', 'polite');
  for (const { label, group, text, words } of cases) {
    await test.step(`${label}: ${text}`, async () => {
      if (group) await editor.openGroup(group);
      const before = await editor.field(label).inputValue();
      await editor.write(label, text);
      await expect(editor.lints.getByRole('listitem'), `${label}: ${text}`).toContainText([words]);
      await expect(page.locator('.control .lint', { hasText: words }), `${label}: ${text}`).toHaveCount(1);
      await editor.write(label, before);
      await expect(editor.lints, `${label}: ${before}`).toHaveText(/Nothing to mend/);
    });
  }
});

test('a web editor is led from the list to the field, also in a group that is closed, and reads why the preview shows no form', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, `${ready}&country=XX&currency=XYZ`);
  const note = page.locator('.stage').getByText('With what is to mend, there is no form');
  await expect(note).toBeVisible();
  await expect(editor.preview.getByRole('link', { name: 'Other ways to give' })).toBeVisible();

  await expect(editor.field('Country of the work')).toBeHidden();
  await editor.lints.getByRole('button', { name: 'Country of the work' }).click();
  await expect(editor.field('Country of the work')).toBeFocused();
  await expect(editor.field('Country of the work')).toHaveAttribute('aria-invalid', 'true');

  await editor.field('Country of the work').selectOption('Kenya (KE)');
  await expect(note).toBeVisible();
  await editor.write('Currency', 'EUR');
  await expect(note).toHaveCount(0);
  await expect(editor.donor.submitButton).toHaveText(/€10\.00/);
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
