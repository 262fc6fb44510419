import { block, paragraph } from '../../test/wordpress/block.js';
import { configure, post, useTheme } from '../../test/wordpress/plugin.js';
import { settings } from '../../test/wordpress/site.js';
import type { WordPress } from '../../test/wordpress/wordpress.js';

const name = 'Rivers & Reeds Trust';
const colour = '#0f5c5c';

/** The site of a charity, with the names that people read on it. */
export const setUp = async (wordpress: WordPress): Promise<void> => {
  await useTheme(wordpress, 'twentytwentythree');
  await wordpress.php(
    `update_option( 'blogname', $given );
    // WordPress accepts only languages whose texts are installed. For this one, it doesn't need any.
    add_filter( 'sanitize_option_WPLANG', static function () {
      return 'en_GB';
    } );
    update_option( 'WPLANG', 'en_GB' );
    wp_delete_post( 1, true );
    wp_delete_post( 2, true );
    foreach ( array( 'administrator' => 'Amira', 'editor' => 'Amira' ) as $login => $name ) {
      wp_update_user( array( 'ID' => get_user_by( 'login', $login )->ID, 'display_name' => $name ) );
    }`,
    name,
  );
};

const publish = (wordpress: WordPress, title: string, content: string) =>
  post(wordpress, content, 'editor', { post_type: 'page', post_title: title });

/** Publishes an appeal with a form. Returns its address. */
export const publishAppeal = (wordpress: WordPress): Promise<string> => {
  const presets = [
    { amount: 10, impact: 'grows forty young reeds' },
    { amount: 25, impact: 'plants five metres of riverbank' },
    { amount: 50, impact: 'sinks a tree trunk where trout can hide' },
  ];
  const content = [
    paragraph(
      'A straight river has no room for fish, kingfishers or floods. This winter we’re giving the River Sallow its bends and reeds back. You can help.',
    ),
    block('form', {
      presets: JSON.stringify(presets),
      'default-amount': '25',
      intervals: 'once month',
      '--donation-primary': colour,
    }),
  ];
  return publish(wordpress, 'Bring a river back to life', content.join('\n\n'));
};

/** Publishes the page that donors come back to, and chooses it in the settings. Returns its address. */
export const publishThanks = async (wordpress: WordPress): Promise<string> => {
  const status = block('status', {
    'slot-succeeded': 'Your gift joins this winter’s planting on the River Sallow.',
    '--donation-primary': colour,
  });
  const address = await publish(wordpress, 'Your donation', status);
  await configure(wordpress, { thanks_page: Number(new URL(address).searchParams.get('page_id')) });
  return address;
};

/** Sends donations to the sandbox, as if they were real. */
export const useSandbox = (wordpress: WordPress): Promise<unknown> =>
  configure(wordpress, {
    ...settings,
    base_url: '/api/v1',
    publishable_key: 'pk_test_sandbox',
    test_mode: false,
    currency: 'GBP',
    fallback_url: 'https://charity.example/other-ways',
  });
