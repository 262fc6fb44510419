import { block } from './block.js';
import { configure, ofSettings, post, read, readExplained, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, publish, settings, test } from './site.js';

usePlugin();

test('problems of a shortcode are explained to editors only', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  const address = await publish(
    author,
    `[donation_form presets='{"amount": 25' publishable-key="pk_other" privacy-url="javascript:x" color-scheme="green" ammounts="5"]`,
  );
  expect(await readExplained(author, address, '“ammounts” isn’t a setting here.')).toEqual({
    ...ofSettings,
    presets: '[{"amount": 25]',
    'color-scheme': 'green',
  });
});

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  test(`problems that the form finds are explained to editors only, in ${theme}`, async ({
    browser,
    page,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    const address = await post(
      wordpress,
      '[donation_form gift-aid]\n\n[donation_form amounts="<b>5</b>"]\n\n[donation_form]',
    );
    const author = await logIn(browser, wordpress, 'author');
    await author.goto(address);
    const notes = author.getByRole('note');
    await expect(notes).toHaveText([/gift-aid only works with GBP/, /amounts has "<b>5<"/]);
    await expect(notes.first()).toContainText('Only you and other editors see this:');
    await expect(notes.locator('b')).toHaveCount(0);
    const note = await notes.first().boundingBox();
    const link = await author.getByRole('link', { name: 'Other ways to give' }).first().boundingBox();
    expect(note?.y).toBeLessThan(link?.y ?? 0);

    const { html } = await read(address);
    expect(html).not.toContain('donation-error');
    expect(html).not.toContain('donation-widget-problems');
    for (const role of ['subscriber', null] as const) {
      const other = role ? await logIn(browser, wordpress, role) : page;
      const isReported = other.waitForEvent('console', (message) => message.text().includes('gift-aid'));
      await other.goto(address);
      await isReported;
      await expect(other.getByRole('button', { name: /^Donate/ })).toBeVisible();
      await expect(other.getByRole('note')).toHaveCount(0);
    }
  });
}

test('a problem of the form in a button is explained once an editor comes near', async ({
  browser,
  wordpress,
}) => {
  const author = await logIn(browser, wordpress, 'author');
  await author.goto(
    await post(wordpress, '[donation_button label="Give now"][donation_form gift-aid][/donation_button]'),
  );
  await author.getByRole('button', { name: 'Give now' }).focus();
  await expect(author.getByRole('note')).toContainText('gift-aid only works with GBP');
});

test('an author can’t send donors to another site', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  const thanks = await post(wordpress, 'Thanks');
  const own = `${wordpress.address}/thanks`;
  for (const elsewhere of ['https://a.example/thanks', '//a.example', '/&#9;/a.example'])
    for (const content of [
      `[donation_form return-url="${elsewhere}"]`,
      `[donation_button][donation_form return-url="${elsewhere}"][/donation_button]`,
      block('form', { 'return-url': elsewhere }),
      block('button', { 'return-url': elsewhere }),
    ]) {
      const address = await publish(author, content);
      const { all, html } = await read(address);
      expect(all('donation-widget').map(({ attributes }) => attributes)).toEqual([ofSettings]);
      expect(html).not.toContain('a.example');
      await author.goto(address);
      await expect(author.getByRole('note')).toContainText(
        'Donors can only return to a page of this site, so “return-url” isn’t used.',
      );
    }
  for (const allowed of [own, '/thanks', './thanks', thanks]) {
    const address = await publish(author, block('form', { 'return-url': allowed }));
    const { all } = await read(address);
    expect(all('donation-widget')[0]?.attributes).toEqual({ ...ofSettings, 'return-url': allowed });
    await author.goto(address);
    await expect(author.getByRole('note')).toBeHidden();
  }
});

test('names that belong to a question are explained to editors', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  for (const [content, setting] of [
    [`[donation_form metadata='{"gift_aid": "yes", "campaign": "a"}']`, 'metadata'],
    [block('form', { 'form-metadata': '{"gift_aid": "yes"}' }), 'metadata'],
    ['[donation_form attribution="utm, gift_aid"]', 'attribution'],
  ] as const) {
    await author.goto(await publish(author, content));
    await expect(author.getByRole('note')).toHaveText(
      `Only you and other editors see this:“gift_aid” in “${setting}” belongs to a question of the form, so it isn’t sent. Choose another name.`,
    );
  }
});

test('a note never contains the key', async ({ browser, wordpress }) => {
  await configure(wordpress, { publishable_key: 'sk_live_123' });
  const author = await logIn(browser, wordpress, 'author');
  await author.goto(await post(wordpress, '[donation_form]'));
  await expect(author.getByRole('note')).toContainText('publishable-key is a secret key');
  await expect(author.getByRole('note')).not.toContainText('sk_live_123');
  await configure(wordpress, settings);
});
