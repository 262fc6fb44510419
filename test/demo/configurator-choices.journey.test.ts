import { first } from '../../editor/controls/controls.js';
import { editorOn } from '../support/demo/configurator.js';
import { en, expect, test } from '../support/journeys/journey.js';

test('a web editor sees each choice in the preview at once, on a phone and on a desktop, light and dark', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#site=other');
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  const width = () => page.locator('.frame').evaluate((frame) => frame.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(600);
  await page.getByRole('radio', { name: 'Phone' }).check();
  expect(await width(), '360 px between two borders').toBe(362);
  await editor.openPreviewOptions();
  await page.locator('.toolbar').getByRole('radio', { name: 'Dark', exact: true }).first().check();
  await expect(page.locator('.frame')).toHaveCSS('background-color', 'rgb(15, 20, 22)');

  await editor.write('Suggested amounts', '7 14');
  await editor.write('Currency', 'EUR');
  await expect(editor.preview.getByRole('radio', { name: '€7', exact: true })).toBeVisible();
  await editor.side.getByRole('checkbox', { name: 'Yearly' }).check();
  await editor.side.getByRole('checkbox', { name: 'One-time' }).uncheck();
  await expect(editor.preview.getByRole('radio', { name: en.year, exact: true })).toBeVisible();
  await expect(editor.preview.getByRole('radio', { name: en.once, exact: true })).toHaveCount(0);
  await page.getByLabel('Preview language').selectOption('cy');
  await expect(editor.preview.locator('.themed')).toHaveAttribute('lang', 'cy');
  await expect(editor.code('In your page')).not.toContainText(/locale|color-scheme/);
  await page.getByLabel('Preview language').selectOption('');
  await editor.openGroup('Language and dark mode');
  await editor.field('Language of the form').selectOption('de');
  await expect(editor.preview.locator('.themed')).toHaveAttribute('lang', 'de');
  await expect(editor.code('In your page')).toContainText('locale="de"');
  await editor.write('Your colour', '#a01060');
  await expect(editor.preview.locator('[part~=submit]')).toHaveCSS('background-color', 'rgb(160, 16, 96)');

  await test.step('another tab is seen from its beginning', async () => {
    await page.locator('.scroll').evaluate((side) => side.scrollTo({ top: side.scrollHeight }));
    await editor.see('Put it on your site');
    await expect(editor.field('Payment service address')).toBeInViewport();
  });
});

test('a web editor puts the form behind a button, tries it, and puts it back on the page', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#site=other');
  await expect(editor.donor.submitButton).toBeVisible();
  await editor.openGroup('Open the form from a button');
  await editor.side.getByRole('radio', { name: 'From a button' }).check();
  await expect(editor.preview).toBeHidden();
  await editor.write('Button label', 'Give now');
  await editor.frame.getByRole('button', { name: 'Give now' }).click();
  const dialog = editor.frame.getByRole('dialog', { name: 'Give now' });
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await editor.write('Amounts next to the button', '7 14');
  await editor.side
    .getByRole('group', { name: 'Frequency of these amounts' })
    .getByRole('checkbox', { name: 'Monthly' })
    .check();
  await editor.frame.getByRole('button', { name: '£14' }).click();
  await expect(editor.preview.locator('[part~=submit]')).toHaveText(/£14\.00 monthly/);
  await page.keyboard.press('Escape');
  await expect(editor.code('In your page')).toContainText(
    /<donation-button\s+label="Give now"\s+amounts="7 14"\s+intervals="month">\s+<donation-widget/,
  );

  await editor.side.getByRole('radio', { name: 'On the page' }).check();
  await expect(editor.preview).toBeVisible();
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  await expect(editor.frame.getByRole('button', { name: 'Give now' })).toHaveCount(0);
});

test('a colleague opens the address and gets the same', async ({ page, context, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.write('Suggested amounts', '7 14');
  await editor.openGroup('Items with a fixed price');
  await editor.side.getByRole('button', { name: 'Add an item' }).click();
  await editor.row('Item 1').getByLabel('Item name').fill('Tom & Jerry’s #1 nest');
  await editor.row('Item 1').getByLabel('Price').fill('£35');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await editor.see('Put it on your site');
  await editor.openGroup('For your developer');
  await editor.side.getByRole('radio', { name: 'React' }).check();
  const code = await editor.code('Give.tsx').textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  const colleague = editorOn(other);
  await expect(colleague.field('Suggested amounts')).toHaveValue('7 14');
  await expect(other.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(colleague.preview.getByText('Tom & Jerry’s #1 nest').first()).toBeVisible();
  await expect(colleague.code('Give.tsx')).toHaveText(code ?? '');
});

test('the address of a form that is as it comes is bare, “Start again” leads back there, and what is written by hand is followed', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#currency=EUR&unknown=1');
  await expect(page).toHaveURL(`${http}/demo/#currency=EUR`);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(`${http}/demo/`);
  await expect(editor.field('Currency')).toHaveValue('GBP');
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);

  await page.evaluate(() => {
    location.hash = 'amounts=3';
  });
  await expect(editor.field('Suggested amounts')).toHaveValue('3');
  await expect(editor.donor.submitButton).toHaveText(/£3\.00/);
});

test('a developer reads how it is done with each host', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, '#gift-aid=on');
  await editor.see('Put it on your site');
  await editor.openGroup('For your developer');
  for (const host of ['npm', 'React', 'Vue']) {
    await test.step(host, async () => {
      await editor.side.getByRole('radio', { name: host, exact: true }).check();
      await expect(page, host).toHaveURL(new RegExp(`host=${host.toLowerCase()}`));
      await expect(editor.code('In a terminal'), host).toHaveText(/^npm install donation-widget@\d/);
      await expect(editor.side.locator('pre', { hasText: 'gift-aid' }), host).toHaveCount(1);
      await expect(editor.code('In your stylesheet'), host).toContainText('min-height');
      await expect(editor.code('Content-Security-Policy'), host).toContainText("script-src 'self'");
    });
  }
});

test('a web editor chooses frequencies, which keep their order, and preselects one', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#intervals=month+once');
  const yearly = editor.side.getByRole('checkbox', { name: 'Yearly' });
  await yearly.check();
  await expect(page).toHaveURL(/#intervals=month\+once\+year$/);
  await editor.openFrequencies();
  const order = editor.side.getByRole('list', { name: 'Donors see, in this order:' }).first();
  await expect(order.getByRole('listitem')).toHaveText([/Monthly/, /One-time/, /Yearly/]);
  await order.getByRole('button', { name: 'Move One-time up' }).click();
  await expect(page).toHaveURL(/#intervals=once\+month\+year$/);
  await expect(order.getByRole('button', { name: 'Move One-time up' })).toBeFocused();
  await order.getByRole('button', { name: 'Move Monthly up' }).click();
  await editor.field('Every').fill('6');
  await editor.field('Unit').selectOption('months');
  await editor.side.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/#intervals=month\+once\+year\+6-month$/);
  await editor.side.getByRole('checkbox', { name: 'Every 6 months' }).click();
  await yearly.uncheck();
  await expect(page).toHaveURL(/#intervals=month\+once$/);
  await expect(editor.preview.getByRole('radio', { name: en.month, exact: true })).toBeChecked();

  await editor.open(http, '#intervals=once+month+2-week');
  const first = editor.field('Preselected frequency');
  await editor.openGroup('Regular donations');
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
  await editor.openGroup('Regular donations');
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
  await editor.see('Try it');
  await editor.openGroup('For your developer');
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

test('a web editor looks at the gallery, and finds what was chosen before', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.write('Suggested amounts', '7 14');
  await expect(page.getByText('These are your choices from before.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Configure', exact: true }).click();
  await expect(page.getByText('These are your choices from before.')).toBeVisible();
  await expect(page).toHaveURL(`${http}/demo/#amounts=7+14`);
  await expect(editor.field('Suggested amounts')).toHaveValue('7 14');

  await page.locator('.restored').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('These are your choices from before.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(editor.field('Suggested amounts')).toHaveValue('10 25 50 100');
  await page.reload();
  await expect(editor.field('Suggested amounts')).toHaveValue('10 25 50 100');
});

test('what is stored and is no memory breaks nothing, and Back brings back what “Start again” took away', async ({
  page,
  http,
}) => {
  // The rules of the memory have more that is none.
  await page.addInitScript(() => {
    sessionStorage.setItem('donation-widget configurator', '{"fragment": 1, "entries": [{}]}');
  });
  const editor = editorOn(page);
  await editor.open(http);
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  await editor.see('Try it');
  await editor.openGroup('For your developer');
  await expect(page.getByText('No events yet.').or(editor.seenEvent)).toBeVisible();
  await expect(editor.otherEvents).toHaveCount(0);

  await editor.see('Your form');
  await editor.write('Suggested amounts', '7 14');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(`${http}/demo/`);
  await page.goBack();
  await expect(page).toHaveURL(`${http}/demo/#amounts=7+14`);
  await expect(editor.field('Suggested amounts')).toHaveValue('7 14');
  // Firefox tells its driver of no load where the page stays.
  await page.evaluate(() => history.forward());
  await expect(editor.field('Suggested amounts')).toHaveValue('10 25 50 100');
});

const refuseToCopy = () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
  });
  document.execCommand = () => false;
};

const copyAll = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
};

test('“Copied” is seen, and holds as long as the same stands there', async ({ page, http }) => {
  await page.addInitScript(copyAll);
  const editor = editorOn(page);
  await editor.open(http, '#fields=name+phone');
  await editor.see('Put it on your site');
  await editor.side.getByRole('button', { name: 'Copy this page’s link' }).click();
  await expect(editor.side.getByText('Copied', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied: The link' })).toHaveCount(1);

  await editor.copy('In your page');
  const button = editor.side.getByRole('button', { name: 'Copy: In your page' });
  await expect(button).toHaveText('Copied');
  await editor.openGroup('For your developer');
  await editor.side.getByRole('radio', { name: 'Module', exact: true }).check();
  await expect(button).toHaveText('Copy');
});

test('a browser that refuses to copy is told of, and the code is selected', async ({ page, http }) => {
  await page.addInitScript(refuseToCopy);
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Put it on your site');
  await editor.copy('In your page');
  await expect(editor.side.getByText('so you can copy it yourself')).toBeVisible();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe(await editor.code('In your page').innerText());
  await editor.side.getByRole('button', { name: 'Copy this page’s link' }).click();
  await expect(editor.side.getByText('Copy the address at the top of your browser')).toBeVisible();
});

test('a web editor sees her thanks, what donors see if they haven’t paid, and her form with the same answers', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  const thanks = new URLSearchParams({
    currency: 'EUR',
    'gift-aid': 'on',
    currencies: 'GBP',
    'charity-name': 'Afonydd',
    'slot-succeeded': 'Diolch o galon.',
    '--donation-primary': '#a01060',
  });
  await editor.open(http, `#${thanks.toString()}`);
  await editor.donor.type(en.email, 'ada@example.org');
  await expect(page.getByRole('radio', { name: 'Form', exact: true })).toBeChecked();

  await test.step('the group of her thanks shows them, in her words, for her charity and in her currency', async () => {
    await editor.openGroup('Thank-you');
    await expect(page.getByRole('radio', { name: 'Thank you' })).toBeChecked();
    await expect(editor.returned.getByRole('heading', { name: en['succeeded.title'] })).toBeVisible();
    await expect(editor.returned.getByText('Diolch o galon.')).toBeVisible();
    await expect(editor.returned.getByText('Afonydd'), 'above and in the thanks').toHaveCount(2);
    await expect(editor.returned.getByText('€25.00').first()).toBeVisible();
    await editor.write('Your thanks', 'Diolch yn fawr.');
    await expect(editor.returned.getByText('Diolch yn fawr.')).toBeVisible();
  });

  await test.step('the other examples', async () => {
    await page.getByRole('radio', { name: 'Not paid' }).check();
    await expect(editor.returned.getByRole('heading', { name: en['failed.title'] })).toBeVisible();
    await expect(editor.returned.getByRole('link', { name: en.tryAgain })).toBeVisible();
    await page.getByRole('radio', { name: 'Waiting' }).check();
    await expect(editor.returned.getByRole('heading', { name: en['pending.title'] })).toBeVisible();
    await editor.see('Try it');
    await editor.openGroup('For your developer');
    await expect(editor.events.filter({ hasText: 'donation-status' })).toHaveCount(0);
  });

  await test.step('a change of the form shows the form again, with what was typed', async () => {
    await editor.see('Your form');
    const amounts = editor.side.getByRole('group', { name: 'Suggested amounts' });
    await amounts.getByLabel('GBP – British Pound').fill('5 15');
    await amounts.getByLabel('EUR – Euro').fill('7 14');
    await amounts.getByLabel('EUR – Euro').blur();
    await expect(page).toHaveURL(/amounts=7\+14%3B\+GBP\+5\+15&/);
    await expect(page.getByRole('radio', { name: 'Form', exact: true })).toBeChecked();
    await expect(editor.donor.submitButton).toHaveText(/€7\.00/);
    await expect(editor.donor.field(en.email)).toHaveValue('ada@example.org');
  });
});

test('the page of the preview can have a serif or a narrow column, and a link in it leads nowhere', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#privacy-url=https%3A%2F%2Fcharity.example%2Fprivacy&heading=Give&view=phone');
  const title = editor.preview.getByRole('heading', { name: 'Give' });
  await editor.openPreviewOptions();
  await page.getByRole('radio', { name: 'Serif' }).check();
  await expect(title).toHaveCSS('font-family', /Georgia/);
  await expect(title).toHaveCSS('margin-top', '0px');
  await page.getByRole('radio', { name: 'Column' }).check();
  await expect(page).toHaveURL(/page=column/);
  await expect(title).toHaveCSS('font-family', /system-ui/);
  const [form, frame] = await Promise.all([
    editor.preview.boundingBox(),
    page.locator('.frame iframe').first().boundingBox(),
  ]);
  expect(form?.width).toBeLessThan((frame?.width ?? 0) - 60);
  await editor.preview.getByRole('link', { name: /Privacy/i }).click();
  await expect(title).toBeVisible();
});

test('the preview scrolls to what a setting has changed and says so, until the web editor uses the form', async ({
  page,
  http,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const editor = editorOn(page);
  await editor.open(http);
  const scrolled = () =>
    editor.preview.evaluate((form) => Math.round(form.ownerDocument.defaultView?.scrollY ?? Number.NaN));
  await expect(editor.donor.submitButton).toBeVisible();
  await expect(editor.changed).toHaveCount(0);

  await editor.openGroup('Small print and charity details');
  await editor.write('Small print', 'We keep your details for your receipt.');
  await expect(editor.changed).toHaveText('Changed: Small print');
  await expect(page.locator('#changed-status')).toHaveText('The preview shows the change: Small print');
  await expect(editor.preview.getByText('We keep your details for your receipt.')).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);

  await editor.write('Heading', 'Help us');
  await expect(editor.changed).toHaveText('Changed: Heading');
  await expect(editor.preview.getByRole('heading', { name: 'Help us' })).toBeInViewport();
  await editor.write('Your colour', '#a01060');
  await expect(editor.changed).toHaveText('Changed: Your colour');
  await expect(editor.donor.submitButton).toBeInViewport();

  const before = await scrolled();
  // The driver would scroll to it.
  await editor.preview.getByRole('radio', { name: '£25', exact: true }).evaluate((radio: HTMLElement) => {
    radio.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    radio.click();
  });
  await expect(editor.donor.submitButton).toHaveText(/£25\.00/);
  expect(await scrolled(), 'the donor’s own choice scrolls nothing').toBe(before);
  await page.getByRole('button', { name: 'Clear answers' }).click();
  await expect(editor.changed).toHaveCount(0);
});

test('the first screen has what most forms need, and everything else has a heading that opens', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http);
  const form = page.locator('#panel-form');
  await expect(form.locator('> .controls > .control')).toHaveCount(first.controls.length);
  await expect(form.locator('details.more[open]')).toHaveCount(0);
  for (const [label, text] of [
    ['Heading', 'Give'],
    ['Your colour', '#a01060'],
  ] as const)
    await editor.write(label, text);
  await editor.switchOn('Gift Aid');
  await expect(page).toHaveURL(/heading=Give&--donation-primary=%23a01060&gift-aid=on$/);

  await editor.openGroup('What donations are for');
  const answer = (name: string) => editor.side.getByRole('radio', { name, exact: true });
  await expect(answer('Your work in general')).toBeChecked();
  for (const name of ['project', 'projects', 'purposes'])
    await expect(page.locator(`#control-${name}`), name).toHaveCount(0);
  await answer('One appeal or project').check();
  const project = page.locator('#control-project');
  await project.fill('River Sallow');
  await answer('Donors choose').check();
  await expect(editor.side.getByRole('button', { name: 'Add a project' })).toBeVisible();
  await expect(project, 'a value that the code has is never hidden').toHaveValue('River Sallow');
  await page.goto('about:blank');
  await editor.open(http, '#purposes=%5B%7B%22label%22%3A%22Wells%22%2C%22value%22%3A%22W%22%7D%5D');
  await editor.openGroup('What donations are for');
  await expect(answer('Donors choose, with codes')).toBeChecked();
});

test('sizes and fonts are named, and any other value has a field', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.openGroup('Picture, font and size');
  await editor.field('Rounded corners').selectOption('Square');
  await expect(editor.donor.submitButton).toHaveCSS('border-radius', '0px');
  await editor.field('Font of headings').selectOption('With serifs, like a book');
  await expect(page).toHaveURL(/--donation-heading-font=Georgia%2C\+serif/);
  await editor.side.getByText('Another value', { exact: true }).nth(2).press('Enter');
  await editor.field('Another value: Rounded corners').fill('12px');
  await expect(editor.field('Rounded corners').locator('option:checked')).toHaveText('12px');
  await expect(page).toHaveURL(/--donation-radius=12px/);
});
