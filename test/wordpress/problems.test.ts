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

test('a note never contains the key', async ({ browser, wordpress }) => {
  await configure(wordpress, { publishable_key: 'sk_live_123' });
  const author = await logIn(browser, wordpress, 'author');
  await author.goto(await post(wordpress, '[donation_form]'));
  await expect(author.getByRole('note')).toContainText('publishable-key is a secret key');
  await expect(author.getByRole('note')).not.toContainText('sk_live_123');
  await configure(wordpress, settings);
});
