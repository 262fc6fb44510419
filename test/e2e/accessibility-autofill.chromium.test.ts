import type { Page } from '@playwright/test';
import { open } from './accessibility.js';
import { en, expect, test } from './journey.js';

/** The details of the donor that the browser knows: its own name for each, the form’s name, and the value. */
const known = [
  ['NAME_FULL', 'name', 'Ada Lovelace'],
  ['NAME_FIRST', 'given-name', 'Ada'],
  ['NAME_LAST', 'family-name', 'Lovelace'],
  ['EMAIL_ADDRESS', 'email', 'ada@example.org'],
  ['PHONE_HOME_WHOLE_NUMBER', 'tel', '+441632960001'],
  ['ADDRESS_HOME_COUNTRY', 'country', 'GB'],
  ['ADDRESS_HOME_LINE1', 'address-line1', '1 River Street'],
  ['ADDRESS_HOME_LINE2', 'address-line2', 'Flat 2'],
  ['ADDRESS_HOME_CITY', 'address-level2', 'Bristol'],
  ['ADDRESS_HOME_ZIP', 'postal-code', 'BS1 4DJ'],
] as const;

/** Has the browser fill the form, as a donor does by choosing a stored address at the first name. */
const autofill = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const hasAutofill = await session.send('Autofill.enable').then(
    () => true,
    () => false,
  );
  if (!hasAutofill) {
    await fillAtOnce(page);
    return;
  }
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelector("donation-widget").shadowRoot.getElementById("first_name")',
  });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const address = { fields: known.map(([name, , value]) => ({ name, value })) };
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
};

/** A headless shell stores no addresses. What a browser does all the same: values and events, at one go. */
const fillAtOnce = (page: Page) =>
  page.evaluate((values) => {
    const root = document.querySelector('donation-widget')?.shadowRoot;
    for (const [, purpose, value] of values) {
      const field = root?.querySelector<HTMLInputElement | HTMLSelectElement>(`[autocomplete="${purpose}"]`);
      if (!field) continue;
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, known);

test('the browser fills in all about the donor, inside of the shadow root, and that is taken', async ({
  page,
  donor,
  received,
}) => {
  await open(page, { fields: 'name* phone* address*' });
  await donor.choose('£25');
  await donor.field(en.first_name).focus();
  await autofill(page);
  const filled = {
    [en.email]: 'ada@example.org',
    [en.first_name]: 'Ada',
    [en.last_name]: 'Lovelace',
    [en.country]: 'GB',
    [en.line1]: '1 River Street',
    [en.line2]: 'Flat 2',
    [en.city]: 'Bristol',
    [en.postcode]: 'BS1 4DJ',
  };
  for (const [name, value] of Object.entries(filled)) await expect(donor.field(name)).toHaveValue(value);
  await expect(donor.field(en.phone)).toHaveValue(/1632 ?960001$/);
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
  expect((await received())[0]).toMatchObject({
    payer: {
      email: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'Lovelace',
      billing_address: {
        country: 'GB',
        line1: '1 River Street',
        line2: 'Flat 2',
        city: 'Bristol',
        postcode: 'BS1 4DJ',
      },
    },
  });
});
