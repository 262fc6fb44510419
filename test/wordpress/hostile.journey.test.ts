// Also runs on older versions of WordPress.
import { parseFragment } from 'parse5';
import { block } from './block.js';
import { elementsIn, post, read, usePlugin, useTheme, type Found } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

const attacks = [
  // Double quotes, single quotes, a script address, and entities.
  `'"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">'`,
  `"'><svg onload='window.hacked=1'>"`,
  '"javascript:window.hacked=1"',
  '"&quot; onfocus=&quot;window.hacked=1&quot; autofocus tabindex=0 x=&quot;"',
];

for (const role of ['author', 'administrator'] as const) {
  test(`an attack by the ${role} in every attribute of every shortcode never becomes markup`, async ({
    browser,
    wordpress,
  }) => {
    await useTheme(wordpress, 'twentytwentyone');
    const known = await wordpress.php<Record<string, Record<string, { kind: string }>>>(
      `$tags = array( 'donation-widget', 'donation-status', 'donation-button' );
      return array_combine( $tags, array_map( 'donation_widget_known_settings', $tags ) );`,
    );
    const strangers = ['onclick', 'style', 'class', 'id', 'srcdoc', 'unknown'];
    const code = (shortcode: string, tag: string, attack: string) => {
      const names = [...Object.keys(known[tag] ?? {}), ...strangers];
      return `[${shortcode} ${names.map((one) => `${one}=${attack}`).join(' ')}]`;
    };
    const codes = attacks.flatMap((attack) => [
      code('donation_form', 'donation-widget', attack),
      code('donation_status', 'donation-status', attack),
      `${code('donation_button', 'donation-button', attack)}[/donation_button]`,
    ]);
    const address = await post(wordpress, codes.join('\n\n'), role);
    const { elements, all } = await read(address);
    for (const [tag, count] of [
      ['donation-widget', 2],
      ['donation-status', 1],
      ['donation-button', 1],
    ] as const) {
      expect(all(tag)).toHaveLength(count * attacks.length);
      for (const { attributes } of all(tag)) {
        expect(['style', ...Object.keys(known[tag] ?? {})]).toEqual(
          expect.arrayContaining(Object.keys(attributes)),
        );
        expect(attributes['base-url'] ?? settings.base_url).toBe(settings.base_url);
        expect(attributes['publishable-key'] ?? settings.publishable_key).toBe(settings.publishable_key);
        expect(attributes).not.toHaveProperty('outcome');
        for (const [one, { kind }] of Object.entries(known[tag] ?? {}))
          if (kind === 'url') expect(attributes[one] ?? '', one).not.toMatch(/javascript:|hacked/i);
      }
    }
    expect(
      elements.filter(({ attributes }) => Object.keys(attributes).some((one) => /^on[a-z]+$/.test(one))),
    ).toEqual([]);

    const donor = await (await browser.newContext()).newPage();
    await donor.goto(address);
    await donor.evaluate(() => customElements.whenDefined('donation-status'));
    expect(await donor.evaluate(() => 'hacked' in window)).toBe(false);
    const author = await logIn(browser, wordpress, role);
    await author.goto(address);
    await expect(author.getByRole('note').first()).toContainText('isn’t a setting here.');
    expect(await author.evaluate(() => 'hacked' in window)).toBe(false);
  });
}

/** Every block, with a value for each of its attributes and for some that it doesn’t have. */
const hostileBlocks = (blocks: Record<string, Record<string, { type: string }>>, attack: string) =>
  Object.entries(blocks).map(([name, attributes]) => {
    const strangers = [
      'onclick',
      'base-url',
      'outcome',
      'prerendered',
      'className',
      'anchor',
      'align',
      attack,
    ];
    const texts = Object.keys(attributes).filter((one) => attributes[one]?.type === 'string');
    const values = Object.fromEntries([...texts, ...strangers].map((one) => [one, attack]));
    return block(name, { ...values, style: { spacing: { margin: attack } } });
  });

const styleAttacks = ['red;background:url(//a.example)', '</style><script>window.hacked=1</script>'];

/** How many values fit into the arguments of one command. */
const perPost = 5;

/** The attributes that each element of a page must have, and those that it can’t have. */
const expectHarmless = ({ tag, attributes }: Found) => {
  expect(Object.keys(attributes).filter((one) => /^on[a-z]+$|^autofocus$/.test(one))).toEqual([]);
  if (!tag.startsWith('donation-')) return;
  expect(attributes['base-url'] ?? settings.base_url).toBe(settings.base_url);
  expect(attributes).not.toHaveProperty('outcome');
  for (const one of ['return-url', 'share-url', 'privacy-url', 'contact-url', 'manage-url'])
    expect(attributes[one] ?? '').not.toMatch(/^(?!https?:|[/.?#])./);
  for (const declaration of attributes['style']?.split(';') ?? [])
    expect(declaration.trim()).toMatch(/^(?:--donation-[a-z-]+: [^:]+)?$/);
};

for (const role of ['author', 'administrator'] as const) {
  test(`an attack by the ${role} in every attribute of every block never becomes markup`, async ({
    browser,
    wordpress,
  }) => {
    await useTheme(wordpress, 'twentytwentythree');
    const blocks = await wordpress.php<Record<string, Record<string, { type: string }>>>(
      "return donation_widget_data( 'blocks' );",
    );
    const author = await logIn(browser, wordpress, role);
    const all = [...attacks, ...styleAttacks, ...raw];
    for (let start = 0; start < all.length; start += perPost) {
      const values = all.slice(start, start + perPost);
      const content = values.flatMap((attack) => hostileBlocks(blocks, attack)).join('\n\n');
      const address = await post(wordpress, content, role);
      const page = await read(address);
      expect(page.all('donation-widget')).toHaveLength(2 * values.length);
      expect(page.all('donation-status')).toHaveLength(values.length);
      expect(page.all('donation-button')).toHaveLength(values.length);
      for (const element of page.elements) expectHarmless(element);
      await author.goto(address);
      await author.evaluate(() => customElements.whenDefined('donation-status'));
      await expect(author.getByRole('note').first()).toContainText('isn’t a setting here.');
      expect(await author.evaluate(() => 'hacked' in window)).toBe(false);
    }
  });
}

/** Calls a shortcode as another plugin could: WordPress hasn't read its attributes. */
const call = `
  wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
  $GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'Appeal', 'post_status' => 'publish' ) ) );
  add_filter( 'pre_option_donation_widget_settings', function () use ( $given ) { return $given['settings']; } );
  $names = array_merge( array_keys( donation_widget_known_settings( $given['tag'] ) ), array( $given['attack'] ) );
  $values = array_merge( array_fill_keys( $names, $given['attack'] ), array( $given['attack'] ) );
  return call_user_func( $given['shortcode'], $values, '' );`;

const raw = [
  `"><script>window.hacked=1</script>`,
  `'><img src=x onerror=window.hacked=1>`,
  `" onfocus="x" autofocus="`,
  '</donation-widget><script>1</script>',
  '<!--',
  '</style><script>1</script>',
  'javascript:alert(1)',
  'https://a.example/"onclick="x',
  'data:text/html,<script>1</script>',
  '[donation_status]',
  '\u0000"<b>\n<i>',
];

for (const attack of raw) {
  test(`${JSON.stringify(attack)} in every attribute and every setting stays a value`, async ({
    wordpress,
  }) => {
    for (const [shortcode, tag, expected] of [
      ['donation_widget_form_shortcode', 'donation-widget', ['donation-widget']],
      ['donation_widget_status_shortcode', 'donation-status', ['donation-status']],
      ['donation_widget_button_shortcode', 'donation-button', ['donation-button', 'donation-widget']],
    ] as const) {
      const of = { base_url: attack, publishable_key: attack, currency: attack, fallback_url: attack };
      const html = await wordpress.php<string>(call, { tag, shortcode, attack, settings: of });
      const elements = elementsIn(parseFragment(html));
      expect(elements.map((one) => one.tag).filter((one) => one.startsWith('donation-'))).toEqual(expected);
      for (const { tag: other, attributes } of elements) {
        expect([...expected, 'a', 'h2', 'p', 'div', 'strong', 'ul', 'li']).toContain(other);
        expect(Object.keys(attributes).filter((one) => /^on[a-z]+$|^autofocus$/.test(one))).toEqual([]);
        for (const one of ['href', 'share-url', 'privacy-url', 'base-url'])
          expect(attributes[one] ?? '').not.toMatch(/^(?!https?:|\/|\[)./);
      }
      // A theme that formats the page again finds no line to break.
      expect(html).not.toMatch(/[\r\n]/);
    }
  });
}
