<?php
/**
 * The elements as HTML.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Escapes the attributes of an element. It leaves out attributes that the element doesn't have, and addresses that
 * aren't safe.
 *
 * @param string $tag        The tag of the element.
 * @param array  $attributes The attributes by name, with true for a boolean one.
 * @return array The same, with each text as HTML.
 */
function donation_widget_written_attributes( $tag, $attributes ) {
	$known   = donation_widget_data( 'elements' )[ $tag ];
	$written = array();
	foreach ( array_intersect_key( $attributes, $known ) as $name => $value ) {
		if ( true === $value ) {
			$written[ $name ] = true;
			continue;
		}
		$is_url  = 'url' === $known[ $name ]['kind'];
		$escaped = $is_url ? donation_widget_without_shortcodes( donation_widget_on_one_line( donation_widget_url_attribute( $value ) ) ) : donation_widget_escape( $value );
		if ( ! $is_url || '' !== $escaped ) {
			$written[ $name ] = $escaped;
		}
	}
	return $written;
}

/**
 * Writes an element.
 *
 * @param string $tag        The tag of the element.
 * @param array  $attributes The attributes by name, with true for a boolean one.
 * @param array  $styles     The custom properties by name.
 * @param string $content    HTML, already escaped.
 * @return string
 */
function donation_widget_element( $tag, $attributes, $styles, $content ) {
	$written = '';
	foreach ( donation_widget_written_attributes( $tag, $attributes ) as $name => $value ) {
		$written .= true === $value ? ' ' . $name : sprintf( ' %s="%s"', $name, $value );
	}
	$declarations = array();
	foreach ( $styles as $name => $value ) {
		$declarations[] = $name . ': ' . donation_widget_escape( $value ) . ';';
	}
	if ( array() !== $declarations ) {
		$written .= sprintf( ' style="%s"', implode( ' ', $declarations ) );
	}
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $tag, $written, $content );
}

/**
 * Writes the texts for the slots of an element, a paragraph for each line.
 *
 * @param array $slots The texts by name, such as `slot-legal`.
 * @return string
 */
function donation_widget_slots( $slots ) {
	$written = '';
	foreach ( $slots as $name => $text ) {
		$slot  = substr( $name, strlen( 'slot-' ) );
		$lines = array_filter( array_map( 'trim', explode( "\n", $text ) ), 'strlen' );
		foreach ( $lines as $line ) {
			$written .= sprintf( '<p slot="%1$s">%2$s</p>', $slot, donation_widget_escape( $line ) );
		}
	}
	return $written;
}

/**
 * Writes the link that people see until the script has loaded, or if the form can't be shown.
 *
 * @return string
 */
function donation_widget_fallback_link() {
	$address = donation_widget_settings()['fallback_url'];
	if ( '' === $address ) {
		return '';
	}
	return sprintf(
		'<a href="%s">%s</a>',
		esc_url( $address, array( 'https', 'http', 'mailto', 'tel' ) ),
		esc_html__( 'Other ways to give', 'donation-widget' )
	);
}

/**
 * Whether an administrator has entered where donations go.
 *
 * @return bool
 */
function donation_widget_is_ready() {
	$settings = donation_widget_settings();
	return '' !== $settings['base_url'] && '' !== $settings['publishable_key'];
}

/**
 * The attributes that every element with a connection to the service gets from the settings.
 *
 * @return array
 */
function donation_widget_service_attributes() {
	$settings = donation_widget_settings();
	return array(
		'base-url'        => $settings['base_url'],
		'publishable-key' => $settings['publishable_key'],
	);
}

/**
 * The address of the thank-you page in the settings.
 *
 * @return string '' if there is none that donors can see.
 */
function donation_widget_thanks_address() {
	$page = donation_widget_settings()['thanks_page'];
	return $page && 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '';
}

/**
 * Whether donors come back to a page other than the form's. The configurator has the same rule in
 * `editor/chosen.ts`.
 *
 * @param string $address The return address of the form.
 * @return bool
 */
function donation_widget_is_elsewhere( $address ) {
	$address = trim( $address );
	return '' !== donation_widget_url_attribute( $address ) && 1 !== preg_match( '/^[#?]/', $address );
}

/**
 * Writes the form.
 *
 * @param array $read      What the page sets.
 * @param bool  $is_behind Whether the form is behind a button, so that visitors don't see it at first.
 * @return string
 */
function donation_widget_form( $read, $is_behind = false ) {
	$settings = donation_widget_settings();
	$of_site  = donation_widget_service_attributes();
	if ( $settings['test_mode'] ) {
		$of_site['test-mode'] = true;
	}
	$of_site['currency']   = $settings['currency'];
	$of_site['return-url'] = donation_widget_thanks_address();
	$attributes            = array_merge( $of_site, $read['attributes'] );
	$slots                 = $read['slots'];
	// The thanks are on the page that donors come back to.
	if ( donation_widget_is_elsewhere( $attributes['return-url'] ) ) {
		unset( $slots['slot-succeeded'] );
	}
	$view    = $is_behind ? '' : donation_widget_view( $attributes );
	$content = $view . donation_widget_slots( $slots ) . donation_widget_fallback_link();
	return donation_widget_element( 'donation-widget', $attributes, $read['styles'], $content );
}

/**
 * Writes the payment status.
 *
 * @param array $read What the page sets.
 * @return string
 */
function donation_widget_status( $read ) {
	$attributes = array_merge( donation_widget_service_attributes(), $read['attributes'] );
	$content    = donation_widget_slots( $read['slots'] ) . donation_widget_fallback_link();
	return donation_widget_element( 'donation-status', $attributes, $read['styles'], $content );
}

/**
 * Writes a button that opens a form.
 *
 * @param array $read    What the page sets for the button.
 * @param array $of_form What the page sets for the form.
 * @return string
 */
function donation_widget_button( $read, $of_form ) {
	return donation_widget_element( 'donation-button', $read['attributes'], $read['styles'], donation_widget_form( $of_form, true ) );
}

/**
 * Writes what has to be fixed, for people who can edit the page. Donors don't see it. Without problems, the note is
 * hidden until the form itself reports one.
 *
 * @param array $problems Sentences.
 * @return string
 */
function donation_widget_problems( $problems ) {
	$post = get_the_ID();
	if ( ! $post || ! current_user_can( 'edit_post', $post ) ) {
		return '';
	}
	donation_widget_use_problem_script();
	$items = '';
	foreach ( $problems as $problem ) {
		// WordPress would write a dash for the two hyphens of a custom property.
		$items .= '<li>' . str_replace( '--', '&#45;&#45;', donation_widget_escape( $problem ) ) . '</li>';
	}
	return sprintf(
		'<div class="donation-widget-problems" role="note"%s><strong>%s</strong><ul>%s</ul></div>',
		'' === $items ? ' hidden' : '',
		esc_html__( 'Only you and other editors see this:', 'donation-widget' ),
		$items
	);
}
