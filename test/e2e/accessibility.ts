import type { Page } from '@playwright/test';
import type { Attributes } from '../accessibility/forms.js';
import { all } from '../accessibility/rules.js';
import { violationsOn } from '../axe.js';
import { donorOn, en, expect } from './journey.js';

/** Puts a form on a page that has a heading and nothing else. */
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
  await expect(page.locator('.themed').first()).toBeVisible();
};

/** Gives a form all that it must have. */
export const fillIn = async (page: Page) => {
  const donor = donorOn(page);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
};

/** Gives a form of everything one error for each field that can have one, and submits it. */
export const makeEveryError = async (page: Page) => {
  const donor = donorOn(page);
  await donor.type('Reeds', 'many');
  await donor.type(en.customAmount, 'much');
  await donor.type(en.one_off, 'more');
  await donor.tick(en.giftAidYes);
  await donor.type(en.email, 'ada');
  await donor.type(en.comment, 'x'.repeat(501));
  await donor.submit();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(12);
};

/**
 * Fails with what axe has against the page.
 *
 * @param rules all, unless the page has passed the others already and nothing but its colours is another
 */
export const expectNoViolations = async (page: Page, where: string, rules = all) => {
  expect(await violationsOn(page, rules), where).toEqual([]);
};
