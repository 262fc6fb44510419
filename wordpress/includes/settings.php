<?php
/**
 * The settings of the site, and the rules that they must follow.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// The option has this name in uninstall.php too.
const DONATION_WIDGET_OPTION = 'donation_widget_settings';

/**
 * Returns the settings of the site, with a default for each one that isn't set.
 *
 * @return array
 */
function donation_widget_settings() {
	$defaults = array(
		'base_url'        => '',
		'publishable_key' => '',
		'test_mode'       => false,
		'currency'        => 'GBP',
		'thanks_page'     => 0,
		'fallback_url'    => '',
	);
	$stored   = get_option( DONATION_WIDGET_OPTION );
	return is_array( $stored ) ? array_merge( $defaults, array_intersect_key( $stored, $defaults ) ) : $defaults;
}

/**
 * Registers the option, so that WordPress checks the nonce and the capability before it saves.
 */
function donation_widget_register_settings() {
	register_setting(
		'donation_widget',
		DONATION_WIDGET_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'donation_widget_sanitize_settings',
			'show_in_rest'      => false,
		)
	);
	donation_widget_add_fields();
}

/**
 * Whether a host name is this machine. The form has the same rule in `src/schema/url.ts`.
 *
 * @param string $host The host, in lower case.
 * @return bool
 */
function donation_widget_is_loopback( $host ) {
	return 1 === preg_match( '/^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/D', $host );
}

/**
 * Whether an address can be the one of a payment service. The form has the same rule in
 * `src/schema/url.ts`.
 *
 * @param string $address The address.
 * @return bool
 */
function donation_widget_is_service_address( $address ) {
	if ( 1 === preg_match( '/[?#\s\\\\]/', $address ) ) {
		return false;
	}
	// An address that starts with a slash is on this site.
	if ( 1 === preg_match( '#^/(?!/)#', $address ) ) {
		$address = 'https://site.example' . $address;
	}
	$parts = wp_parse_url( $address );
	if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
		return false;
	}
	$scheme    = strtolower( $parts['scheme'] );
	$is_secure = 'https' === $scheme || ( 'http' === $scheme && donation_widget_is_loopback( strtolower( $parts['host'] ) ) );
	return $is_secure && 1 === preg_match( '#/api/v1/*$#D', $parts['path'] ?? '' );
}

/**
 * The reason why a key can't be a publishable key. The form has the same rule in `src/schema/publishable-key.ts`.
 *
 * @param string $key The key, which isn't empty.
 * @return string 'secret', 'malformed', or '' if the key can be used.
 */
function donation_widget_key_issue( $key ) {
	if ( 1 === preg_match( '/(?:^|[_.-])(?:sk|rk|secret|private)(?:[_.-]|$)/iD', $key ) ) {
		return 'secret';
	}
	return 1 === preg_match( '/^[\x21-\x7e]+$/D', $key ) ? '' : 'malformed';
}

/**
 * Whether the key of the settings has a word for its kind. The prefixes of test and live keys (§5) aren't known, so
 * this looks for the words “test” and “live”. A key without them can be either.
 *
 * @param string $word The word.
 * @return bool
 */
function donation_widget_key_says( $word ) {
	return 1 === preg_match( '/(?:^|[_.-])' . $word . '(?:[_.-]|$)/iD', donation_widget_settings()['publishable_key'] );
}

/**
 * Explains that the key and test mode don't match. The configurator has the same rule in `editor/lints/service.ts`.
 *
 * @return string The sentence, or '' if they can match.
 */
function donation_widget_mode_problem() {
	$is_test = donation_widget_settings()['test_mode'];
	if ( donation_widget_key_says( 'live' ) ) {
		return $is_test ? __( 'Your key is live, so the form takes money. Switch off test mode.', 'donation-widget' ) : '';
	}
	return donation_widget_key_says( 'test' ) && ! $is_test
		? __( 'This is a test key, so no money is taken. Use your live key, or switch on test mode so that donors know.', 'donation-widget' )
		: '';
}

/**
 * Whether an address is safe to link to.
 *
 * @param string $address The address.
 * @return bool
 */
function donation_widget_is_link( $address ) {
	return 1 === preg_match( '#^(?:https?://\S|mailto:\S|tel:\S|/(?!/))#i', $address ) && '' !== donation_widget_safe_url( $address );
}

/**
 * Removes everything that an address can't have; empty if its scheme isn't allowed.
 *
 * @param string $address The address.
 * @return string
 */
function donation_widget_safe_url( $address ) {
	return esc_url_raw( $address, array( 'https', 'http', 'mailto', 'tel' ) );
}

/**
 * Checks the settings that an administrator has entered. A setting that can't work keeps its last value.
 *
 * @param mixed $entered The values of the fields.
 * @return array
 */
function donation_widget_sanitize_settings( $entered ) {
	$settings = donation_widget_settings();
	if ( ! is_array( $entered ) ) {
		return $settings;
	}
	$text = static function ( $name ) use ( $entered, $settings ) {
		$value = $entered[ $name ] ?? $settings[ $name ];
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	};

	$address = $text( 'base_url' );
	if ( '' === $address || donation_widget_is_service_address( $address ) ) {
		$settings['base_url'] = $address;
	} else {
		donation_widget_refuse( 'base_url', __( 'Payment service address', 'donation-widget' ), __( 'This doesn’t look right. It should start with https:// and end with /api/v1.', 'donation-widget' ) );
	}

	$key   = $text( 'publishable_key' );
	$issue = '' === $key ? '' : donation_widget_key_issue( $key );
	if ( '' === $issue ) {
		$settings['publishable_key'] = $key;
	} else {
		$message = 'secret' === $issue
			? __( 'That was a secret key, so we removed it. It isn’t saved anywhere. If it was ever on a page, ask your payment service to replace it. Use the publishable key here.', 'donation-widget' )
			: __( 'A key can’t have spaces or accented letters.', 'donation-widget' );
		donation_widget_refuse( 'publishable_key', __( 'Publishable key', 'donation-widget' ), $message );
	}

	$currency = strtoupper( $text( 'currency' ) );
	if ( in_array( $currency, donation_widget_data( 'currencies' ), true ) ) {
		$settings['currency'] = $currency;
	} else {
		// The editor has the same sentence, so its placeholder isn't one of `sprintf`.
		$message = str_replace( '{text}', $currency, __( '"{text}" isn’t a currency. Use a code with three letters, such as GBP.', 'donation-widget' ) );
		donation_widget_refuse( 'currency', __( 'Currency', 'donation-widget' ), $message );
	}

	$link = $text( 'fallback_url' );
	if ( '' === $link || donation_widget_is_link( $link ) ) {
		$settings['fallback_url'] = donation_widget_safe_url( $link );
	} else {
		donation_widget_refuse( 'fallback_url', __( 'Link to other ways to give', 'donation-widget' ), __( 'This doesn’t look right. It should start with https://.', 'donation-widget' ) );
	}

	$settings['test_mode']   = ! empty( $entered['test_mode'] );
	$settings['thanks_page'] = absint( $text( 'thanks_page' ) );
	return $settings;
}

/**
 * Tells the administrator that a setting wasn't saved, in the words of the configurator.
 *
 * @param string $name    The name of the setting.
 * @param string $label   The label of its field.
 * @param string $message The sentence.
 */
function donation_widget_refuse( $name, $label, $message ) {
	// WordPress prints the message as HTML.
	add_settings_error( DONATION_WIDGET_OPTION, 'donation_widget_' . $name, esc_html( donation_widget_labelled( $label, $message ) ) );
}

/**
 * A sentence about a setting, where its field isn't next to it.
 *
 * @param string $label   The label of the field.
 * @param string $message The sentence.
 * @return string
 */
function donation_widget_labelled( $label, $message ) {
	return strtr(
		__( '{label}: {text}', 'donation-widget' ),
		array(
			'{label}' => $label,
			'{text}'  => $message,
		)
	);
}
