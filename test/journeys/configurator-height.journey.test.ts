import { editorOn } from '../support/journeys/configurator.js';
import { en, expect, test } from '../support/journeys/journey.js';

/** The space for a form without options, before the configurator measures one. */
const usual = 'max(50em, 800px)';

test('the reserved space grows with the questions, on every tab, and not with what a donor types', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  const code = editor.code('In your page');
  /** The snippet with Gift Aid or without it. */
  const measured = async (hasGiftAid: boolean) => {
    await editor.see('Your form');
    await editor.openGroup('What you ask donors');
    await editor.field('Gift Aid').setChecked(hasGiftAid);
    await editor.see('Put it on your site');
    await editor.isMeasured();
    return code.textContent();
  };

  await page.setViewportSize({ width: 360, height: 740 });
  await editor.open(http, '#gift-aid=on');
  await editor.see('Put it on your site');
  await editor.isMeasured();
  const withGiftAid = await code.textContent();
  expect(withGiftAid).toContain('min-height: max(');
  expect(withGiftAid).not.toContain(usual);
  const [tall] = /min-height: max\(\d+em/.exec(withGiftAid ?? '') ?? [];
  for (const width of [360, 1280]) {
    await test.step(`${width} px`, async () => {
      await editor.resize(width, 740);
      const without = await measured(false);
      expect(without, `${width} px`).not.toContain('gift-aid');
      expect(without, `${width} px`).not.toContain(String(tall));
      expect(await measured(true), `${width} px`).toBe(withGiftAid);
    });
  }

  await test.step('a donor’s errors in the preview don’t change it', async () => {
    await editor.donor.submit();
    await expect(editor.preview.getByText(en['email.required']).first()).toBeVisible();
    await editor.see('Your form');
    await editor.openGroup('More about amounts');
    await editor.write('Largest donation', '500');
    await editor.write('Largest donation', '');
    await editor.see('Put it on your site');
    await editor.isMeasured();
    await expect(code).toHaveText(withGiftAid ?? '');
  });
});
