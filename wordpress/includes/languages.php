<?php
/**
 * The translations of the plugin. They come with it, one for each language of the form.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// WordPress makes the same path of the header `Domain Path`.
define( 'DONATION_WIDGET_LANGUAGES', WP_PLUGIN_DIR . '/' . dirname( plugin_basename( DONATION_WIDGET_FILE ) ) . '/languages' );

/**
 * Tells WordPress where the translations are. It loads them with the first text, and prefers those of WordPress.org.
 * From version 6.8 on, it knows the folder from the header.
 */
function donation_widget_load_translations() {
	add_filter( 'load_textdomain_mofile', 'donation_widget_translation_file' );
	add_filter( 'load_script_translation_file', 'donation_widget_translation_file' );
	global $wp_textdomain_registry;
	$wp_textdomain_registry->set_custom_path( 'donation-widget', DONATION_WIDGET_LANGUAGES );
}

/**
 * Finds the translation for a locale that has no file of its own: Austria and Germany's formal German have the file
 * of German.
 *
 * @param mixed $file The path that WordPress would read: `donation-widget-de_DE_formal.mo`, or for a script
 *                    `donation-widget-de_DE_formal-donation-widget-editor.json`.
 * @return mixed The path of the nearest translation; the same path if there is none, or if it isn't ours.
 */
function donation_widget_translation_file( $file ) {
	$is_ours = is_string( $file ) && 1 === preg_match( '#^(.*/donation-widget-)([a-zA-Z_\d]+)((?:-[a-z-]+)?\.\w+)$#D', $file, $found ) && dirname( $file ) === DONATION_WIDGET_LANGUAGES;
	if ( ! $is_ours ) {
		return $file;
	}
	list( , $start, $locale, $end ) = $found;
	while ( ! is_readable( $start . $locale . $end ) ) {
		$cut = strrpos( $locale, '_' );
		if ( false === $cut ) {
			return $file;
		}
		$locale = substr( $locale, 0, $cut );
	}
	return $start . $locale . $end;
}
