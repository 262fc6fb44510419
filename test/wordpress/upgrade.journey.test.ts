// Also runs on older versions of WordPress.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { openEditor } from './block-editor.js';
import { post, read, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, test, zip } from './site.js';
import { alone, type WordPress } from './wordpress.js';

usePlugin();

/**
 * A post and the settings in the database, as version 0.1.0 of the plugin has stored them, and the elements that it
 * has written on the page of the post. They never change: sites still have them.
 */
const folder = fileURLToPath(new URL('../fixtures/wordpress-0.1.0/', import.meta.url));
const fixture = (name: string) => readFile(join(folder, name), 'utf8');
const stored = {
  content: await fixture('post.html'),
  settings: JSON.parse(await fixture('settings.json')) as Record<string, unknown>,
  page: JSON.parse(await fixture('page.json')) as unknown,
};

/** A version that comes after all others. */
const next = '99.0.0';

/** The built plugin as a later version, which differs only in the version. */
const laterZip = async (): Promise<Uint8Array> => {
  const files = unzipSync(await readFile(await zip()));
  const main = strFromU8(files['donation-widget/donation-widget.php'] ?? new Uint8Array());
  const [, version = ''] = /^ \* Version: +(\S+)$/m.exec(main) ?? [];
  const replace = (text: string) => text.replaceAll(version, next);
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        replace(path),
        /(?:^donation-widget\/donation-widget|\/data)\.php$/.test(path)
          ? strToU8(replace(strFromU8(content)))
          : content,
      ]),
    ),
  );
};

/** Our elements on the page, with the attributes and the texts inside. The origin of the test site is left out. */
const elementsAt = async (wordpress: WordPress, address: string): Promise<unknown> => {
  const { html } = await read(address);
  const found: unknown[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (
      'tagName' in node &&
      (node.tagName.startsWith('donation-') || node.attrs.some(({ name }) => name === 'slot'))
    ) {
      const text = node.childNodes.map((one) => ('value' in one ? one.value : '')).join('');
      found.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        ...(text === '' ? {} : { text }),
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return JSON.parse(JSON.stringify(found).replaceAll(wordpress.address, 'https://charity.example'));
};

/** Replaces the plugin as an administrator does who uploads the new zip file. */
const upgrade = `
  ${alone}
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
  $upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
  $result   = $upgrader->install( $given, array( 'overwrite_package' => true ) );
  wp_cache_flush();
  $plugins = get_plugins();
  return array(
    'result'   => $result,
    'version'  => $plugins['donation-widget/donation-widget.php']['Version'],
    'isActive' => is_plugin_active( 'donation-widget/donation-widget.php' ),
  );`;

/** The content of a post with the settings of its blocks read: versions of WordPress escape them in different ways. */
const readBlocks = (content: string): unknown[] =>
  content
    .split(/(\{.*\})(?= \/?-->)/)
    .map((part): unknown => (part.startsWith('{') ? JSON.parse(part) : part));

test('an upgrade from 0.1.0 keeps every block and setting', async ({ browser, wordpress }, info) => {
  await useTheme(wordpress, 'twentytwentyone');
  await wordpress.php(
    `wp_insert_post( array( 'import_id' => $given['thanks_page'], 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Thanks' ) );
    update_option( 'donation_widget_settings', $given );`,
    stored.settings,
  );
  const address = await post(wordpress, stored.content, 'author');
  // As it was in the database: newer versions of WordPress filter what an author saves in another way.
  await wordpress.php(
    `global $wpdb;
    $id = url_to_postid( $given['address'] );
    $wpdb->update( $wpdb->posts, array( 'post_content' => $given['content'] ), array( 'ID' => $id ) );
    clean_post_cache( $id );`,
    { address, content: stored.content },
  );
  const content = () =>
    wordpress.php<string>('return get_post( url_to_postid( $given ) )->post_content;', address);

  await test.step('the data are those of 0.1.0', async () => {
    expect(await content()).toBe(stored.content);
    expect(await elementsAt(wordpress, address)).toEqual(stored.page);
  });

  await test.step('the plugin is replaced', async () => {
    const file = info.outputPath('donation-widget.zip');
    await writeFile(file, await laterZip());
    expect(await wordpress.php(upgrade, file)).toEqual({ result: true, version: next, isActive: true });
    // PHP keeps the compiled files of the earlier version for up to two seconds.
    await expect
      .poll(async () => (await read(address)).html)
      .toContain(`/cdn/${next}/donation-widget-start.js`);
  });

  await test.step('the page is as before', async () => {
    expect(await content()).toBe(stored.content);
    expect(await elementsAt(wordpress, address)).toEqual(stored.page);
  });

  await test.step('the settings are as before', async () => {
    expect(await wordpress.php("return get_option( 'donation_widget_settings' );")).toEqual(stored.settings);
    const page = await logIn(browser, wordpress, 'administrator');
    await page.goto('/wp-admin/options-general.php?page=donation-widget');
    for (const [label, name] of [
      ['Payment service address', 'base_url'],
      ['Publishable key', 'publishable_key'],
      ['Currency', 'currency'],
      ['Thank-you page', 'thanks_page'],
      ['Link to other ways to give', 'fallback_url'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(String(stored.settings[name]));
    await expect(page.getByLabel('Test mode')).toBeChecked({
      checked: stored.settings['test_mode'] === true,
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    expect(await wordpress.php("return get_option( 'donation_widget_settings' );")).toEqual(stored.settings);
  });

  await test.step('the blocks in the editor are as before', async () => {
    const editor = await openEditor(await logIn(browser, wordpress, 'author'), address);
    await expect(editor.canvas.locator('iframe[title^="Preview of the donation"]')).toHaveCount(7);
    await expect(editor.canvas.getByText('unexpected or invalid content')).toHaveCount(0);
    expect(readBlocks(await editor.content())).toEqual(readBlocks(stored.content));
  });
});
