import { openEditor } from './block-editor.js';
import { read, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, test } from './site.js';

usePlugin();

test.use({ viewport: { width: 1440, height: 1000 } });

/** The elements and the number of headings on the page of each pattern. */
const contents = {
  'Donation page': { tags: ['donation-widget'], headings: 5 },
  'Appeal with a button': { tags: ['donation-button', 'donation-widget'], headings: 1 },
  'Thank-you page': { tags: ['donation-status'], headings: 2 },
};

test('an author adds each pattern, publishes it, and visitors see its form in any theme', async ({
  browser,
  page: visitorsPage,
  wordpress,
}) => {
  for (const [title, { tags, headings }] of Object.entries(contents)) {
    await test.step(title, async () => {
      await useTheme(wordpress, 'twentytwentythree');
      const page = await logIn(browser, wordpress, 'author');
      const editor = await openEditor(page);
      await editor.add(title);
      await expect(editor.canvas.getByText('unexpected or invalid content')).toHaveCount(0);
      const address = await editor.publish();
      for (const theme of ['twentytwentyone', 'twentytwentythree']) {
        await useTheme(wordpress, theme);
        const { elements } = await read(address);
        const named = elements.map(({ tag }) => tag);
        expect(named.filter((tag) => tag.startsWith('donation-'))).toEqual(tags);
        await visitorsPage.goto(address);
        const article = visitorsPage.locator('.entry-content');
        // The form's own headings are parts.
        await expect(article.locator(':is(h2, h3):not([part])')).toHaveCount(headings);
        await visitorsPage.setViewportSize({ width: 360, height: 800 });
        const overflow = () =>
          visitorsPage.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(overflow, theme).toBe(0);
        await visitorsPage.setViewportSize({ width: 1440, height: 1000 });
      }
      await page.close();
    });
  }
});
