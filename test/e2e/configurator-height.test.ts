import { editorOn } from './configurator.js';
import { en, expect, test } from './journey.js';

/** The place of a plain form, before anything was measured. */
const usual = 'max(50em, 800px)';

for (const width of [360, 1280]) {
  test(`the place that is kept grows with the questions, whatever tab is seen at ${width} px`, async ({
    page,
    http,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const editor = editorOn(page);
    await editor.open(http, '#gift-aid=on');
    await editor.see('Snippet');
    await editor.isMeasured();
    const withGiftAid = await editor.code('In your page').textContent();
    expect(withGiftAid).toContain('min-height: max(');
    expect(withGiftAid).not.toContain(usual);
    await editor.see('Options');
    await editor.openGroup('About the donor');
    await editor.field('Gift Aid').uncheck();
    await editor.see('Snippet');
    await editor.isMeasured();
    await expect(editor.code('In your page')).not.toContainText('gift-aid');
    const [tall] = /min-height: max\(\d+em/.exec(withGiftAid ?? '') ?? [];
    await expect(editor.code('In your page')).not.toContainText(String(tall));
  });
}

test('what a donor did in the preview doesn’t count into the place', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Snippet');
  await editor.isMeasured();
  const before = await editor.code('In your page').textContent();
  await editor.donor.donate.click();
  await expect(editor.preview.getByText(en['email.required']).first()).toBeVisible();
  await editor.see('Options');
  await editor.write('Largest gift', '500');
  await editor.write('Largest gift', '');
  await editor.see('Snippet');
  await editor.isMeasured();
  await expect(editor.code('In your page')).toHaveText(before ?? '');
});
