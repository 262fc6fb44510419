import { everything } from '../support/accessibility/forms.js';
import { makeEveryError, open } from '../support/journeys/accessibility.js';
import { en, expect, test } from '../support/journeys/journey.js';

const limits = '£1 or more';

/** Each field: its role, its hint and its error after the form is submitted. */
const fields: [name: string, role: 'textbox' | 'combobox', hint: string, fault: string][] = [
  ['Reeds', 'textbox', '£4.50 each', en.quantity.replace('{most}', '999')],
  [en.currency, 'combobox', '', ''],
  [en.customAmount, 'textbox', limits, en['amount.format'].replace('{example}', '£10')],
  [en.one_off, 'textbox', en.optional, en['one_off.format'].replace('{example}', '£10')],
  [en.project, 'combobox', '', ''],
  [en.email, 'textbox', en.emailHint, en['email.format']],
  [en.first_name, 'textbox', '', en['first_name.required']],
  [en.last_name, 'textbox', '', en['last_name.required']],
  [en.phone, 'textbox', '', en['phone.required']],
  [en.country, 'combobox', '', ''],
  [en.line1, 'textbox', '', en['line1.required']],
  [en.line2, 'textbox', en.optional, ''],
  [en.city, 'textbox', '', en['city.required']],
];

test('Groups, radios, buttons and fields have names and descriptions, and fields accept pasted text', async ({
  page,
  donor,
}) => {
  await open(page, everything);
  await expect(page.getByRole('group', { name: en.interval })).toMatchAriaSnapshot(`
    - group "How often":
      - radio "One-time"
      - radio "Monthly" [checked]
  `);
  await expect(page.getByRole('group', { name: en.gifts })).toMatchAriaSnapshot(`
    - group "Gifts":
      - list:
        - listitem:
          - text: Nest box £34.99 each
          - 'button "One fewer: Nest box" [disabled]'
          - textbox "Nest box"
          - 'button "One more: Nest box"'
        - listitem:
          - text: Reeds £4.50 each
          - 'button "One fewer: Reeds" [disabled]'
          - textbox "Reeds"
          - 'button "One more: Reeds"'
  `);
  const amounts = page.getByRole('group', { name: en.amount, exact: true });
  await expect(amounts.getByRole('radio')).toHaveCount(4);
  await expect(amounts.getByRole('radio', { name: en.noAmount })).toBeChecked();
  await expect(amounts.getByRole('radio', { name: '£25' })).toHaveAccessibleDescription('A nest box');
  await expect(page.getByRole('checkbox', { name: en.giftAidYes })).toHaveAccessibleDescription(
    /I am a UK taxpayer/,
  );

  for (const [name, role, hint] of fields) {
    const field = page.getByRole(role, { name, exact: true });
    await expect(field).toHaveAccessibleName(name);
    await expect(field).toHaveAccessibleDescription(hint);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }

  const required = [en.email, en.first_name, en.last_name, en.phone, en.country, en.line1, en.city];
  for (const name of required) await expect(donor.field(name)).toHaveAttribute('aria-required', 'true');
  for (const name of [en.line2, en.one_off]) {
    await expect(donor.field(name)).not.toHaveAttribute('aria-required');
    await expect(donor.field(name)).toHaveAccessibleDescription(en.optional);
  }

  const purposes = {
    [en.email]: 'email',
    [en.first_name]: 'given-name',
    [en.last_name]: 'family-name',
    [en.phone]: 'tel',
    [en.country]: 'country',
    [en.line1]: 'address-line1',
    [en.line2]: 'address-line2',
    [en.city]: 'address-level2',
    [en.state]: 'address-level1',
    [en.postcode]: 'postal-code',
  };
  for (const [name, purpose] of Object.entries(purposes)) {
    await expect(donor.field(name)).toHaveAttribute('autocomplete', purpose);
  }

  await page.getByRole('radio', { name: '£25' }).check();
  await expect(page.getByRole('button', { name: 'Donate £25.00 monthly', exact: true })).toBeVisible();

  await page.evaluate(() => {
    const source = document.createElement('textarea');
    source.setAttribute('aria-label', 'Source');
    document.querySelector('main')?.prepend(source);
  });
  const names = ['Reeds', en.customAmount, en.one_off, en.email, en.first_name, en.last_name]
    .concat(en.phone, en.line1, en.line2, en.city, en.state, en.postcode)
    .sort();
  const textFor = (name: string) => `${name}: 1.234,50 € <ü> ${'x'.repeat(300)}`;
  for (const name of names) {
    await donor.field('Source').fill(textFor(name));
    await donor.field('Source').press('ControlOrMeta+A');
    await donor.field('Source').press('ControlOrMeta+C');
    await donor.field(name).press('ControlOrMeta+V');
  }
  for (const name of names) await expect(donor.field(name)).toHaveValue(textFor(name));
});

test('Each field with an error is described by its hint and the error, until the donor fixes it', async ({
  page,
  donor,
}) => {
  await open(page, everything);
  await makeEveryError(page);
  for (const [name, role, hint, fault] of fields) {
    const field = page.getByRole(role, { name, exact: true });
    await expect(field).toHaveAccessibleName(name);
    await expect(field).toHaveAccessibleDescription([hint, fault].filter(Boolean).join(' . '));
    if (fault) await expect(field).toHaveAttribute('aria-invalid', 'true');
    else await expect(field).not.toHaveAttribute('aria-invalid');
  }
  // With Gift Aid, the country is the United Kingdom, where a postcode is required.
  await expect(page.getByLabel(en.postcode, { exact: true })).toHaveAccessibleDescription(
    en['postcode.required'],
  );

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(en.errorTitle);
  await expect(page.getByRole('heading')).toHaveCount(2);

  await donor.type(en.email, 'ada@example.org');
  await expect(donor.field(en.email)).toHaveAccessibleDescription(en.emailHint);
  await expect(donor.field(en.email)).not.toHaveAttribute('aria-invalid');
});

test('A form that can’t load its language is in English, and marked as English', async ({ page, donor }) => {
  await page.route(/\/de-\w+\.js$/, (route) => route.abort());
  await page.goto('accessible.html');
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await open(page, everything);
  await expect(donor.field(en.email)).toBeVisible();
  await expect(page.locator('.themed')).toHaveAttribute('lang', 'en');
});
