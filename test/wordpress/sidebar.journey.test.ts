import { openEditor } from './block-editor.js';
import { configure, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

test.use({ viewport: { width: 1440, height: 1000 } });

test('an author’s settings are checked, and become attributes of the block', async ({
  browser,
  wordpress,
}) => {
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  await editor.add('Donation form');

  await test.step('a secret key is taken out of any field', async () => {
    await editor.open('What donations are for');
    const field = editor.sidebar.getByLabel('Project', { exact: true });
    await field.fill('sk_live_123');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/That was a secret key, so we removed it\./);
    expect(await editor.content()).not.toContain('sk_live');
  });

  await test.step('rows become JSON once they are complete, and undo takes them back', async () => {
    await editor.open('Items with a fixed price');
    await editor.sidebar.getByRole('button', { name: 'Add an item' }).click();
    await expect(editor.sidebar.getByLabel('Item name')).toBeFocused();
    await editor.page.keyboard.type('Blanket');
    expect(await editor.content()).toBe('<!-- wp:donation-widget/form /-->');
    await editor.sidebar.getByLabel('Price').fill('15.50');
    await expect
      .poll(editor.content)
      .toContain(String.raw`"items":"[{\u0022label\u0022:\u0022Blanket\u0022,\u0022amount\u0022:15.5}]"`);
    await expect(editor.preview('form').getByText('Blanket')).toBeVisible();
    await editor.sidebar.getByRole('button', { name: 'Remove item 1' }).click();
    await expect(editor.sidebar.getByRole('button', { name: 'Add an item' })).toBeFocused();
    expect(await editor.content()).toBe('<!-- wp:donation-widget/form /-->');
    await editor.page.getByRole('button', { name: 'Undo' }).click();
    await expect(editor.sidebar.getByLabel('Item name')).toHaveValue('Blanket');
  });

  await test.step('a wrong setting says so in the configurator’s words, at the field and above all fields', async () => {
    const words = '"x" isn’t an amount in EUR. Write it like 25 or 12.50.';
    const field = editor.sidebar.getByLabel('Suggested amounts');
    await field.fill('10 x');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(editor.sidebar.getByText(`Suggested amounts: ${words}`)).toBeVisible();
    await expect(editor.sidebar.getByRole('button', { name: 'Main settings (1 problem)' })).toBeVisible();
    await expect(
      editor.canvas.getByText('Donors can’t see the form until you fix the problems.').first(),
    ).toBeVisible();
    await field.fill('10 20');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(editor.preview('form').getByRole('radio', { name: '€20' })).toBeVisible();
  });
});

test('an author adds a question with its answers, and visitors can answer it', async ({
  browser,
  wordpress,
}) => {
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  const { sidebar, page } = editor;
  await editor.add('Donation form');
  await editor.open('Questions of your own');
  await sidebar.getByRole('button', { name: 'Add a question' }).click();
  await expect(sidebar.getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type('How did you hear of us?');
  await sidebar.getByLabel('Name in your records', { exact: true }).fill('heard');
  await expect(sidebar.getByRole('button', { name: 'Add an answer' })).toHaveCount(0);
  await sidebar.getByLabel('Donors answer with').selectOption('One of several answers');
  const answers = ['From a friend', 'At an event', 'Elsewhere'];
  for (const [place, answer] of answers.entries()) {
    await sidebar.getByRole('button', { name: 'Add an answer' }).click();
    await expect(sidebar.getByLabel('Answer', { exact: true }).nth(place)).toBeFocused();
    await page.keyboard.type(answer);
  }
  const radio = (name: string) => editor.preview('form').getByRole('radio', { name });
  for (const answer of answers) await expect(radio(answer)).toBeVisible();

  await sidebar.getByRole('button', { name: 'Remove answer 3' }).click();
  await expect(sidebar.getByRole('button', { name: 'Remove answer 2' })).toBeFocused();
  await expect(radio('Elsewhere')).toHaveCount(0);
  await sidebar.getByLabel('Must donors answer?').selectOption('Yes');
  await expect
    .poll(editor.content)
    .toContain(
      String.raw`\u0022options\u0022:[{\u0022value\u0022:\u0022From a friend\u0022,\u0022label\u0022:\u0022From a friend\u0022},`,
    );
  await expect.poll(editor.content).toContain(String.raw`\u0022required\u0022:true`);

  await page.goto(await editor.publish());
  const group = page.getByRole('radiogroup', { name: 'How did you hear of us?' });
  await group.getByRole('radio', { name: 'At an event' }).check();
  await expect(group.getByRole('radio')).toHaveCount(2);
});

test('a colour of the theme stays one, and the first one is easy to see', async ({ browser, wordpress }) => {
  await useTheme(wordpress, 'twentytwentythree');
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  // Newer versions of WordPress have styles of other kinds, without CSS.
  await editor.page.evaluate(
    `wp.data.dispatch( 'core/block-editor' ).updateSettings( {
      styles: [ { assets: '' }, ...wp.data.select( 'core/block-editor' ).getSettings().styles ],
    } )`,
  );
  await editor.add('Donation form');
  // The first colours of the theme are the background, and one that can't be seen on it.
  const swatches = editor.sidebar
    .getByRole('group', { name: 'Your colour' })
    .locator('.components-circular-option-picker__option');
  await expect(swatches.first()).toHaveAccessibleName(/Contrast/);
  await editor.chooseColour('Your colour', /Secondary/);
  await expect
    .poll(editor.content)
    .toContain(
      String.raw`"\u002d\u002ddonation-primary":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dcolor\u002d\u002dsecondary)"`,
    );
  const button = editor.preview('form').getByRole('button', { name: /^Donate/ });
  await expect(button).toHaveCSS('background-color', 'rgb(52, 92, 0)');
});

test('a block says that the site isn’t set up yet', async ({ browser, wordpress }) => {
  await configure(wordpress, { ...settings, publishable_key: '' });
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  await editor.add('Donation form');
  await expect(
    editor.canvas.getByText('An administrator must add the payment service address').first(),
  ).toBeVisible();
  await expect(editor.preview('form').getByRole('radio', { name: '€25' })).toBeVisible();
});
