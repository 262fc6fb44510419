import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './site.js';

type Canvas = Pick<FrameLocator, 'getByRole' | 'getByText' | 'locator'>;

/** The block editor, as an author uses it. */
type BlockEditor = {
  page: Page;
  /** What shows the post: a frame, or a part of the page in older versions of WordPress. */
  canvas: Canvas;
  /** The settings of the selected block. */
  sidebar: Locator;
  /** The page inside the preview of a block: “form”, “button” or “status”. */
  preview(block: string): FrameLocator;
  /** Adds a block or a pattern below the others, and selects it. */
  add(title: string): Promise<void>;
  /** Selects a block that is on the page. */
  select(title: string): Promise<void>;
  /** Opens a panel of the sidebar. */
  open(panel: string): Promise<void>;
  /** Publishes the post and returns its address. */
  publish(): Promise<string>;
  /** Saves a post that is published. */
  update(): Promise<void>;
  /** Chooses a colour of the theme in a group of the sidebar. */
  chooseColour(group: string, name: RegExp): Promise<void>;
  /** The text of the post in the database. */
  content(): Promise<string>;
};

/** The path of the editor of the post or page at an address. */
export const editPath = (address: string) => {
  const { searchParams } = new URL(address);
  return `/wp-admin/post.php?post=${String(searchParams.get('p') ?? searchParams.get('page_id'))}&action=edit`;
};

const frame = 'iframe[name="editor-canvas"]';

/** Waits for the canvas of an editor that is loading. */
const findCanvas = async (page: Page): Promise<Canvas> => {
  const found = page.locator(`${frame}, .editor-styles-wrapper`).first();
  await expect(found).toBeVisible();
  const isFramed = (await page.locator(frame).count()) > 0;
  return isFramed ? page.frameLocator(frame) : page.locator('body');
};

/**
 * Opens the settings of the selected block. The list of blocks closes them where both have no room, and WordPress
 * remembers that.
 */
export const showSettings = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    // The editor can open or close them itself between these steps, and the click then does the opposite.
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
};

const inserterOf = (page: Page) =>
  page.getByRole('button', { name: /^(?:Toggle block inserter|Block Inserter)$/ });

const searchOf = (page: Page) => page.getByRole('searchbox', { name: /Search/ });

const selectedBlock = (page: Page) =>
  page.evaluate<string | null>("wp.data.select( 'core/block-editor' ).getSelectedBlockClientId()");

/**
 * A click in a list that is still loading can be lost: the option moves between the press and the release, or the results
 * of a search replace the list. After this time without an effect, in milliseconds, tests click again.
 */
const lostClick = 20_000;

/**
 * Adds a block or a pattern that the search of an editor finds, which the editor then selects. The list of results stays
 * open.
 */
export const addFromInserter = async (page: Page, title: string): Promise<void> => {
  const before = await selectedBlock(page);
  await inserterOf(page).click();
  await searchOf(page).fill(title);
  // The descriptions of other patterns can have the same words.
  const option = page.getByRole('option').filter({ has: page.getByText(title, { exact: true }) });
  await expect(async () => {
    await option.click({ timeout: lostClick });
    await expect.poll(() => selectedBlock(page), { timeout: lostClick }).not.toBe(before);
  }).toPass();
};

/**
 * Opens the block editor for a new post, or for the post or page at an address.
 *
 * @param locale the language of the editor, on a site with `php/languages.php`
 */
export const openEditor = async (page: Page, address?: string, locale?: string): Promise<BlockEditor> => {
  const path = address === undefined ? '/wp-admin/post-new.php?' : editPath(address);
  await page.goto(locale === undefined ? path : `${path}&lang=${locale}`);
  return await editorOn(page);
};

/** Opens the block editor for a new page, and chooses a pattern of those that WordPress offers for it. */
export const openNewPage = async (page: Page, pattern: string): Promise<BlockEditor> => {
  await page.goto('/wp-admin/post-new.php?post_type=page');
  const patterns = page.getByRole('dialog', { name: 'Choose a pattern' });
  const option = patterns.getByRole('option', { name: pattern });
  await expect(option).toBeVisible();
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: lostClick });
    await expect(patterns).toHaveCount(0, { timeout: lostClick });
  }).toPass();
  return await editorOn(page);
};

/** The block editor that a page of the administration is loading. */
export const editorOn = async (page: Page): Promise<BlockEditor> => {
  const canvas = await findCanvas(page);
  const title = canvas.getByRole('textbox', { name: 'Add title' });
  await expect(title).toBeVisible();
  const sidebar = page.getByRole('region', { name: 'Editor settings' });
  return {
    page,
    canvas,
    sidebar,
    preview: (block) => canvas.locator(`iframe[title="Preview of the donation ${block}"]`).contentFrame(),
    add: async (block) => {
      await addFromInserter(page, block);
      await inserterOf(page).click();
      // An open list can close the settings.
      await expect(searchOf(page)).toBeHidden();
      await showSettings(page);
    },
    select: async (block) => {
      // The preview of a block that isn’t selected is below its overlay.
      await canvas.getByRole('document', { name: `Block: ${block}` }).click();
      await showSettings(page);
    },
    open: async (panel) => {
      await sidebar.getByRole('button', { name: panel, exact: true }).click();
    },
    publish: async () => {
      await title.fill('Appeal');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const panel = page.getByRole('region', { name: 'Editor publish' });
      await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      const link = panel.getByRole('link', { name: /^View (?:Post|Page)/ });
      return (await link.getAttribute('href')) ?? '';
    },
    update: async () => {
      await page.getByRole('button', { name: /^(?:Update|Save)$/ }).click();
      await expect(page.getByText('Post updated.').first()).toBeVisible();
    },
    chooseColour: async (group, name) => {
      const colours = sidebar.getByRole('group', { name: group });
      await colours.getByRole('button', { name }).or(colours.getByRole('option', { name })).click();
    },
    content: () => page.evaluate("wp.data.select( 'core/editor' ).getEditedPostContent()"),
  };
};
