import { editorOn } from '../support/journeys/configurator.js';
import { expect, test } from '../support/journeys/journey.js';

const refuseToCopy = () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
  });
  document.execCommand = () => false;
};

const copyAll = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
};

test('“Copied” is seen whatever height is measured meanwhile, and holds as long as the same stands there', async ({
  page,
  http,
}) => {
  await page.addInitScript(copyAll);
  const editor = editorOn(page);
  await editor.open(http, '#fields=name+phone');
  await editor.see('Put it on your site');
  await editor.side.getByRole('button', { name: 'Copy this page’s link' }).click();
  await editor.isMeasured();
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
  await editor.isMeasured();
  await editor.copy('In your page');
  await expect(editor.side.getByText('so you can copy it yourself')).toBeVisible();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe(await editor.code('In your page').innerText());
  await editor.side.getByRole('button', { name: 'Copy this page’s link' }).click();
  await expect(editor.side.getByText('Copy the address at the top of your browser')).toBeVisible();
});
