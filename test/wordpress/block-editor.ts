import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './site.js';

/** The block editor, as an author uses it. */
type BlockEditor = {
  page: Page;
  /** The settings of the selected block. */
  sidebar: Locator;
  /** The page inside the preview of a block: “form”, “button” or “status”. */
  preview(block: string): FrameLocator;
  /** Adds a block below the others, and selects it. */
  add(title: string): Promise<void>;
  /** Selects a block that is on the page. */
  select(title: string): Promise<void>;
  /** Opens a panel of the sidebar. */
  open(panel: string): Promise<void>;
  /** Publishes the post and returns its address. */
  publish(): Promise<string>;
  /** The text of the post in the database. */
  content(): Promise<string>;
};

const pathFor = (address: string) => {
  const { searchParams } = new URL(address);
  return `/wp-admin/post.php?post=${String(searchParams.get('p') ?? searchParams.get('page_id'))}&action=edit`;
};

/**
 * Opens the block editor for a new post, or for the post or page at an address.
 *
 * @param locale the language of the editor, on a site with `php/languages.php`
 */
export const openEditor = async (page: Page, address?: string, locale?: string): Promise<BlockEditor> => {
  const path = address === undefined ? '/wp-admin/post-new.php?' : pathFor(address);
  await page.goto(locale === undefined ? path : `${path}&lang=${locale}`);
  const welcome = page.getByRole('dialog', { name: 'Welcome to the block editor' });
  await page.addLocatorHandler(welcome, async () => {
    await welcome.getByRole('button', { name: 'Close dialog' }).click();
  });
  await expect(page.getByRole('textbox', { name: 'Add title' })).toBeVisible();
  // The list of blocks closes the sidebar where both have no room, and WordPress remembers that.
  const showSidebar = async () => {
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
  };
  const sidebar = page.getByRole('region', { name: 'Editor settings' });
  return {
    page,
    sidebar,
    preview: (block) => page.frameLocator(`iframe[title="Preview of the donation ${block}"]`),
    add: async (title) => {
      await page.getByRole('button', { name: 'Toggle block inserter' }).click();
      await page.getByRole('searchbox', { name: /Search/ }).fill(title);
      await page.getByRole('option', { name: title }).click();
      await page.getByRole('button', { name: 'Toggle block inserter' }).click();
      await showSidebar();
    },
    select: async (title) => {
      // The preview of a block that isn’t selected is below its overlay.
      await page.getByRole('document', { name: `Block: ${title}` }).click();
      await showSidebar();
    },
    open: async (panel) => {
      await sidebar.getByRole('button', { name: panel, exact: true }).click();
    },
    publish: async () => {
      await page.getByRole('textbox', { name: 'Add title' }).fill('Appeal');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const panel = page.getByRole('region', { name: 'Editor publish' });
      await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      const link = panel.getByRole('link', { name: 'View Post' });
      return (await link.getAttribute('href')) ?? '';
    },
    content: () => page.evaluate("wp.data.select( 'core/editor' ).getEditedPostContent()"),
  };
};
