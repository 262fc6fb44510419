<?php
/**
 * The attributes that a page can set, checked against the generated list.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// The settings of the site decide where donations go, so an author can't.
const DONATION_WIDGET_SITE_ATTRIBUTES = array( 'base-url', 'publishable-key', 'test-mode' );

// The element sets this attribute itself.
const DONATION_WIDGET_OUTPUT_ATTRIBUTES = array( 'outcome' );

/**
 * Reads the attributes of a shortcode, and finds those that can't be used.
 *
 * @param string $tag   The tag of the element.
 * @param mixed  $given The attributes as WordPress has read them.
 * @return array The list `attributes`, with true for a boolean one, and the list of sentences `problems`.
 */
function donation_widget_read_attributes( $tag, $given ) {
	$known      = donation_widget_data( 'elements' )[ $tag ];
	$attributes = array();
	$problems   = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		// WordPress gives a name without a value as a value without a name.
		$is_bare = is_int( $name );
		$name    = strtolower( $is_bare ? $value : $name );
		$value   = $is_bare ? '' : (string) $value;
		// WordPress empties values with half a tag.
		if ( '' === $name ) {
			continue;
		}
		$problem = donation_widget_name_problem( $known, $name );
		if ( '' !== $problem ) {
			$problems[] = $problem;
			continue;
		}
		$kind = $known[ $name ]['kind'];
		if ( 'boolean' === $kind ) {
			if ( ! in_array( strtolower( trim( $value ) ), array( 'no', 'off', 'false', '0' ), true ) ) {
				$attributes[ $name ] = true;
			}
			continue;
		}
		$value   = 'list' === $kind ? donation_widget_with_brackets( $value ) : $value;
		$problem = donation_widget_value_problem( $name, $known[ $name ], $value );
		if ( '' !== $problem ) {
			$problems[] = $problem;
		}
		$attributes[ $name ] = $value;
	}
	return array(
		'attributes' => $attributes,
		'problems'   => array_unique( $problems ),
	);
}

/**
 * Explains why a name can't be used.
 *
 * @param array  $known The attributes of the element.
 * @param string $name  The name.
 * @return string The sentence, or '' if the name can be used.
 */
function donation_widget_name_problem( $known, $name ) {
	if ( ! isset( $known[ $name ] ) || in_array( $name, DONATION_WIDGET_OUTPUT_ATTRIBUTES, true ) ) {
		/* translators: %s: the name that isn't a setting. */
		return sprintf( __( '“%s” isn’t a setting here. Check how it’s spelled, and put its value in straight quotes, like amounts="10 25".', 'donation-widget' ), $name );
	}
	if ( in_array( $name, DONATION_WIDGET_SITE_ATTRIBUTES, true ) ) {
		/* translators: %s: the name of a setting. */
		return sprintf( __( 'Only an administrator can set “%s”, under Settings → Donations.', 'donation-widget' ), $name );
	}
	return '';
}

/**
 * Explains why a value can't work.
 *
 * @param string $name      The name of the attribute.
 * @param array  $attribute The attribute in the generated list.
 * @param string $value     The value.
 * @return string The sentence, or '' if the value can be used.
 */
function donation_widget_value_problem( $name, $attribute, $value ) {
	switch ( $attribute['kind'] ) {
		case 'list':
		case 'object':
			if ( is_array( json_decode( html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true ) ) ) {
				return '';
			}
			/* translators: %s: the name of a setting. */
			return sprintf( __( 'The JSON of “%s” isn’t complete or has a mistake, so the form isn’t shown.', 'donation-widget' ), $name );
		case 'url':
			if ( '' === $value || '' !== donation_widget_url_attribute( $value ) ) {
				return '';
			}
			/* translators: %s: the name of a setting. */
			return sprintf( __( 'The address in “%s” doesn’t look right. It should start with https://.', 'donation-widget' ), $name );
		case 'choice':
			if ( in_array( $value, $attribute['values'], true ) ) {
				return '';
			}
			/* translators: 1: the name of a setting, 2: its possible values. */
			return sprintf( __( '“%1$s” can be one of: %2$s.', 'donation-widget' ), $name, implode( ', ', $attribute['values'] ) );
		default:
			return '';
	}
}

/**
 * Adds the square brackets of a JSON list, because a shortcode ends at the first `]`.
 *
 * @param string $value The value of a list.
 * @return string
 */
function donation_widget_with_brackets( $value ) {
	$value = trim( $value );
	return '' !== $value && '{' === $value[0] ? '[' . $value . ']' : $value;
}

/**
 * Escapes an address for an attribute; empty if its scheme isn't allowed.
 *
 * @param string $value The address.
 * @return string
 */
function donation_widget_url_attribute( $value ) {
	// WordPress would put `http://` before any other text.
	return 1 === preg_match( '#^(?:https?://|[/.?\#])#i', $value ) ? esc_url( $value, array( 'https', 'http' ) ) : '';
}
