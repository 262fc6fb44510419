<?php
/**
 * The elements as HTML.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes an element. It leaves out attributes that the element doesn't have, and addresses that aren't safe.
 *
 * @param string $tag        The tag of the element.
 * @param array  $attributes The attributes by name, with true for a boolean one.
 * @param string $content    HTML, already escaped.
 * @return string
 */
function donation_widget_element( $tag, $attributes, $content ) {
	$known   = donation_widget_data( 'elements' )[ $tag ];
	$written = '';
	foreach ( array_intersect_key( $attributes, $known ) as $name => $value ) {
		if ( true === $value ) {
			$written .= ' ' . $name;
			continue;
		}
		$is_url  = 'url' === $known[ $name ]['kind'];
		$escaped = $is_url ? donation_widget_url_attribute( $value ) : esc_attr( $value );
		if ( ! $is_url || '' !== $escaped ) {
			$written .= sprintf( ' %s="%s"', $name, donation_widget_on_one_line( $escaped ) );
		}
	}
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $tag, $written, $content );
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
 * Writes the form.
 *
 * @param array $attributes The attributes that the page sets.
 * @return string
 */
function donation_widget_form( $attributes ) {
	$settings = donation_widget_settings();
	$of_site  = donation_widget_service_attributes();
	if ( $settings['test_mode'] ) {
		$of_site['test-mode'] = true;
	}
	$defaults = array( 'currency' => $settings['currency'] );
	$thanks   = $settings['thanks_page'] ? get_permalink( $settings['thanks_page'] ) : false;
	if ( $thanks && 'publish' === get_post_status( $settings['thanks_page'] ) ) {
		$defaults['return-url'] = $thanks;
	}
	return donation_widget_element( 'donation-widget', array_merge( $of_site, $defaults, $attributes ), donation_widget_fallback_link() );
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
		$items .= '<li>' . esc_html( donation_widget_on_one_line( $problem ) ) . '</li>';
	}
	return sprintf(
		'<div class="donation-widget-problems" role="note"%s><strong>%s</strong><ul>%s</ul></div>',
		'' === $items ? ' hidden' : '',
		esc_html__( 'Only you and other editors see this:', 'donation-widget' ),
		$items
	);
}
