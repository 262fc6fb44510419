import { editorOn } from '../support/journeys/configurator.js';
import { expect, test } from '../support/journeys/journey.js';

type Case = { label: string; group?: string; text: string; words: string };

/** One for each kind of field; a rule of the lints says which text gets which message. */
const cases: Case[] = [
  { label: 'Suggested amounts', text: 'ten', words: '"ten" isn’t an amount' },
  { label: 'Currency', text: 'XYZ', words: '"XYZ" isn’t a currency' },
  {
    label: 'Smallest donation',
    group: 'More about amounts',
    text: '20',
    words: 'An amount is below the smallest',
  },
  {
    label: 'Text',
    group: 'More colours',
    text: '#bbbbbb',
    words: 'The text is hard to read on the background',
  },
  { label: 'Rounded corners', group: 'Font and size', text: 'abc', words: 'Add a unit' },
  {
    label: 'Thank-you page',
    group: 'Thank-you',
    text: 'http://charity.example/thanks',
    words: 'Use an address that starts with https://',
  },
];

test('a web editor starts without a warning, and reads of each problem once, next to its field', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http);
  await expect(editor.lints).toHaveText('No problems');
  await expect(page.locator('#lint-status')).toHaveAttribute('role', 'status');
  for (const { label, group, text, words } of cases) {
    await test.step(`${label}: ${text}`, async () => {
      if (group) await editor.openGroup(group);
      const before = await editor.field(label).inputValue();
      await editor.write(label, text);
      await expect(page.getByText(words), `${label}: ${text}`).toHaveCount(1);
      await expect(editor.lint(words)).toBeVisible();
      await expect(page.locator('#lint-status')).toHaveText(/^1 (?:problem|suggestion)$/);
      await editor.write(label, before);
      await expect(editor.lints, `${label}: ${before}`).toHaveText('No problems');
    });
  }
});

test('the list leads to the field, also in a group that is closed, and the preview says why it shows no form', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#country=XX&currency=XYZ');
  const note = page.locator('.stage').getByText('Donors can’t see the form');
  await expect(note).toBeVisible();
  await expect(editor.preview.getByRole('link', { name: 'Other ways to give' })).toBeVisible();

  await expect(editor.field('Country you work in')).toBeHidden();
  await expect(editor.lints.locator('summary')).toHaveText('2 problems');
  await editor.followLint('Country you work in');
  await expect(editor.field('Country you work in')).toBeFocused();
  await expect(editor.field('Country you work in')).toHaveAttribute('aria-invalid', 'true');

  await editor.field('Country you work in').selectOption('Kenya (KE)');
  await expect(note).toBeVisible();
  await editor.write('Currency', 'EUR');
  await expect(note).toHaveCount(0);
  await expect(editor.donor.submitButton).toHaveText(/€10\.00/);
});

test('the last step lists the details that the code has an example of, and nothing moves while they are added', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Put it on your site');
  await expect(editor.lints.locator('summary')).toHaveText('4 missing details');
  await editor.write('Payment service address', 'https://service.example/api/v1');
  await editor.write('Link to other ways to give', 'https://rivers.example/ways');
  await editor.followLint('Script location');
  await expect(editor.field('Script location')).toBeFocused();
  await editor.write('Script location', '/static/dw');
  await expect(editor.code('In your page')).toContainText('src="/static/dw/donation-widget.iife.js"');
  await expect(editor.code('Content-Security-Policy')).toContainText("script-src 'self';");

  const key = editor.field('Publishable key');
  await key.focus();
  const top = () => key.evaluate((field) => field.getBoundingClientRect().top);
  const before = await top();
  await editor.write('Publishable key', 'pk_live_1');
  await expect(editor.lints).toHaveText('No problems');
  expect(await top()).toBe(before);
  await editor.write('Publishable key', 'pk_test_1');
  await expect(editor.lint('This is a test key')).toBeVisible();
  expect(await top()).toBe(before);
});
