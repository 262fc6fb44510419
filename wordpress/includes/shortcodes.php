<?php
/**
 * The shortcodes [donation_form], [donation_status] and [donation_button].
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// The element that each shortcode shows.
const DONATION_WIDGET_SHORTCODES = array(
	'donation_form'   => 'donation-widget',
	'donation_status' => 'donation-status',
	'donation_button' => 'donation-button',
);

/**
 * Registers the shortcodes.
 */
function donation_widget_register_shortcodes() {
	add_shortcode( 'donation_form', 'donation_widget_form_shortcode' );
	add_shortcode( 'donation_status', 'donation_widget_status_shortcode' );
	add_shortcode( 'donation_button', 'donation_widget_button_shortcode' );
	add_filter( 'pre_do_shortcode_tag', 'donation_widget_shortcode_on_lines', 10, 4 );
}

/**
 * Shows a shortcode that is written on several lines. `wpautop` has put tags between its attributes, and WordPress
 * then loses the attributes next to them.
 *
 * @param mixed  $output False, or what another filter shows.
 * @param string $tag    The name of the shortcode.
 * @param mixed  $given  The attributes as WordPress has read them.
 * @param array  $found  The parts of the shortcode.
 * @return mixed
 */
function donation_widget_shortcode_on_lines( $output, $tag, $given, $found ) {
	$is_ours = isset( DONATION_WIDGET_SHORTCODES[ $tag ] );
	$on_line = $is_ours ? donation_widget_without_breaks( $found[3] ) : $found[3];
	if ( false !== $output || $on_line === $found[3] ) {
		return $output;
	}
	return call_user_func( str_replace( 'donation_', 'donation_widget_', $tag ) . '_shortcode', shortcode_parse_atts( $on_line ), $found[5] );
}

/**
 * Removes the tags that `wpautop` adds at line breaks.
 *
 * @param string $text The attributes of a shortcode.
 * @return string
 */
function donation_widget_without_breaks( $text ) {
	return preg_replace( '#</?(?:br|p)\s*/?>#i', ' ', $text );
}

/**
 * Reads the attributes of a shortcode as texts by name. Web editors write them as HTML, with entities.
 *
 * @param mixed $given The attributes as WordPress has read them.
 * @return array
 */
function donation_widget_shortcode_values( $given ) {
	$values = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		// WordPress gives a name without a value as a value without a name. It empties values with half a tag.
		if ( is_int( $name ) ) {
			$name  = $value;
			$value = '';
		}
		if ( '' !== $name ) {
			$values[ strtolower( $name ) ] = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
	}
	return $values;
}

/**
 * Shows the form.
 *
 * @param mixed $given The attributes of the shortcode.
 * @return string
 */
function donation_widget_form_shortcode( $given ) {
	return donation_widget_show_form( donation_widget_shortcode_values( $given ) );
}

/**
 * Shows the payment status, on the page that donors come back to.
 *
 * @param mixed $given The attributes of the shortcode.
 * @return string
 */
function donation_widget_status_shortcode( $given ) {
	return donation_widget_show_status( donation_widget_shortcode_values( $given ) );
}

/**
 * Shows a button that opens the form. The form can have its own attributes:
 * `[donation_button label="Give now"][donation_form gift-aid][/donation_button]`.
 *
 * @param mixed  $given   The attributes of the shortcode.
 * @param string $content The text inside the shortcode. Only the first form in it is used.
 * @return string
 */
function donation_widget_button_shortcode( $given, $content = '' ) {
	$of_form = array();
	if ( preg_match( '/' . get_shortcode_regex( array( 'donation_form' ) ) . '/s', (string) $content, $found ) ) {
		$of_form = shortcode_parse_atts( donation_widget_without_breaks( $found[3] ) );
	}
	return donation_widget_show_button( donation_widget_shortcode_values( $given ), donation_widget_shortcode_values( $of_form ) );
}
