// Also runs on older versions of WordPress.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../build/files-in.js';
import {
  calledBy,
  callsIn,
  nameOf,
  ofKind,
  parsePhp,
  type PhpNode,
} from '../support/build/wordpress/standards/tree.js';
import { expect, test } from './site.js';

const folder = fileURLToPath(new URL('../../wordpress', import.meta.url));

/** The functions that are missing, whether they belong to PHP or to WordPress. */
const missing = `
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  foreach ( array( 'blogs', 'functions', 'site' ) as $of_networks ) {
    require_once ABSPATH . WPINC . '/ms-' . $of_networks . '.php';
  }
  return array_values( array_filter( $given, function ( $name ) { return ! function_exists( $name ); } ) );`;

test('WordPress and PHP have every function that the plugin calls', async ({ wordpress }) => {
  const files = (await filesIn(folder)).filter((file) => file.endsWith('.php'));
  const trees = await Promise.all(
    files.map(async (file) => parsePhp(file, await readFile(join(folder, file), 'utf8')).tree),
  );
  const own = trees.flatMap((tree) => ofKind(tree, 'function').map(nameOf));
  const called = trees.flatMap((tree) => ofKind(tree, 'call').map(calledBy).filter(Boolean));
  // Newer functions, which the plugin looks for before it calls them.
  const soughtBy = (call: PhpNode) => (call.arguments ?? []).map(({ value }) => value);
  const sought = trees.flatMap((tree) =>
    callsIn(tree, (name) => name === 'function_exists').flatMap(soughtBy),
  );
  const others = [...new Set(called)].filter((name) => !own.includes(name) && !sought.includes(name));
  expect(others).toContain('add_options_page');
  expect(await wordpress.php<string[]>(missing, others)).toEqual([]);
  expect(await wordpress.php<string[]>(missing, ['wp_function_that_is_missing'])).toHaveLength(1);
});
