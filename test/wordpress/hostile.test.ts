import { expect, logIn, settings, test } from './site.js';
import { post, read, usePlugin, useTheme } from './plugin.js';

usePlugin();

const attacks = [
  ['double quotes', `'"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">'`],
  ['single quotes', `"'><svg onload='window.hacked=1'>"`],
  ['a script address', '"javascript:window.hacked=1"'],
  ['entities', '"&quot; onfocus=&quot;window.hacked=1&quot; autofocus tabindex=0 x=&quot;"'],
] as const;

for (const [name, attack] of attacks) {
  for (const role of ['author', 'administrator'] as const) {
    test(`an attack with ${name} by the ${role} never becomes markup`, async ({ browser, wordpress }) => {
      await useTheme(wordpress, 'twentytwentyone');
      const known = await wordpress.php<Record<string, Record<string, { kind: string }>>>(
        "return donation_widget_data( 'elements' );",
      );
      const attributesOf = (tag: string) => Object.keys(known[tag] ?? {}).map((one) => `${one}=${attack}`);
      const strangers = ['onclick', 'style', 'class', 'id', 'srcdoc', 'unknown'].map(
        (one) => `${one}=${attack}`,
      );
      const code = (shortcode: string, tag: string) =>
        `[${shortcode} ${[...attributesOf(tag), ...strangers].join(' ')}]`;
      const address = await post(
        wordpress,
        [
          code('donation_form', 'donation-widget'),
          code('donation_status', 'donation-status'),
          `${code('donation_button', 'donation-button')}[/donation_button]`,
        ].join('\n\n'),
        role,
      );
      const { elements, all } = await read(address);
      for (const [tag, count] of [
        ['donation-widget', 2],
        ['donation-status', 1],
        ['donation-button', 1],
      ] as const) {
        expect(all(tag)).toHaveLength(count);
        for (const { attributes } of all(tag)) {
          expect(Object.keys(known[tag] ?? {})).toEqual(expect.arrayContaining(Object.keys(attributes)));
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
}
