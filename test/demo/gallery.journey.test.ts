import { all } from '../support/accessibility/rules.js';
import { bracketLines, elementsIn, inMarkdown } from '../support/in-markdown.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { lostOn } from '../support/journeys/accessibility-layout.js';
import { entries } from '../support/demo/gallery-entries.js';
import {
  complaintsOf,
  expectLook,
  expectLookOf,
  expectOwnChoices,
  expectOwnSnippet,
  partsOf,
} from '../support/demo/gallery-page.js';
import { answering, en, expect, secureTest, test } from '../support/journeys/journey.js';
import { press, tabTo } from '../support/journeys/keyboard.js';

for (const entry of entries) {
  const { name, charity, give, opener, button, asked, sent, thanks, leftOut } = entry;
  // With https, the donor returns to the page of the form.
  secureTest(
    `the page “${name}” shows its form and its code, and a donor gives on a phone and is thanked by ${charity}`,
    async ({ page, donor, https, received }) => {
      const complaints = complaintsOf(page);
      await page.goto(`${https}/demo/gallery/${name}.html`);
      await page.getByText('Get the code for this form').click();
      await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();

      await test.step('the code is that of its form, and reserves its space', async () => {
        await expectOwnSnippet(page);
        const snippet = await page.locator('.embed pre code').innerText();
        expect(bracketLines(snippet)).toEqual([]);
        for (const written of inMarkdown(snippet)) expect(elementsIn(written)).toEqual(elementsIn(snippet));
        // A form behind a button needs no space.
        const place = expect(page.locator('.embed pre code'));
        if (opener) await place.not.toContainText('min-height');
        else await place.toContainText(/display: block;[^}]+min-height: 100vh;/);
      });
      await test.step('the configurator opens with its attributes', async () => {
        await expectOwnChoices(page);
        const embed = expect(page.locator('.embed'));
        if (leftOut) await embed.toContainText(`leaves out ${leftOut}`);
        else if (leftOut === '') await embed.not.toContainText('leaves out');
      });
      await test.step('axe finds no problem, and nothing is cut off', async () => {
        if (opener) {
          await expectNoViolations(page, 'behind the dialog');
          await page.getByRole('button', { name: opener }).click();
        }
        await expectLook(page);
        if (opener) await page.keyboard.press('Escape');
      });

      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize({ width: 360, height: 740 });
      const { email, submit } = partsOf(page);
      await give(donor, page);
      await email.fill('ada@example.org');
      await expect(submit).toHaveAccessibleName(button);
      await submit.click();
      expect(await donor.asked()).toEqual(asked);
      expect(await received()).toEqual([expect.objectContaining({ payer: expect.anything() })]);
      expect((await received())[0]).toMatchObject(sent);

      await donor.pay();
      await expect(page).toHaveURL(`${https}/demo/gallery/${name}.html`);
      const [title, words] = thanks;
      await expect(donor.heading(title)).toBeVisible();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expectLookOf(page, entry);
      expect(complaints).toEqual([]);
    },
  );
}

test('A visitor goes from the gallery to each page and back, and a link on a page fills in its form', async ({
  page,
  donor,
  http,
}) => {
  await page.goto(`${http}/demo/gallery/`);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(entries.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toEqual(entries.map(({ name }) => `${http}/demo/gallery/${name}.html`));
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(entries.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  }

  await test.step('axe finds no problem', async () => {
    for (const [width, scheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, `${width} px, ${scheme}`, all);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await lostOn(page)).toEqual([]);
  });

  await links.first().click();
  await expect(page).toHaveURL(`${http}/demo/gallery/zakat.html`);
  await expect(partsOf(page).submit).toBeVisible();
  await donor.follow('Fill in £28 for a family of four');
  await expect(donor.field(en.intention)).toHaveValue('Fitrana');
  await expect(donor.submitButton).toHaveText('Donate £28.00');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One form, ten charities');
});

test('Two links on the dark page show its form with other amounts, and each donation says which link it is from', async ({
  page,
  donor,
  http,
  received,
}) => {
  await page.goto(`${http}/demo/gallery/night.html`);
  await donor.follow('£24, £60 or £120');
  await expect(donor.submitButton).toHaveText('Donate £24.00');
  await donor.follow('£150, £300 or £750');
  await expect(donor.submitButton).toHaveText('Donate £150.00');
  await donor.choose('£300');
  await expect(page.getByText('£300 surveys the light of 4 villages').first()).toBeVisible();
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  expect(await donor.asked()).toEqual({ 'To pay': '£300.00' });
  expect((await received())[0]).toMatchObject({ metadata: { utm_campaign: 'companies' } });
});

test('A donor gives on the dark page by keyboard alone', async ({ page, donor, http, received }) => {
  await page.goto(`${http}/demo/gallery/night.html`);
  await expect(await answering(donor.submitButton)).toBeVisible();
  // Goes past the bar to the form.
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to the donation form' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('#give')).toBeFocused();
  await press(page, 'Tab', 'ArrowRight', 'Tab', 'ArrowLeft', 'Tab', 'Tab');
  await page.keyboard.type('ada@example.org');
  await tabTo(page, 'Donate £12.00 monthly');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await tabTo(page, 'Pay ');
  await press(page, 'Enter');
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  // Without https, the form sends no return_url, so the donor returns to the charity's default page.
  await expect(page).toHaveURL(`${http}/demo/gallery/night.html`);
  expect((await received())[0]).toMatchObject({
    line_items: [{ quantity: 1, amount: 1200 }],
    subscription: { interval: 'month' },
  });
});
