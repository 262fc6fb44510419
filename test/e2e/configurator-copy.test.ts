import { editorOn } from './configurator.js';
import { expect, test } from './journey.js';

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
  await editor.side.getByRole('button', { name: 'Copy a link to this form' }).click();
  await editor.isMeasured();
  await expect(editor.side.getByText('Copied', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied: The link' })).toHaveCount(1);

  await editor.see('Snippet');
  await editor.copy('In your page');
  const button = editor.side.getByRole('button', { name: 'Copy: In your page' });
  await expect(button).toHaveText('Copied');
  await editor.side.getByRole('radio', { name: 'Module', exact: true }).check();
  await expect(button).toHaveText('Copy');
});

test('a browser that refuses to copy is told of, and the code is selected', async ({ page, http }) => {
  await page.addInitScript(refuseToCopy);
  const editor = editorOn(page);
  await editor.open(http);
  await editor.see('Snippet');
  await editor.isMeasured();
  await editor.copy('In your page');
  await expect(editor.side.getByText('it is selected, so that you can')).toBeVisible();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe(await editor.code('In your page').innerText());
  await editor.see('Options');
  await editor.side.getByRole('button', { name: 'Copy a link to this form' }).click();
  await expect(editor.side.getByText('It is the address of this page')).toBeVisible();
});
