<?php
/**
 * The script and the style of the blocks, in the editor.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

const DONATION_WIDGET_EDITOR_HANDLE = 'donation-widget-editor';

/**
 * Registers the script and the style. WordPress prints them in editors, because the blocks name them.
 */
function donation_widget_register_editor_files() {
	wp_register_script(
		DONATION_WIDGET_EDITOR_HANDLE,
		plugins_url( 'generated/editor.js', DONATION_WIDGET_FILE ),
		array( 'wp-a11y', 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-data', 'wp-i18n' ),
		donation_widget_data( 'version' ),
		true
	);
	wp_set_script_translations( DONATION_WIDGET_EDITOR_HANDLE, 'donation-widget', DONATION_WIDGET_LANGUAGES );
	wp_register_style(
		DONATION_WIDGET_EDITOR_HANDLE,
		plugins_url( 'editor/editor.css', DONATION_WIDGET_FILE ),
		array(),
		donation_widget_data( 'version' )
	);
}

/**
 * Tells the script what it needs to know about the site. The preview sends nothing, so it gets no key.
 */
function donation_widget_add_editor_data() {
	$settings = donation_widget_settings();
	$palette  = donation_widget_palette();
	$site     = array(
		'script'        => donation_widget_script_address(),
		// The preview is a page of its own, without the theme's variables.
		'style'         => wp_get_global_stylesheet( array( 'variables' ) ) . donation_widget_data( 'style' ) . donation_widget_theme_style(),
		'surface'       => donation_widget_surface( $palette, donation_widget_palette_scheme( $palette ) ),
		'isReady'       => donation_widget_is_ready(),
		'notReady'      => donation_widget_not_ready(),
		'currency'      => $settings['currency'],
		'fallback'      => $settings['fallback_url'],
		'home'          => home_url(),
		'hasThanksPage' => '' !== donation_widget_thanks_address(),
		// In the administration, `get_bloginfo()` has the language of the user.
		'language'      => str_replace( '_', '-', get_locale() ),
	);
	wp_add_inline_script(
		DONATION_WIDGET_EDITOR_HANDLE,
		'window.donationWidgetEditor = ' . wp_json_encode( $site, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
}
