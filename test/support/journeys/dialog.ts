import type { Page } from '@playwright/test';
import { donorOn, en } from './journey.js';

/** The parts of `dialog.html`. */
export const dialogOn = (page: Page) => ({
  opener: page.locator('donation-button').getByRole('button', { name: en.donate, exact: true }).first(),
  dialog: page.getByRole('dialog', { name: en.donate, exact: true }),
  close: page.getByRole('button', { name: en.close, exact: true }),
  /** A donor who uses the form, not the page behind it. */
  inside: donorOn(page, page.locator('donation-widget')),
});
