// Needs a full browser.
import type { Page } from '@playwright/test';
import { open } from '../support/journeys/accessibility.js';
import { en, expect, test } from '../support/journeys/journey.js';

/** The donor's details that the browser knows: the browser's name, the form's name and the value. */
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

/** Lets the browser fill in the form, as if a donor had chosen a stored address in the first name field. */
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

/** A headless shell stores no addresses, so this sets the values and sends the events that a browser would. */
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

test('The browser fills in the donor’s details in the shadow root, and the form sends them', async ({
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
