<?php
/**
 * Plugin Name:       Truepenny Donation Form
 * Description:       A donation form for your pages. Donors choose an amount, pay on your payment service's page, and come back to see the payment status.
 * Version:           development
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The donation-widget authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       donation-widget
 * Domain Path:       /languages
 *
 * The MIT licence is compatible with WordPress's own licence, GPL-2.0-or-later.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

define( 'DONATION_WIDGET_FILE', __FILE__ );

require __DIR__ . '/includes/data.php';
require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/files.php';
require __DIR__ . '/includes/theme-colours.php';
require __DIR__ . '/includes/escape.php';
require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/view-html.php';
require __DIR__ . '/includes/views.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/show.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/editor.php';
require __DIR__ . '/includes/class-donation-widget-sources.php';
require __DIR__ . '/includes/unreadable-blocks.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/patterns.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/first-steps.php';
require __DIR__ . '/includes/site-health.php';
require __DIR__ . '/includes/shortcode-help.php';

add_action( 'init', 'donation_widget_load_translations' );
add_action( 'init', 'donation_widget_register_files' );
add_action( 'init', 'donation_widget_register_shortcodes' );
add_action( 'init', 'donation_widget_register_editor_files' );
add_action( 'init', 'donation_widget_register_blocks' );
add_action( 'init', 'donation_widget_register_patterns' );
// WordPress writes the blocks of posts again at priority 8, and those of authors without `unfiltered_html` at 10.
add_filter( 'the_content', 'donation_widget_mark_unreadable_blocks', 7 );
add_filter( 'pre_kses', 'donation_widget_mark_unreadable_blocks', 9 );
add_filter( 'get_block_templates', 'donation_widget_mark_templates' );
add_filter( 'render_block_data', array( 'Donation_Widget_Sources', 'enter' ) );
add_action( 'render_block_core_template_part_post', array( 'Donation_Widget_Sources', 'enter_part' ), 10, 3 );
add_filter( 'render_block_core/template-part', array( 'Donation_Widget_Sources', 'leave' ) );
add_filter( 'render_block_core/block', array( 'Donation_Widget_Sources', 'leave' ) );
add_action( 'parse_request', 'donation_widget_redirect_old_script' );
add_action( 'enqueue_block_editor_assets', 'donation_widget_add_editor_data' );
add_action( 'enqueue_block_editor_assets', 'donation_widget_add_view_data' );
add_action( 'rest_api_init', 'donation_widget_register_view_route' );
add_action( 'rest_api_init', 'donation_widget_register_page_route' );
add_action( 'admin_init', 'donation_widget_register_settings' );
add_action( 'admin_init', 'donation_widget_register_first_steps' );
add_action( 'admin_menu', 'donation_widget_add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'donation_widget_add_settings_link' );
add_action( 'admin_notices', 'donation_widget_show_first_steps' );
add_action( 'wp_head', 'donation_widget_link_preview' );
add_filter( 'site_status_tests', 'donation_widget_add_health_test' );
add_action( 'admin_enqueue_scripts', 'donation_widget_add_health_script' );
