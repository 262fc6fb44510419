import type { Locator } from '@playwright/test';
import { editorOn } from '../support/demo/configurator.js';
import { pasteInto, test } from '../support/demo/configurator-site.js';
import { en, expect } from '../support/journeys/journey.js';

type Written = { kind: string; label: string; name: string; answers?: readonly string[] };

/** A question of each kind, as an editor adds it. */
const questions: readonly Written[] = [
  {
    kind: 'One of several answers',
    label: 'How did you hear of us?',
    name: 'heard',
    answers: ['From a friend', 'At an event; or online'],
  },
  {
    kind: 'Any of several answers',
    label: 'Which walks would you join?',
    name: 'walks',
    answers: ['Birds at dawn', 'Bats at night'],
  },
  { kind: 'A line of text', label: 'Your favourite place', name: 'place' },
  { kind: 'Several lines of text', label: 'Your memory of the river', name: 'memory' },
  { kind: 'A number', label: 'Number of guests', name: 'guests' },
  { kind: 'A date', label: 'Day of your visit', name: 'visit' },
  { kind: 'A tick', label: 'I can help on Saturdays', name: 'helps' },
];

const inRow = (row: Locator, label: string) => row.getByLabel(label, { exact: true });

test('a web editor adds a question of each kind, and a donor answers them on the site', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
  received,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  const { side, preview } = editor;
  await editor.open(https);
  const openQuestions = async () => {
    await expect(editor.donor.submitButton).toBeVisible();
    await editor.openGroup('Questions of your own');
  };
  await openQuestions();
  const heard = page.getByRole('status').filter({ hasText: /added|removed/ });

  for (const [place, { kind, label, name, answers = [] }] of questions.entries()) {
    await test.step(kind, async () => {
      const title = `Question ${place + 1}`;
      const row = editor.row(title);
      await side.getByRole('button', { name: 'Add a question' }).press('Enter');
      await expect(heard).toHaveText(`${title} added`);
      await expect(inRow(row, 'Question')).toBeFocused();
      await page.keyboard.type(label);
      await inRow(row, 'Donors answer with').selectOption(kind);
      await inRow(row, 'Name in your records').fill(name);
      const add = row.getByRole('button', { name: 'Add an answer' });
      await expect(add).toHaveCount(answers.length > 0 ? 1 : 0);
      for (const [at, answer] of answers.entries()) {
        await add.press('Enter');
        await expect(heard).toHaveText(`Answer ${at + 1} added`);
        await expect(inRow(row.getByRole('group', { name: `Answer ${at + 1}` }), 'Answer')).toBeFocused();
        await page.keyboard.type(answer);
      }
      await expect(preview.getByText(label, { exact: true }).first()).toBeVisible();
    });
  }
  await expect(editor.lints).toHaveText('No problems');

  await test.step('the editor removes an answer, and the focus stays near it', async () => {
    const row = editor.row('Question 1');
    await row.getByRole('button', { name: 'Add an answer' }).press('Enter');
    await page.keyboard.type('From the radio');
    await expect(preview.getByText('From the radio')).toBeVisible();
    await row.getByRole('button', { name: 'Remove answer 3' }).press('Enter');
    await expect(heard).toHaveText('Answer 3 removed');
    await expect(row.getByRole('button', { name: 'Remove answer 2' })).toBeFocused();
    await expect(preview.getByText('From the radio')).toHaveCount(0);
  });

  await test.step('an answer is necessary, and one question is only for regular donors', async () => {
    await inRow(editor.row('Question 1'), 'Must donors answer?').selectOption('Yes');
    const row = editor.row('Question 7');
    await row.getByText('More', { exact: true }).press('Enter');
    await inRow(row, 'Ask').selectOption('Regular donors');
    await expect(preview.getByText('I can help on Saturdays')).toHaveCount(0);
    await inRow(row, 'Ask').selectOption('Everyone');
    await expect(preview.getByText('I can help on Saturdays')).toBeVisible();
  });

  await test.step('a name that the form uses itself is reported', async () => {
    const row = editor.row('Question 3');
    await inRow(row, 'Name in your records').fill('email');
    await expect(editor.lint('"email" can’t be used here because the form uses this name.')).toBeVisible();
    await inRow(row, 'Name in your records').fill('place');
    await expect(editor.lints).toHaveText('No problems');
  });

  await test.step('the questions are in the link of the page', async () => {
    await page.reload();
    await openQuestions();
    await expect(inRow(editor.row('Question 1'), 'Question')).toHaveValue('How did you hear of us?');
    const second = editor.row('Question 2').getByRole('group', { name: 'Answer 2' });
    await expect(inRow(second, 'Answer')).toHaveValue('Bats at night');
  });

  await editor.see('Put it on your site');
  const code = editor.code('In your page');
  for (const part of [
    '"name":"heard"',
    '"kind":"choice"',
    '"required":true',
    '"value":"At an event, or online"',
  ])
    await expect(code).toContainText(part);
  await pasteInto(site, page);

  await page.goto(site.address);
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  const error = en['question_choice.required'].replace('{question}', 'How did you hear of us?');
  await expect(page.getByRole('radiogroup', { name: error })).toBeVisible();
  await donor.choose('At an event; or online');
  await donor.tick('Bats at night');
  await donor.type('Your favourite place', 'The weir');
  await donor.type('Your memory of the river', 'A kingfisher.');
  await donor.type('Number of guests', '3');
  await donor.type('Day of your visit', '2026-07-05');
  await donor.tick('I can help on Saturdays');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect((await received()).map(({ metadata }) => metadata)).toEqual([
    {
      donation_reference: expect.stringMatching(/^[\da-f]{32}$/),
      heard: 'At an event, or online',
      walks: 'Bats at night',
      place: 'The weir',
      memory: 'A kingfisher.',
      guests: '3',
      visit: '2026-07-05',
      helps: 'yes',
    },
  ]);
  expect(violations).toEqual([]);
});
