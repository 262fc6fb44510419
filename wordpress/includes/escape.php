<?php
/**
 * Rules for texts, addresses and styles that pages contain.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Escapes a text for an attribute or as HTML. Entities in it are texts too: WordPress alone would keep them.
 *
 * @param string $text The text.
 * @return string
 */
function donation_widget_escape( $text ) {
	return donation_widget_without_shortcodes( donation_widget_on_one_line( esc_attr( str_replace( '&', '&amp;', $text ) ) ) );
}

/**
 * Removes line breaks, which could become a <br> if a theme formats the page again, and other control characters.
 *
 * @param string $text The text, in ASCII or UTF-8.
 * @return string
 */
function donation_widget_on_one_line( $text ) {
	return preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $text );
}

/**
 * Escapes square brackets. WordPress looks for shortcodes in the page after it has drawn its blocks, even in attributes.
 *
 * @param string $html The text, already escaped.
 * @return string
 */
function donation_widget_without_shortcodes( $html ) {
	return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
}

/**
 * Whether a text is safe as the value of a custom property. The configurator has the same rule in
 * `editor/style-value.ts`.
 *
 * @param string $text The text.
 * @return bool
 */
function donation_widget_is_style_value( $text ) {
	$is_plain = 1 === preg_match( '~^[\p{L}\p{N}\s#%.,()\'"+*/_-]+$~uD', $text );
	if ( ! $is_plain || 1 === preg_match( '~/\*|\*/|//~', $text ) ) {
		return false;
	}
	$bare  = preg_replace( '~"[^"\n\r\f]*"|\'[^\'\n\r\f]*\'~', '', $text );
	$depth = 0;
	foreach ( str_split( $bare ) as $sign ) {
		$depth += (int) ( '(' === $sign ) - (int) ( ')' === $sign );
		if ( $depth < 0 || '"' === $sign || "'" === $sign ) {
			return false;
		}
	}
	return 0 === $depth;
}

/**
 * Escapes an address for an attribute; empty if its scheme isn't allowed.
 *
 * @param string $value The address.
 * @return string
 */
function donation_widget_url_attribute( $value ) {
	// WordPress would put `http://` before any other text, and before a dot.
	if ( 0 === strpos( $value, '.' ) ) {
		return substr( esc_url( '/' . $value, array( 'https', 'http' ) ), 1 );
	}
	return 1 === preg_match( '#^(?:https?://|[/?\#])#i', $value ) ? esc_url( $value, array( 'https', 'http' ) ) : '';
}
