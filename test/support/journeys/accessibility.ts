import type { Page } from '@playwright/test';
import type { Attributes } from '../accessibility/forms.js';
import { all } from '../accessibility/rules.js';
import { violationsOn } from '../axe.js';
import { answering, donorOn, en, expect } from './journey.js';

/** Opens a page with only a heading, and adds a form. */
export const open = async (page: Page, attributes: Attributes) => {
  if (!page.url().endsWith('/accessible.html')) await page.goto('accessible.html');
  await page.evaluate((all) => {
    document.querySelector('main > :not(h1)')?.remove();
    const element = document.createElement('donation-widget');
    element.setAttribute('base-url', '/api/v1');
    element.setAttribute('publishable-key', 'pk_test_sandbox');
    for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
    document.querySelector('main')?.append(element);
  }, attributes);
  await expect(await answering(page.locator('.themed').first())).toBeVisible();
};

/** Fills in the required fields of a form. */
export const fillIn = async (page: Page) => {
  const donor = donorOn(page);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
};

/** The errors that `makeEveryError` makes. */
export const everyError = 20;

/** Makes an error in each field that can have one, and submits the form. */
export const makeEveryError = async (page: Page) => {
  const donor = donorOn(page);
  await donor.type('Reeds', 'many');
  await donor.type(en.customAmount, 'much');
  await donor.type(en.one_off, 'more');
  await donor.tick(en.giftAidYes);
  await donor.type(en.email, 'ada');
  await donor.type(en.comment, 'x'.repeat(501));
  await donor.type('A memory of the river', 'x'.repeat(501));
  await donor.type('Number of guests', 'many');
  await donor.submit();
  await expect(page.getByRole('group', { name: en.errorTitle }).getByRole('link')).toHaveCount(everyError);
};

/**
 * Fails if axe finds a problem on the page.
 *
 * @param rules all, or only those about colours if the page has passed the others in other colours
 * @param part a selector of the part to check, if the rest of the page has passed
 */
export const expectNoViolations = async (page: Page, where: string, rules = all, part?: string) => {
  expect(await violationsOn(page, rules, part), where).toEqual([]);
};
