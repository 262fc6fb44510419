import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { dialogOn } from '../support/journeys/dialog.js';
import { donorOn, expect, test } from '../support/journeys/journey.js';
import { test as staticTest } from '../support/demo/static-demo.js';

/** Copies into the page, because a browser under test may refuse to write to the clipboard. */
const copyToPage = () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        document.documentElement.dataset['copied'] = text;
        return Promise.resolve();
      },
    },
  });
};

const refuseToCopy = () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
  });
  document.execCommand = () => false;
};

const linksOn = (page: Page) => ({
  field: (name: string) => page.getByLabel(name, { exact: true }),
  link: page.getByRole('region', { name: 'Your link' }).getByRole('link').first(),
  code: page.getByRole('img', { name: /^QR code for / }),
  status: page.getByRole('status'),
  download: page.getByRole('link', { name: 'Download QR code for print (SVG)' }),
  picture: page.getByRole('link', { name: 'Download QR code (PNG)' }),
});

const address = 'Address of the page with your form';

/** Has the browser draw a QR code as an image, and decodes its pixels. */
const scan = async (page: Page, address: string) => {
  const { lightness, side } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(image.naturalWidth, 200);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return { lightness: [...pixels].filter((_, at) => at % 4 === 0), side: canvas.width };
  }, address);
  const data = Uint8ClampedArray.from(lightness.flatMap((one) => [one, one, one, 255]));
  return decodeQR({ width: side, height: side, data });
};

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

test('A fundraiser makes a link and a QR code that open the form with the amount filled in', async ({
  page,
  http,
}) => {
  await page.addInitScript(copyToPage);
  const links = linksOn(page);
  await page.goto(`${http}/demo/links.html`);
  await expect(page.getByText('Enter the address of your page.')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });

  await links.field(address).fill(`${http}/demo/appeal.html`);
  await links.field('Amount (optional)').fill('£25');
  await links.field('How often').selectOption('Monthly');
  await page.getByText('Campaign tracking').click();
  await links.field('Source').fill('poster');
  const made = `${http}/demo/appeal.html?amount=25&interval=month&utm_source=poster`;
  await expect(links.link).toHaveText(made);
  await expect(links.status).toHaveText(`Your link and QR code are ready. ${made}`);
  await expect(page.getByText('This link only works on your computer.')).toBeVisible();

  await test.step('the code on the page and the downloaded file lead there', async () => {
    await expect(links.code).toHaveAccessibleName(`QR code for ${made}`);
    const downloading = page.waitForEvent('download');
    await links.download.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('qr-code-localhost-25-month.svg');
    expect(await scan(page, svgAddress(await readFile(await download.path(), 'utf8')))).toBe(made);
    expect(await scan(page, svgAddress(await links.code.evaluate((svg) => svg.outerHTML)))).toBe(made);
    await expect(links.picture).toHaveAttribute('download', 'qr-code-localhost-25-month.png');
    expect(await scan(page, (await links.picture.getAttribute('href')) ?? '')).toBe(made);
  });

  await test.step('the link is copied', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.').filter({ visible: true })).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('data-copied', made);
  });
  expect(requests).toEqual([]);

  await test.step('a reload keeps everything', async () => {
    await page.reload();
    await expect(links.link).toHaveText(made);
    await expect(links.field('Amount (optional)')).toHaveValue('£25');
    await expect(links.field('Source')).toBeVisible();
  });

  await test.step('the form is filled in', async () => {
    await links.link.click();
    await expect(donorOn(page).submitButton).toHaveText('Donate £25.00 monthly');
  });
});

test('A fundraiser makes a link with suggested amounts', async ({ page, http }) => {
  const links = linksOn(page);
  await page.goto(`${http}/demo/links.html`);
  await links.field(address).fill('charity.example/give');
  await links.field('Suggested amounts (optional)').fill('1,500');
  await links.field('Suggested amounts (optional)').blur();
  await expect(page.getByText('Separate the amounts with spaces').first()).toBeVisible();
  await links.field('Suggested amounts (optional)').fill('50, 100, 200');
  await expect(links.link).toHaveText('https://charity.example/give?amounts=50+100+200');
  await expect(links.code).toBeVisible();
  await page.reload();
  await expect(links.field('Suggested amounts (optional)')).toHaveValue('50, 100, 200');
});

test('A fundraiser makes a link that opens the form behind a Donate button', async ({ page, http }) => {
  const links = linksOn(page);
  const dialogPage = `${http}/test/journeys/pages/dialog.html`;
  await page.goto(
    `${http}/demo/links.html?page=${encodeURIComponent(dialogPage)}&interval=month&currency=gbp`,
  );
  await expect(page).toHaveURL(/links\.html#page=/);
  await expect(links.field('Currency')).toHaveValue('GBP');
  await page.getByRole('radio', { name: 'From a button' }).check();
  await links.field('Amount (optional)').fill('25');
  await expect(links.link).toHaveText(`${dialogPage}#donate?amount=25&interval=month&currency=GBP`);
  await links.link.click();
  const { dialog, inside } = dialogOn(page);
  await expect(dialog).toBeVisible();
  await expect(inside.submitButton).toHaveText('Donate £25.00 monthly');
});

test('A fundraiser who comes from the configurator chooses only what the form offers', async ({
  page,
  http,
}) => {
  const links = linksOn(page);
  await page.goto(`${http}/demo/#amounts=7+21&intervals=month+quarter`);
  await page.getByRole('tab', { name: 'Put it on your site' }).click();
  await page.getByRole('link', { name: 'Links and QR codes for donors' }).click();
  await expect(page.getByText('Your form suggests 7 and 21.')).toBeVisible();
  expect(await links.field('How often').locator('option').allTextContents()).toEqual([
    'Let the donor choose',
    'Monthly',
    'Quarterly',
  ]);
  await expect(links.field('Currency')).toBeHidden();
  await links.field(address).fill('charity.example/give');
  await links.field('Amount (optional)').fill('21');
  await expect(links.link).toHaveText('https://charity.example/give?amount=21');
  await page.reload();
  await expect(page.getByText('Your form suggests 7 and 21.')).toBeVisible();
});

test('A fundraiser sees an error after leaving a field, and keeps the text', async ({ page, http }) => {
  await page.addInitScript(refuseToCopy);
  const links = linksOn(page);
  await page.goto(`${http}/demo/links.html#page=https%3A%2F%2Fcharity.example%2F&interval=2-week`);
  await expect(links.field('How often').locator('option:checked')).toHaveText('Every 2 weeks');

  const amount = links.field('Amount (optional)');
  await amount.pressSequentially('ten');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await expect(links.code).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(/Enter an amount in numbers/);
  await expect(links.status).toHaveText(/^Enter an amount in numbers/);

  await test.step('the skip link keeps the address', async () => {
    await page.getByRole('link', { name: 'Skip to the form' }).press('Enter');
    await expect(page).toHaveURL(/#page=.*&amount=ten&interval=2-week$/);
  });

  await test.step('a donor’s details never reach the address', async () => {
    await links.field(address).fill('https://charity.example/?email=ada%40example.org');
    await links.field(address).blur();
    await expect(links.field(address)).toHaveAccessibleDescription(/Remove personal details/);
    await expect(page).toHaveURL(/#amount=ten&interval=2-week$/);
  });

  await links.field(address).fill('https://charity.example/');
  await amount.fill('10');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  const made = 'https://charity.example/?amount=10&interval=2-week';
  await expect(links.link).toHaveText(made);

  await test.step('a browser that refuses to copy', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(links.status).toHaveText(/The link is selected/);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(made);
  });
});

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

staticTest(
  'passes the a11y audit with a link and with errors, on a phone and a desktop, light and dark',
  async ({ page }) => {
    const links = linksOn(page);
    const long = encodeURIComponent(`https://charity.example/${'a-long-path/'.repeat(8)}`);
    for (const [state, fragment] of [
      ['a link', `page=${long}&open=button&amount=25&utm_source=poster`],
      ['errors', `page=charity&amount=ten&utm_campaign=${'x'.repeat(201)}`],
    ] as const) {
      await page.goto(`links.html#${fragment}`);
      await (state === 'a link'
        ? expect(links.code).toBeVisible()
        : expect(page.locator('.error').filter({ visible: true })).toHaveCount(3));
      for (const [width, colorScheme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await isWider(page)).toBe(false);
        await expectNoViolations(page, `${state}, ${width} px, ${colorScheme}`);
      }
    }
  },
);
