<?php
/**
 * The shortcodes [donation_form], [donation_status] and [donation_button].
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

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
	$is_ours = in_array( $tag, array( 'donation_form', 'donation_status', 'donation_button' ), true );
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
 * Shows the form.
 *
 * @param mixed $given The attributes of the shortcode.
 * @return string
 */
function donation_widget_form_shortcode( $given ) {
	$read = donation_widget_read_attributes( 'donation-widget', $given );
	return donation_widget_output( donation_widget_form( $read['attributes'] ), $read['problems'] );
}

/**
 * Shows the payment status, on the page that donors come back to.
 *
 * @param mixed $given The attributes of the shortcode.
 * @return string
 */
function donation_widget_status_shortcode( $given ) {
	$read       = donation_widget_read_attributes( 'donation-status', $given );
	$attributes = array_merge( donation_widget_service_attributes(), $read['attributes'] );
	$status     = donation_widget_element( 'donation-status', $attributes, donation_widget_fallback_link() );
	return donation_widget_output( $status, $read['problems'] );
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
	$of_button = donation_widget_read_attributes( 'donation-button', $given );
	$of_form   = array();
	if ( preg_match( '/' . get_shortcode_regex( array( 'donation_form' ) ) . '/s', (string) $content, $found ) ) {
		$of_form = shortcode_parse_atts( donation_widget_without_breaks( $found[3] ) );
	}
	$inside   = donation_widget_read_attributes( 'donation-widget', $of_form );
	$button   = donation_widget_element( 'donation-button', $of_button['attributes'], donation_widget_form( $inside['attributes'] ) );
	$problems = array_merge( $of_button['problems'], $inside['problems'] );
	return donation_widget_output( $button, $problems );
}

/**
 * Adds the script and the style to an element. Without a service, or in a feed, only the link is shown.
 *
 * @param string $element  The element as HTML.
 * @param array  $problems Sentences for editors.
 * @return string
 */
function donation_widget_output( $element, $problems ) {
	if ( is_feed() ) {
		return donation_widget_fallback_link();
	}
	if ( ! donation_widget_is_ready() ) {
		$problems[] = __( 'An administrator must add the payment service address and the publishable key under Settings → Donations. Until then, the form isn’t shown.', 'donation-widget' );
		return donation_widget_problems( $problems ) . donation_widget_fallback_link();
	}
	donation_widget_use_script();
	return donation_widget_use_style() . donation_widget_problems( $problems ) . $element;
}
