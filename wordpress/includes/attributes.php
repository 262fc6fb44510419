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
		$value = 'list' === ( $known[ $name ]['shape'] ?? '' ) ? donation_widget_with_brackets( (string) $value ) : (string) $value;
		if ( donation_widget_default( $name, $known[ $name ] ) === $value ) {
			continue;
		}
		$problem = donation_widget_value_problem( $name, $known[ $name ], $value );
		if ( '' !== $problem ) {
			$read['problems'][] = $problem;
		}
		foreach ( donation_widget_metadata_keys_in( $name, $value ) as $key ) {
			/* translators: 1: a name that an author has chosen, 2: the name of a setting. */
			$read['problems'][] = sprintf( __( '“%1$s” in “%2$s” belongs to a question of the form, so it isn’t sent. Choose another name.', 'donation-widget' ), $key, $name );
		}
		if ( 'return-url' === $name && ! donation_widget_is_own_address( $value ) ) {
			continue;
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
 * Explains why a value isn't valid.
 *
 * @param string $name    The name of the setting.
 * @param array  $setting The setting in the generated list.
 * @param string $value   The value.
 * @return string The sentence, or '' if the value can be used.
 */
function donation_widget_value_problem( $name, $setting, $value ) {
	switch ( $setting['kind'] ) {
		case 'json':
			if ( is_array( json_decode( $value, true ) ) ) {
				return '';
			}
			/* translators: %s: the name of a setting. */
			return sprintf( __( 'The JSON of “%s” isn’t complete or has a mistake, so the form isn’t shown.', 'donation-widget' ), $name );
		case 'url':
			if ( '' === $value ) {
				return '';
			}
			if ( '' !== donation_widget_url_attribute( $value ) ) {
				return 'return-url' === $name ? donation_widget_return_problem( $name, $value ) : '';
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
 * Explains why donors can't return to an address.
 *
 * @param string $name    The name of the setting.
 * @param string $address The address.
 * @return string The sentence, or '' if they can.
 */
function donation_widget_return_problem( $name, $address ) {
	if ( donation_widget_is_own_address( $address ) ) {
		return '';
	}
	/* translators: %s: the name of a setting. */
	return sprintf( __( 'Donors can only return to a page of this site, so “%s” isn’t used.', 'donation-widget' ), $name );
}

/**
 * Whether an address is on this site. Otherwise an author could send donors anywhere once they have paid. The editor
 * has the same rule in `wordpress/editor/problems.ts`.
 *
 * @param string $address The address.
 * @return bool
 */
function donation_widget_is_own_address( $address ) {
	if ( false !== strpos( $address, '\\' ) ) {
		return false;
	}
	// The address as browsers read it in the page: WordPress removes some characters and keeps entities. Browsers
	// read a backslash as a slash, and leave out line breaks and tabs.
	$address = html_entity_decode( donation_widget_url_attribute( $address ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$address = preg_replace( '/[\x00-\x20]+/', '', str_replace( '\\', '/', $address ) );
	if ( 1 !== preg_match( '#^https?://#i', $address ) ) {
		return 1 === preg_match( '#^(?:/(?!/)|[.?\#])#', $address );
	}
	$url  = wp_parse_url( $address );
	$home = wp_parse_url( home_url() );
	if ( ! is_array( $url ) || ! is_array( $home ) || isset( $url['user'] ) || isset( $url['pass'] ) ) {
		return false;
	}
	// Donors can reach a site by https while WordPress has its address with http.
	$scheme = strtolower( $url['scheme'] );
	return donation_widget_host( $url ) === donation_widget_host( $home )
		&& ( 'https' === $scheme || strtolower( $home['scheme'] ) === $scheme );
}

/**
 * The host of an address with its port, unless that is the usual one.
 *
 * @param array $parts The parts of the address.
 * @return string
 */
function donation_widget_host( $parts ) {
	$usual = 'https' === strtolower( $parts['scheme'] ) ? 443 : 80;
	$port  = $parts['port'] ?? $usual;
	return strtolower( $parts['host'] ?? '' ) . ( $usual === $port ? '' : ':' . $port );
}

/**
 * The names in a value that belong to a question of the form. The form doesn't send them.
 *
 * @param string $name  The name of the setting.
 * @param string $value The value.
 * @return array
 */
function donation_widget_metadata_keys_in( $name, $value ) {
	$names = array();
	if ( 'attribution' === $name ) {
		$names = preg_split( '/[\s,]+/u', $value );
	} elseif ( 'metadata' === $name ) {
		$entries = json_decode( $value, true );
		$names   = is_array( $entries ) ? array_map( 'strval', array_keys( $entries ) ) : array();
	}
	return array_filter( is_array( $names ) ? $names : array(), 'donation_widget_is_metadata_key' );
}

/**
 * Whether a name belongs to a question of the form. The form has the same rule in `src/questions/metadata-keys.ts`.
 *
 * @param string $name The name.
 * @return bool
 */
function donation_widget_is_metadata_key( $name ) {
	$text = trim( preg_replace( '/[^a-z\d]+/', '_', strtolower( $name ) ), '_' );
	foreach ( donation_widget_data( 'metadataKeys' ) as $key ) {
		if ( $text === $key || ( '*' === substr( $key, -1 ) && 0 === strpos( $text, substr( $key, 0, -1 ) ) ) ) {
			return true;
		}
	}
	return false;
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
