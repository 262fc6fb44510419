// Also runs on older versions of WordPress.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, remove } from './plugin.js';
import { expect, settings, test as base, zip } from './site.js';
import { startWordPress, type WordPress } from './wordpress.js';

const createNetwork = `
  global $wpdb;
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
    $wpdb->$table = $name;
  }
  install_network();
  $result = populate_network( 1, $given, 'administrator@charity.example', 'Charities' );
  update_option( 'permalink_structure', '' );
  return is_wp_error( $result );`;

const addSite = `
  global $wpdb;
  $domain = array( 'domain' => DOMAIN_CURRENT_SITE );
  $site   = wp_insert_site( $domain + array( 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) );
  // WordPress 6.1 removes the colon before the port.
  $wpdb->update( $wpdb->blogs, $domain, array( 'blog_id' => $site ) );
  clean_blog_cache( $site );
  switch_to_blog( $site );
  foreach ( array( 'home' => $given, 'siteurl' => $given, 'permalink_structure' => '' ) as $name => $value ) {
    update_option( $name, $value );
  }
  add_user_to_blog( $site, get_user_by( 'login', 'editor' )->ID, 'editor' );
  return $site;`;

const configuration = (domain: string) => `
// Only browsers send these.
$_SERVER += array( 'REQUEST_URI' => '/' );
$_SERVER['HTTP_HOST'] = '${domain}';
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${domain}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`;

/** Makes the site of a WordPress the first of a network, and adds a second one. */
const makeNetwork = async ({ address, php, plugins }: WordPress): Promise<void> => {
  const { host } = new URL(address);
  expect(await php<boolean>(createNetwork, host)).toBe(false);
  const file = join(plugins, '../../wp-config.php');
  const last = 'require_once ABSPATH';
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(last, () => `${configuration(host)}${last}`),
  );
  expect(await php<number>(addSite, `${address}/second`)).toBe(2);
  // The server keeps the compiled configuration for some seconds.
  await expect.poll(async () => (await read(`${address}/second/`)).html).toContain('<title>Second');
};

/** A network of sites. It runs beside the WordPress of the other tests. */
const test = base.extend<{ network: WordPress }>({
  network: async ({ version }, use) => {
    const wordpress = await startWordPress(version);
    try {
      await makeNetwork(wordpress);
      await use(wordpress);
    } finally {
      await wordpress.stop();
    }
  },
});

const install = `
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  WP_Filesystem();
  unzip_file( $given['zip'], WP_PLUGIN_DIR );
  activate_plugin( 'donation-widget/donation-widget.php', '', true );
  foreach ( $given['settings'] as $site => $settings ) {
    switch_to_blog( $site );
    update_option( 'donation_widget_settings', $settings );
  }
  return is_plugin_active_for_network( 'donation-widget/donation-widget.php' );`;

const publishAsEditor = `
  switch_to_blog( $given['site'] );
  wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
  $post = array( 'post_title' => 'Appeal', 'post_content' => wp_slash( $given['content'] ), 'post_status' => 'publish' );
  $id   = wp_insert_post( $post, true );
  update_post_meta( $id, DONATION_WIDGET_VIEWS, '{}' );
  return array(
    'roles'     => wp_get_current_user()->roles,
    'isTrusted' => current_user_can( 'unfiltered_html' ),
    'address'   => get_permalink( $id ),
  );`;

/** The rows of all sites, of the network and of its users that have the name of the plugin or one of its settings. */
const rows = `
  global $wpdb;
  $found = array();
  foreach ( $wpdb->get_col( "SHOW TABLES LIKE 'wp\\_%'" ) as $table ) {
    $kind = 1 === preg_match( '/(options|meta)$/', $table, $end ) ? $end[1] : '';
    if ( '' === $kind ) {
      continue;
    }
    list( $key, $value ) = 'meta' === $kind ? array( 'meta_key', 'meta_value' ) : array( 'option_name', 'option_value' );
    $where = "$key LIKE '%donation%' OR $value LIKE '%donation-widget%' OR $value LIKE '%pk\\_%'";
    foreach ( $wpdb->get_col( "SELECT $key FROM $table WHERE $where" ) as $name ) {
      $found[] = "$table: $name";
    }
  }
  return $found;`;

const ofFirst = settings;
const ofSecond = {
  ...settings,
  base_url: 'https://second.example/api/v1',
  publishable_key: 'pk_test_second',
  test_mode: false,
  currency: 'USD',
  fallback_url: 'https://second.example/ways',
};

test('each site of a network has its own settings and forms, and deleting leaves nothing in any', async ({
  network,
}) => {
  const given = { zip: await zip(), settings: { 1: ofFirst, 2: ofSecond } };
  expect(await network.php(install, given)).toBe(true);

  for (const [site, of] of Object.entries(given.settings)) {
    await test.step(`an editor without unfiltered_html publishes on site ${site}`, async () => {
      const published = await network.php<{ roles: string[]; isTrusted: boolean; address: string }>(
        publishAsEditor,
        { site: Number(site), content: '<script>window.hacked=1</script>[donation_form gift-aid]' },
      );
      expect(published).toMatchObject({ roles: ['editor'], isTrusted: false });
      expect(published.address).toContain(`${network.address}${site === '2' ? '/second/?' : '/?'}`);
      const { all, html } = await read(published.address);
      expect(all('donation-widget').map(({ attributes }) => attributes)).toEqual([
        {
          'base-url': of.base_url,
          'publishable-key': of.publishable_key,
          currency: of.currency,
          ...(of.test_mode ? { 'test-mode': '' } : {}),
          'gift-aid': '',
        },
      ]);
      expect(all('a').map(({ attributes }) => attributes['href'])).toContain(of.fallback_url);
      expect(html).not.toContain('<script>window.hacked');
      expect(html).not.toContain((of === ofFirst ? ofSecond : ofFirst).publishable_key);
    });
  }

  await test.step('deleting the plugin leaves nothing in the database', async () => {
    expect(await network.php<string[]>(rows)).toEqual(
      expect.arrayContaining([
        'wp_options: donation_widget_settings',
        'wp_2_options: donation_widget_settings',
        'wp_postmeta: _donation_widget_views',
        'wp_2_postmeta: _donation_widget_views',
      ]),
    );
    expect(await network.php(remove)).toBe(true);
    expect(await network.php<string[]>(rows)).toEqual([]);
  });

  expect(await network.warnings()).toEqual([]);
});
