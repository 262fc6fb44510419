<?php
/**
 * The settings of an element on a page, checked against the generated lists: attributes, texts in slots, and styles.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings of an element by name: its attributes, the texts in its slots, and the custom properties.
 *
 * @param string $tag The tag of the element.
 * @return array
 */
function donation_widget_known_settings( $tag ) {
	return array_merge(
		donation_widget_data( 'elements' )[ $tag ],
		array_fill_keys( donation_widget_data( 'slots' )[ $tag ], array( 'kind' => 'slot' ) ),
		array_fill_keys( donation_widget_data( 'properties' ), array( 'kind' => 'style' ) )
	);
}

/**
 * Reads the settings of an element, and finds those that can't be used.
 *
 * @param string $tag   The tag of the element.
 * @param array  $given Texts by name; true or false for a boolean attribute.
 * @return array The lists `attributes` (with true for a boolean one), `slots` and `styles` by name, and the list of
 *               sentences `problems`.
 */
function donation_widget_read_settings( $tag, $given ) {
	$known = donation_widget_known_settings( $tag );
	$read  = array(
		'attributes' => array(),
		'slots'      => array(),
		'styles'     => array(),
		'problems'   => array(),
	);
	foreach ( $given as $name => $value ) {
		$problem = donation_widget_name_problem( $known, $name );
		if ( '' !== $problem ) {
			$read['problems'][] = $problem;
			continue;
		}
		$kind = $known[ $name ]['kind'];
		if ( 'boolean' === $kind ) {
			if ( donation_widget_is_on( $value ) ) {
				$read['attributes'][ $name ] = true;
			}
			continue;
		}
		$value = 'list' === $kind ? donation_widget_with_brackets( (string) $value ) : (string) $value;
		if ( donation_widget_default( $name, $known[ $name ] ) === $value ) {
			continue;
		}
		$problem = donation_widget_value_problem( $name, $known[ $name ], $value );
		if ( '' !== $problem ) {
			$read['problems'][] = $problem;
		}
		if ( 'slot' === $kind ) {
			$read['slots'][ $name ] = $value;
		} elseif ( 'style' !== $kind ) {
			$read['attributes'][ $name ] = $value;
		} elseif ( '' === $problem ) {
			$read['styles'][ $name ] = trim( $value );
		}
	}
	$read['problems'] = array_unique( $read['problems'] );
	return $read;
}

/**
 * Whether a boolean attribute is set. In a shortcode, its value is a text.
 *
 * @param mixed $value The value.
 * @return bool
 */
function donation_widget_is_on( $value ) {
	return is_bool( $value ) ? $value : ! in_array( strtolower( trim( $value ) ), array( 'no', 'off', 'false', '0' ), true );
}

/**
 * The value that needn't be written.
 *
 * @param string $name    The name of the setting.
 * @param array  $setting The setting in the generated list.
 * @return string
 */
function donation_widget_default( $name, $setting ) {
	// Each site has its own default currency.
	return 'currency' === $name ? '' : ( $setting['default'] ?? '' );
}

/**
 * Explains why a name can't be used.
 *
 * @param array  $known The settings of the element.
 * @param string $name  The name.
 * @return string The sentence, or '' if the name can be used.
 */
function donation_widget_name_problem( $known, $name ) {
	$set_by = isset( $known[ $name ] ) ? ( $known[ $name ]['setBy'] ?? '' ) : 'nobody';
	if ( 'site' === $set_by ) {
		/* translators: %s: the name of a setting. */
		return sprintf( __( 'Only an administrator can set “%s”, under Settings → Donations.', 'donation-widget' ), $name );
	}
	if ( '' !== $set_by ) {
		/* translators: %s: the name that isn't a setting. */
		return sprintf( __( '“%s” isn’t a setting here. Check how it’s spelled, and put its value in straight quotes, like amounts="10 25".', 'donation-widget' ), $name );
	}
	return '';
}

/**
 * Explains why a value can't work.
 *
 * @param string $name    The name of the setting.
 * @param array  $setting The setting in the generated list.
 * @param string $value   The value.
 * @return string The sentence, or '' if the value can be used.
 */
function donation_widget_value_problem( $name, $setting, $value ) {
	switch ( $setting['kind'] ) {
		case 'list':
		case 'object':
			if ( is_array( json_decode( $value, true ) ) ) {
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
			if ( in_array( $value, $setting['values'], true ) ) {
				return '';
			}
			/* translators: 1: the name of a setting, 2: its possible values. */
			return sprintf( __( '“%1$s” can be one of: %2$s.', 'donation-widget' ), $name, implode( ', ', $setting['values'] ) );
		case 'style':
			if ( donation_widget_is_style_value( $value ) ) {
				return '';
			}
			/* translators: %s: the name of a CSS custom property. */
			return sprintf( __( 'The value of “%s” can’t be used in CSS, so the form doesn’t use it.', 'donation-widget' ), $name );
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
