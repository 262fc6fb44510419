// Also runs on older versions of WordPress.
import { expect, settings, test } from './site.js';
import { ofSettings, post, read, usePlugin, useTheme } from './plugin.js';

usePlugin();

/** The attributes of the only form on a page. */
const formAt = async (address: string) => {
  const forms = (await read(address)).all('donation-widget');
  expect(forms).toHaveLength(1);
  return forms[0]?.attributes ?? {};
};

for (const name of ['twentytwentyone', 'twentytwentythree']) {
  test(`${name} gets one script, and the style before the form`, async ({ wordpress }) => {
    await useTheme(wordpress, name);
    const { html, all } = await read(
      await post(wordpress, '[donation_form] and [donation_form] and [donation_status]'),
    );
    const scripts = all('script').filter(({ attributes }) => attributes['src']?.includes('donation-widget'));
    expect(scripts.map(({ attributes }) => attributes)).toEqual([
      {
        type: 'module',
        src: expect.stringMatching(
          /\/plugins\/donation-widget\/cdn\/\d+\.\d+\.\d+\/donation-widget-start\.js\?ver=\d+\.\d+\.\d+$/,
        ) as unknown,
        id: expect.stringMatching(/^donation-widget-js(?:-module)?$/) as unknown,
        'data-cfasync': 'false',
      },
    ]);
    expect(html.match(/min-height: 100vh; } donation-widget:not/g)).toHaveLength(1);
    expect(html.indexOf('min-height: 100vh; } donation-widget:not')).toBeLessThan(
      html.indexOf('<donation-widget'),
    );
    expect(all('donation-widget')).toHaveLength(2);
    expect(all('donation-status')[0]?.attributes).toEqual({
      'base-url': settings.base_url,
      'publishable-key': settings.publishable_key,
    });
  });

  test(`${name} gets nothing on pages without a form`, async ({ wordpress }) => {
    await useTheme(wordpress, name);
    expect((await read(await post(wordpress, 'Write [[donation_form]] for a form.'))).html).not.toMatch(
      /donation-widget/,
    );
  });
}

test('a form has the settings of the site, the attributes of the page and the link', async ({
  wordpress,
}) => {
  const address = await post(
    wordpress,
    '[donation_form currency="GBP" gift-aid fields="name* phone" charity-name="Rivers & Reeds"]',
  );
  expect(await formAt(address)).toEqual({
    ...ofSettings,
    currency: 'GBP',
    'gift-aid': '',
    fields: 'name* phone',
    'charity-name': 'Rivers & Reeds',
  });
  const links = (await read(address)).all('a').map(({ attributes }) => attributes['href']);
  expect(links).toContain(settings.fallback_url);
});

test('wpautop and wptexturize change nothing', async ({ wordpress }) => {
  const address = await post(
    wordpress,
    'Give “now”.\n\n[donation_form\namounts="10 -- 25"\ngift-aid\nshare-text="It\'s \'good\' ... 5x10"\nno-status="false"]\n\nThanks.',
  );
  expect(await formAt(address)).toEqual({
    ...ofSettings,
    amounts: '10 -- 25',
    'gift-aid': '',
    'share-text': "It's 'good' ... 5x10",
  });
});

test('JSON works without the brackets of its list, and with entities for them', async ({ wordpress }) => {
  const entry = '{"amount": 25, "impact": "25 \'reeds\' <b>"}';
  const written = entry.replaceAll("'", '&#39;');
  for (const text of [written, `&#91;${written}&#93;`]) {
    const { presets = '' } = await formAt(
      await post(wordpress, `[donation_form presets='${text}']`, 'administrator'),
    );
    expect(JSON.parse(presets)).toEqual([JSON.parse(entry)]);
  }
});

test('a button has a form inside, with its own attributes', async ({ wordpress }) => {
  const { all } = await read(
    await post(
      wordpress,
      '[donation_button label="Give" amounts="5 10"]\n[donation_form amounts="20 30"]<b>x</b>[/donation_button]',
    ),
  );
  expect(all('donation-button').map(({ attributes }) => attributes)).toEqual([
    { label: 'Give', amounts: '5 10' },
  ]);
  expect(all('donation-widget').map(({ attributes }) => attributes)).toEqual([
    { ...ofSettings, amounts: '20 30' },
  ]);
});

test('the thank-you page is where donors return, once it is published', async ({ wordpress }) => {
  const page = (status: string) =>
    wordpress.php<{ id: number; address: string }>(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Thanks', 'post_status' => $given ) );
      $settings = array_merge( get_option( 'donation_widget_settings' ), array( 'thanks_page' => $id ) );
      update_option( 'donation_widget_settings', $settings );
      return array( 'id' => $id, 'address' => get_permalink( $id ) );`,
      status,
    );
  const address = await post(wordpress, '[donation_form]');
  await page('draft');
  expect(await formAt(address)).toEqual(ofSettings);
  const thanks = await page('publish');
  expect(await formAt(address)).toEqual({ ...ofSettings, 'return-url': thanks.address });
});

test('a button on its own line is in the column of the text', async ({ page, wordpress }) => {
  for (const name of ['twentytwentyone', 'twentytwentythree']) {
    await useTheme(wordpress, name);
    await page.goto(await post(wordpress, '<p id="text">Text</p>\n\n[donation_button label="Give now"]'));
    const button = await page.getByRole('button', { name: 'Give now' }).boundingBox();
    const text = await page.locator('#text').boundingBox();
    expect(button?.x, name).toBe(text?.x);
  }
});
