import type { Page } from '@playwright/test';
import { editorOn } from '../support/demo/configurator.js';
import { expect, test } from '../support/demo/static-demo.js';

const choices = new URLSearchParams({
  site: 'other',
  'base-url': 'https://service.example/api/v1',
  'publishable-key': 'pk_live_1',
  heading: 'Help us clean the river',
  amounts: '5 15 30',
  intervals: 'month once',
  'gift-aid': 'on',
  '--donation-primary': '#0f5c5c',
  'slot-legal': 'We use your details for your donation only.',
}).toString();

/** The code without the values that the demo has of its own: the script, the service and the key. */
const withoutOwnValues = (code: string) =>
  code
    .replace(/<script[^]*?<\/script>/, '<script>')
    .replace(/base-url="[^"]*"/, 'base-url')
    .replace(/publishable-key="[^"]*"/, 'publishable-key');

/**
 * How many colour values differ between two pictures of the same size. A step of one in 255 is a rounding of the
 * browser’s, at a rounded corner.
 */
const differenceOf = (page: Page, pictures: readonly Buffer[]) =>
  page.evaluate(
    async (encoded) => {
      const drawn = await Promise.all(
        encoded.map(async (data) => {
          const response = await fetch(`data:image/png;base64,${data}`);
          const bitmap = await createImageBitmap(await response.blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const [one, other] = drawn;
      if (!one || one.width !== other?.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
      return one.data.filter((value, at) => Math.abs(value - (other.data[at] ?? Number.NaN)) > 1).length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

// A tab on a phone, the width of a phone on a desktop, and a desktop.
const views = [
  { name: 'in a narrow window', size: { width: 390, height: 844 }, more: '' },
  { name: 'on a phone', size: { width: 1280, height: 900 }, more: '&view=phone&page=serif' },
  { name: 'on a desktop', size: { width: 1600, height: 900 }, more: '&page=column' },
] as const;

for (const { name, size, more } of views) {
  test(`The preview shows the same picture as a page with the copied code ${name}`, async ({
    page,
    paste,
  }) => {
    const editor = editorOn(page);
    await page.setViewportSize(size);
    await page.goto(`./#${choices}${more}`);
    if (size.width < 1024) await editor.see('Preview');
    await expect(editor.donor.submitButton).toHaveText(/£5\.00 monthly/);
    const frame = page.locator('iframe[title="Your form"]');
    const html = (await frame.getAttribute('srcdoc')) ?? '';
    const code = (await editor.code('In your page').textContent()) ?? '';
    expect(withoutOwnValues(html)).toContain(withoutOwnValues(code));

    const width = await frame.evaluate((one) => one.clientWidth);
    const height = 700;
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    // On whole pixels and without the rounded corners of the configurator.
    await page.addStyleTag({
      content: `.frame iframe { position: fixed; z-index: 9; inset: 0 auto auto 0; inline-size: ${width}px; block-size: ${height}px }`,
    });
    const preview = await frame.screenshot({ animations: 'disabled' });
    const [shell = ''] = html.split('<style>\n');
    await page.setViewportSize({ width, height });
    await page.goto(await paste(code, (own) => `${shell}${own}</div></body></html>`));
    await expect(page.locator('[part~=submit]')).toHaveText(/£5\.00 monthly/);
    await page.evaluate(() => document.fonts.ready);
    const pasted = await page.screenshot({ animations: 'disabled' });
    expect(await differenceOf(page, [preview, pasted])).toBe(0);
  });
}
