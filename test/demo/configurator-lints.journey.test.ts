import { controls } from '../../editor/controls/controls.js';
import { editorOn } from '../support/demo/configurator.js';
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
  { label: 'Rounded corners', group: 'Picture, font and size', text: 'abc', words: 'Add a unit' },
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
  await editor.open(http, '#country=XX&currency=XYZ&fallback=%2Fways');
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
  await editor.followLint('Folder of the form’s script');
  await expect(editor.field('Folder of the form’s script')).toBeFocused();
  await editor.write('Folder of the form’s script', '/static/dw');
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
    await expect(editor.code('In your page')).toContainText('publishable-key="pk_test_sandbox"');
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

test('a web editor says where her website is, and gets the code and the steps for it', async ({
  page,
  context,
  http,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  await editor.open(http, '#amounts=5+15&slot-legal=Hello');
  await editor.see('Put it on your site');
  const where = editor.field('Where is your website?');
  const steps = (name: string) => editor.side.getByRole('list', { name: `Steps for ${name}` });

  await test.step('the code says which of its values are examples, and leads to them', async () => {
    await expect(steps('Another website').getByRole('listitem')).toHaveCount(3);
    const code = editor.side.getByRole('region', { name: 'In your page' });
    await expect(code).toContainText('3 values are examples');
    await code.getByRole('button', { name: 'Folder of the form’s script' }).click();
    await expect(editor.field('Folder of the form’s script')).toBeFocused();
    await editor.write('Folder of the form’s script', '/static/dw');
    await expect(code).toContainText('2 values are examples');
    for (const label of ['Payment service address', 'Publishable key', 'Link to other ways to give'])
      await expect(editor.field(label)).toHaveValue('');
  });

  await test.step('on a desktop, the values, the code and the last step are on one screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await where.evaluate((field) => {
      field.scrollIntoView({ block: 'center' });
    });
    for (const one of [
      editor.field('Publishable key'),
      page.getByRole('button', { name: 'Copy: In your page' }),
      steps('Another website').getByRole('listitem').last(),
      page.getByRole('region', { name: 'Preview' }),
    ])
      await expect(one).toBeInViewport();
  });

  await test.step('a message to her developer has the link and the open questions', async () => {
    await page.getByRole('button', { name: 'Ask my developer' }).click();
    await expect(editor.side.getByText('Copied: a message to send')).toBeVisible();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).toContain(page.url());
    expect(message).toContain('What is the address of our payment service?');
    expect(message).not.toContain('hosted');
  });

  await test.step('WordPress has a block and a shortcode, and no field of the plugin’s settings', async () => {
    await where.selectOption('WordPress');
    await expect(editor.code('Block for the editor')).toHaveText(
      '<!-- wp:donation-widget/form {"amounts":"5 15","slot-legal":"Hello"} /-->',
    );
    await expect(editor.code('Or a shortcode')).toHaveText(
      '[donation_form amounts="5 15" slot-legal="Hello"]',
    );
    await expect(editor.field('Publishable key')).toHaveCount(0);
    await expect(editor.lints).toHaveText('No problems');
    await expect(steps('WordPress').getByRole('listitem')).toHaveCount(3);
    const plugin = editor.side.getByRole('link', { name: 'Download the plugin (zip)' });
    await expect(plugin.or(editor.side.getByText('The plugin isn’t built yet.'))).toBeVisible();
    await expect(page).toHaveURL(/site=wordpress/);
  });

  await test.step('each other site has its steps and its page', async () => {
    for (const [name, section] of [
      ['Squarespace', 'squarespace'],
      ['Wix', 'wix'],
      ['Drupal', 'drupal'],
      ['Webflow', 'webflow'],
    ] as const) {
      await where.selectOption(name);
      await expect(steps(name).getByRole('listitem')).toHaveCount(3);
      await expect(editor.side.getByRole('link', { name: `All steps: ${name}` })).toHaveAttribute(
        'href',
        `./docs/editors/website-builders.html#${section}`,
      );
    }
    await where.selectOption('Wix');
    await expect(editor.code('Tag name')).toHaveText('donation-widget');
    await expect(editor.code('Server URL')).toHaveText('/static/dw/donation-widget.iife.js');
    await expect(editor.side.getByRole('table', { name: 'Attributes' }).getByRole('cell')).toHaveText([
      'amounts',
      '5 15',
      'base-url',
      `${http}/api/v1`,
      'publishable-key',
      'pk_test_sandbox',
    ]);
    await expect(editor.side.getByText('These fields can’t hold your colours')).toBeVisible();
    await where.selectOption('Drupal');
    await expect(editor.code('In a block')).toContainText('<donation-widget');
  });
});

test('a link from a stranger runs nothing in the preview', async ({ page, http }) => {
  const editor = editorOn(page);
  const evil = `'"></style></script><img src="x:" onerror="top.document.title = 'Taken'">`;
  const choices = Object.fromEntries(
    controls
      .filter(({ name }) => !['amounts', 'currency', 'place'].includes(name))
      .map(({ name }) => [name, evil]),
  );
  for (const place of ['page', 'button']) {
    await page.goto('about:blank');
    await editor.open(http, `#${new URLSearchParams({ ...choices, place }).toString()}`);
    await expect(editor.frame.locator('donation-widget')).toHaveCount(1);
    await editor.openGroup('Thank-you');
    await expect(editor.returned.locator('donation-status')).toHaveCount(1);
    await expect(editor.frame.locator('img')).toHaveCount(0);
    await expect(editor.returned.locator('> div img')).toHaveCount(0);
    await expect(page).not.toHaveTitle('Taken');
  }
});
