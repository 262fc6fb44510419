// Also runs on older versions of WordPress.
import type { Page } from '@playwright/test';
import { block, paragraph } from './block.js';
import { addFromInserter, showSettings } from './block-editor.js';
import { post, read, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';
import type { WordPress } from './wordpress.js';

usePlugin();

test.use({ viewport: { width: 1440, height: 1000 } });

/** Replaces a template of the theme “Twenty Twenty-Three”, or a part of one. Returns its post. */
const setTemplate = (
  wordpress: WordPress,
  type: 'wp_template' | 'wp_template_part',
  name: string,
  content: string,
) =>
  wordpress.php<number>(
    `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
    $found = get_posts( array( 'post_type' => $given['type'], 'name' => $given['name'], 'post_status' => 'publish' ) );
    $post  = array(
      'ID'           => $found ? $found[0]->ID : 0,
      'post_type'    => $given['type'],
      'post_name'    => $given['name'],
      'post_title'   => $given['name'],
      'post_status'  => 'publish',
      'post_content' => wp_slash( $given['content'] ),
    );
    $id = wp_insert_post( $post );
    wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );
    if ( 'wp_template_part' === $given['type'] ) {
      wp_set_object_terms( $id, $given['name'], 'wp_template_part_area' );
    }
    return $id;`,
    { type, name, content },
  );

const setFooter = (wordpress: WordPress, content: string) =>
  setTemplate(wordpress, 'wp_template_part', 'footer', content);

/** Lets the theme’s own templates be used again. */
const removeTemplates = (wordpress: WordPress) =>
  wordpress.php(
    `foreach ( get_posts( array( 'post_type' => 'wp_template', 'numberposts' => -1 ) ) as $post ) {
      wp_delete_post( $post->ID, true );
    }`,
  );

/** Replaces the blocks in the sidebar of the theme “Twenty Twenty-One”. */
const setSidebar = (wordpress: WordPress, content: string) =>
  wordpress.php(
    `update_option( 'widget_block', array( 2 => array( 'content' => $given ), '_multiwidget' => 1 ) );
    wp_set_sidebars_widgets( array( 'sidebar-1' => array( 'block-2' ), 'wp_inactive_widgets' => array() ) );`,
    content,
  );

/** The settings of the selected block, beside a canvas or a list of widgets. */
const sidebarOf = (page: Page) => page.getByRole('region', { name: /settings$/i });

// The tests of other files find no forms around their posts.
test.afterAll(async ({ wordpress }) => {
  await removeTemplates(wordpress);
  await setFooter(wordpress, paragraph('Footer'));
  await setSidebar(wordpress, paragraph('Sidebar'));
});

test('an administrator changes a form in the footer of a block theme, and visitors see the change', async ({
  browser,
  page: visitor,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentythree');
  await setFooter(wordpress, block('form'));
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto(
    '/wp-admin/site-editor.php?postType=wp_template_part&postId=twentytwentythree//footer&canvas=edit',
  );
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const preview = canvas.locator('iframe[title="Preview of the donation form"]').contentFrame();
  await expect(preview.getByRole('radio', { name: '€25' })).toBeVisible();
  await canvas.getByRole('document', { name: 'Block: Donation form' }).click();
  await showSettings(page);
  await sidebarOf(page).getByLabel('Suggested amounts').fill('5 15 30');
  await expect(preview.getByRole('radio', { name: '€15' })).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Older versions list the changes before they save them.
  const confirm = page
    .locator('.entities-saved-states__panel')
    .getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText(/^(?:Site|Template part) updated\.$/).first();
  await expect(confirm.or(saved).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(saved).toBeVisible();
  await visitor.goto(wordpress.address);
  await expect(visitor.getByRole('contentinfo').getByRole('radio', { name: '€15' })).toBeVisible();
});

test('an administrator adds a form to the sidebar of a classic theme, and visitors see it', async ({
  browser,
  page: visitor,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentyone');
  await setSidebar(wordpress, paragraph('Above'));
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto('/wp-admin/widgets.php');
  await page.getByText('Above').click();
  await addFromInserter(page, 'Donation form');
  const preview = page.locator('iframe[title="Preview of the donation form"]').contentFrame();
  await expect(preview.getByRole('radio', { name: '€25' })).toBeVisible();
  await showSettings(page);
  await sidebarOf(page).getByLabel('Suggested amounts').fill('5 15 30');
  await expect(preview.getByRole('radio', { name: '€15' })).toBeVisible();

  // WordPress says “Widgets saved.” before it has saved which widgets the sidebar has. It reads the widgets at the same
  // time, which can take the new one out of the sidebar again: here this waits.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('sidebar-1'),
  );
  await page.route(/\/wp\/v2\/widgets&/, async (route) => {
    await saved;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await saved;
  await expect(page.getByText('Widgets saved.').first()).toBeVisible();
  await visitor.goto(wordpress.address);
  await expect(visitor.getByRole('complementary').getByRole('radio', { name: '€15' })).toBeVisible();
});

const broken = '<!-- wp:donation-widget/form {"presets":"[{"amount":5}]"} /-->';

/** The other tests of this file have put forms around the posts. */
const postAlone = async (wordpress: WordPress, content: string) => {
  await useTheme(wordpress, 'twentytwentythree');
  await removeTemplates(wordpress);
  await setFooter(wordpress, paragraph('Footer'));
  return await post(wordpress, content);
};

/** A synced pattern of an administrator. */
const synced = (wordpress: WordPress, content: string) =>
  wordpress.php<number>(
    `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
    return wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Appeal', 'post_content' => wp_slash( $given ) ) );`,
    content,
  );

const places: Record<string, (wordpress: WordPress) => Promise<string>> = {
  // WordPress reads and writes the blocks of people without `unfiltered_html` when it saves a post.
  'an author’s post': (wordpress) => postAlone(wordpress, broken),
  'a template part': async (wordpress) => {
    await useTheme(wordpress, 'twentytwentythree');
    await setFooter(wordpress, broken);
    return wordpress.address;
  },
  'a template': async (wordpress) => {
    const address = await postAlone(wordpress, 'Appeal');
    await setTemplate(wordpress, 'wp_template', 'single', broken);
    return address;
  },
  'a synced pattern': async (wordpress) => {
    const pattern = await synced(wordpress, broken);
    return await postAlone(wordpress, `<!-- wp:block {"ref":${String(pattern)}} /-->`);
  },
  'a widget': async (wordpress) => {
    await useTheme(wordpress, 'twentytwentyone');
    await setSidebar(wordpress, broken);
    return wordpress.address;
  },
};

for (const [place, fill] of Object.entries(places))
  test(`a block whose JSON is cut short shows the link in ${place}`, async ({ wordpress }) => {
    const { all } = await read(await fill(wordpress));
    expect(all('donation-widget')).toEqual([]);
    expect(all('a').map(({ attributes }) => attributes['href'])).toContain(settings.fallback_url);
  });

test('a form without settings is shown in a template part, also after a synced pattern with a broken block', async ({
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentythree');
  const pattern = await synced(wordpress, broken);
  await setFooter(wordpress, `<!-- wp:block {"ref":${String(pattern)}} /-->${block('form')}`);
  const { all } = await read(wordpress.address);
  expect(all('donation-widget')).toHaveLength(1);
});
