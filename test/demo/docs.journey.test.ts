import type { Page } from '@playwright/test';
import { all } from '../support/accessibility/rules.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { expect, home, test } from '../support/demo/static-demo.js';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the docs' });
const results = (page: Page) => page.getByRole('search').getByRole('link');

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('A developer finds base-url by search in the built demo, also by keyboard, and lands on its row', async ({
  page,
  files,
}) => {
  await page.goto('docs/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const index = `GET ${home}docs/search.json 200`;
  expect(files.log).not.toContain(index);

  await search(page).pressSequentially('base-url');
  await expect(page.getByRole('status')).toHaveText(/\d+ results$/);
  await expect(results(page).first()).toContainText('base-url');
  await expect(results(page).first()).toContainText('<donation-widget> › Attributes');
  expect(files.log.filter((line) => line === index)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/reference/donation-widget.html#attributes-base-url');
  const row = page.locator('#attributes-base-url');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('/api/v1');

  await test.step('the arrow keys move through the results, and Escape closes them', async () => {
    await search(page).fill('custom properties');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(results(page)).toHaveCount(0);
    await expect(search(page)).toBeFocused();
  });

  await test.step('a click elsewhere closes the results', async () => {
    await search(page).fill('currency');
    await expect(results(page).first()).toBeVisible();
    await page.getByText('Documentation', { exact: true }).first().dispatchEvent('pointerdown');
    await expect(results(page)).toHaveCount(0);
  });

  await test.step('a result on the same page closes the results', async () => {
    await search(page).fill('publishable-key');
    await results(page).first().click();
    await expect(page).toHaveURL('docs/reference/donation-widget.html#attributes-publishable-key');
    await expect(results(page)).toHaveCount(0);
    await expect(page.locator('#attributes-publishable-key')).toBeInViewport();
  });

  await test.step('a search without results shows a message', async () => {
    await search(page).fill('xylophone');
    await expect(page.getByRole('status')).toHaveText('No results');
    await expect(results(page)).toHaveCount(0);
  });
});

test('A developer goes from page to page, copies code, and opens a page as Markdown', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  // The first page is the contents, without a second copy next to it.
  await expect(navigation).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '<donation-status>' }).click();
  await expect(page).toHaveURL('docs/reference/donation-status.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<donation-status>');
  await expect(navigation.getByRole('link', { name: '<donation-status>' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('docs/reference/donation-button.html');
  await neighbours.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL('docs/reference/donation-status.html');

  const source = page.getByRole('link', { name: 'This page as Markdown' });
  const markdown = await request.get(new URL((await source.getAttribute('href')) ?? '', page.url()).href);
  expect(await markdown.text()).toContain('\n# `<donation-status>`\n');

  await test.step('the contents show the open page on a low screen', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto('docs/changelog.html');
    await expect(navigation.getByRole('link', { name: 'Changelog' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  await page.goto('docs/developers/analytics.html');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve((document.title = text)) },
    });
  });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page).toHaveTitle(/^import \{ connectAnalytics/);

  await test.step('an assistant finds the Markdown of every page in llms.txt', async () => {
    const llms = await (await request.get('llms.txt')).text();
    expect(llms).toMatch(/^# donation-widget\n/);
    const links = [...llms.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, link = '']) => link);
    expect(links).toContain('docs/reference/donation-widget.md');
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  });
});

test('The docs pass the a11y audit on a phone and a desktop, light and dark, and never scroll sideways', async ({
  page,
}) => {
  // This page has the same parts as the longest one, for which each audit takes several times as long.
  await page.goto('docs/reference/donation-button.html#attributes-amounts');
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const contents = page.getByText('Contents', { exact: true });
    if (width === 360) {
      await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden();
      await contents.click();
    }
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await isWider(page)).toBe(false);
    await expectNoViolations(page, `${width} px, ${colorScheme}`);
    await search(page).fill('outcome');
    await expect(results(page).first()).toBeVisible();
    expect(await isWider(page)).toBe(false);
    await expectNoViolations(page, `${width} px, with results`, all, '[role=search]');
    await page.keyboard.press('Escape');
    if (width === 360) await contents.click();
  }

  await page.goto('docs/reference/donation-widget.html#attributes-items');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isWider(page)).toBe(false);
  }
  await expectNoViolations(page, 'the longest page');

  for (const path of [
    'docs/',
    'docs/developers/analytics.html',
    'docs/interface.html',
    'docs/contributing.html',
  ]) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isWider(page), path).toBe(false);
  }
});

test('Someone with a wrong address finds the way from any folder', async ({ page }) => {
  for (const address of ['nothing', 'docs/editors/old/nothing', 'gallery/nothing']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There’s no page here' })).toBeVisible();
    await page.getByRole('link', { name: 'Read the documentation' }).click();
    await expect(page).toHaveURL('docs/');
  }
});

test('npm start serves the docs from the Markdown, with search and llms.txt', async ({
  page,
  http,
  request,
}) => {
  await page.goto(`${http}/demo/docs`);
  await expect(page).toHaveURL(`${http}/demo/docs/`);
  await search(page).fill('base-url');
  await results(page).first().click();
  await expect(page).toHaveURL(`${http}/demo/docs/reference/donation-widget.html#attributes-base-url`);
  await expect(page.locator('#attributes-base-url')).toBeInViewport();
  expect(await (await request.get(`${http}/demo/llms.txt`)).text()).toMatch(/^# donation-widget\n/);
  expect((await page.goto(`${http}/demo/docs/missing.html`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await expect(page).toHaveURL(`${http}/demo/docs/`);
});

test('a search says that it loads until it can answer, and loads once the field has the focus', async ({
  page,
  http,
}) => {
  let letIndexCome = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    letIndexCome = resolve;
  });
  await page.route('**/docs/search.json', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`${http}/demo/docs/`);
  const asked = page.waitForRequest('**/docs/search.json');
  await search(page).focus();
  await asked;
  await search(page).fill('refund');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('The search is loading.');
  letIndexCome();
  await expect(results(page).first()).toBeVisible();
});

test('a long page lists its sections, beside it or below its title', async ({ page, http }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${http}/demo/docs/reference/donation-widget.html`);
  const beside = page.getByRole('navigation', { name: 'On this page' });
  const below = page.getByRole('navigation', { name: 'Sections of this page' });
  await expect(beside.getByRole('link', { name: 'Custom properties' })).toBeVisible();
  await expect(below).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(beside).toBeHidden();
  await below.getByText('On this page').click();
  await below.getByRole('link', { name: 'Custom properties' }).click();
  await expect(page.getByRole('heading', { name: 'Custom properties' })).toBeInViewport();
  expect(await isWider(page)).toBe(false);
});
