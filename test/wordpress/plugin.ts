import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { request, type Page } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, settings, test, zip, type Role } from './site.js';
import { alone, type WordPress } from './wordpress.js';

const install = `
  ${alone}
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  WP_Filesystem();
  unzip_file( $given['zip'], WP_PLUGIN_DIR );
  $result = activate_plugin( 'donation-widget/donation-widget.php' );
  update_option( 'donation_widget_settings', $given['settings'] );
  return is_wp_error( $result ) ? $result->get_error_message() : '';`;

/** Deactivates the plugin and deletes its files. */
export const remove = `
  ${alone}
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  deactivate_plugins( 'donation-widget/donation-widget.php' );
  return delete_plugins( array( 'donation-widget/donation-widget.php' ) );`;

/** Installs the plugin for the tests of a file, with `settings`, and removes it after them. */
export const usePlugin = () => {
  test.beforeAll(async ({ wordpress }) => {
    expect(await wordpress.php(install, { zip: await zip(), settings })).toBe('');
  });

  test.afterAll(async ({ browser, wordpress }) => {
    // Pages of the administration ask for the plugin's files again and again.
    for (const context of browser.contexts()) await context.close();
    expect(await wordpress.php(remove)).toBe(true);
    expect(await wordpress.warnings()).toEqual([]);
  });
};

/** Lets WordPress load a file of the folder `php` during the tests of a file, before all plugins. */
export const usePhp = (file: string) => {
  const folderOf = ({ plugins }: WordPress) => join(dirname(plugins), 'mu-plugins');
  test.beforeAll(async ({ wordpress }) => {
    await mkdir(folderOf(wordpress));
    await copyFile(join(import.meta.dirname, 'php', file), join(folderOf(wordpress), file));
  });

  test.afterAll(async ({ wordpress }) => {
    await rm(folderOf(wordpress), { recursive: true });
  });
};

/** Publishes as a role, without the steps of the editor: WordPress filters the content in the same way. */
export const post = (
  wordpress: WordPress,
  content: string,
  role: Role = 'author',
  fields: { post_type?: 'page'; post_title?: string } = {},
) =>
  wordpress.php<string>(
    `wp_set_current_user( get_user_by( 'login', $given['role'] )->ID );
    $post = array( 'post_title' => 'Appeal', 'post_content' => wp_slash( $given['content'] ), 'post_status' => 'publish' );
    return get_permalink( wp_insert_post( array_merge( $post, $given['fields'] ), true ) );`,
    { content, role, fields },
  );

/** The attributes that a form gets from `settings`. */
export const ofSettings = {
  'base-url': settings.base_url,
  'publishable-key': settings.publishable_key,
  'test-mode': '',
  currency: settings.currency,
};

/** Changes settings of the plugin. */
export const configure = (wordpress: WordPress, changes: Partial<typeof settings>) =>
  wordpress.php(
    `update_option( 'donation_widget_settings', array_merge( get_option( 'donation_widget_settings' ), $given ) );`,
    changes,
  );

export type Found = { tag: string; attributes: Record<string, string> };

export const elementsIn = (node: DefaultTreeAdapterTypes.Node): Found[] => {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  if (!('tagName' in node)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes }, ...children];
};

export const read = async (address: string) => {
  const context = await request.newContext();
  const html = await (await context.get(address)).text();
  await context.dispose();
  const elements = elementsIn(parse(html));
  return { html, elements, all: (tag: string) => elements.filter((one) => one.tag === tag) };
};

/**
 * Editors read in the note on a page that four usual settings and one more can't work, and visitors don't. Returns
 * the attributes of the first form.
 */
export const readExplained = async (author: Page, address: string, another: string) => {
  await author.goto(address);
  for (const text of [
    'The JSON of “presets” isn’t complete',
    'Only an administrator can set “publishable-key”',
    'The address in “privacy-url” doesn’t look right.',
    '“color-scheme” can be one of: auto, light, dark.',
    another,
  ])
    await expect(author.getByRole('note')).toContainText(text);
  const { all, html } = await read(address);
  expect(html).not.toContain('isn’t a setting');
  return all('donation-widget')[0]?.attributes;
};

export const useTheme = (wordpress: WordPress, name: string) =>
  wordpress.php('switch_theme( $given );', name);
