// Also runs on older versions of WordPress.
import { post, read, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, savePost, test } from './site.js';

usePlugin();

for (const status of ['publish', 'pending', 'draft']) {
  test(`a subscriber can’t save a form as “${status}”`, async ({ browser, wordpress }) => {
    const subscriber = await logIn(browser, wordpress, 'subscriber');
    const answer = await savePost(subscriber, '[donation_form]', status);
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'rest_cannot_create' });
  });
}

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  test(`a shortcode in a subscriber’s comment stays text, in ${theme}`, async ({ wordpress }) => {
    await useTheme(wordpress, theme);
    const address = await post(wordpress, 'An appeal.');
    await wordpress.php(
      `wp_insert_comment( array(
        'comment_post_ID' => url_to_postid( $given ),
        'comment_content' => '[donation_form]',
        'user_id'         => get_user_by( 'login', 'subscriber' )->ID,
      ) );`,
      address,
    );
    const { html, all } = await read(address);
    expect(html).toContain('[donation_form]');
    expect(all('donation-widget')).toEqual([]);
  });
}
