<?php
/**
 * The elements on a page, with their script and style. Blocks and shortcodes share them.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Shows the form.
 *
 * @param array $given The settings by name.
 * @return string
 */
function donation_widget_show_form( $given ) {
	$read = donation_widget_read_settings( 'donation-widget', $given );
	return donation_widget_output( donation_widget_form( $read ), $read['problems'] );
}

/**
 * Shows the payment status.
 *
 * @param array $given The settings by name.
 * @return string
 */
function donation_widget_show_status( $given ) {
	$read = donation_widget_read_settings( 'donation-status', $given );
	return donation_widget_output( donation_widget_status( $read ), $read['problems'] );
}

/**
 * Shows a button that opens a form.
 *
 * @param array $given   The settings of the button by name.
 * @param array $of_form The settings of the form by name.
 * @return string
 */
function donation_widget_show_button( $given, $of_form ) {
	$read     = donation_widget_read_settings( 'donation-button', $given );
	$inside   = donation_widget_read_settings( 'donation-widget', $of_form );
	$problems = array_merge( $read['problems'], $inside['problems'] );
	return donation_widget_output( donation_widget_button( $read, $inside ), $problems );
}

/**
 * The sentence for editors while an administrator hasn't entered where donations go.
 *
 * @return string
 */
function donation_widget_not_ready() {
	return __( 'An administrator must add the payment service address and the publishable key under Settings → Donations. Until then, visitors can’t see the form.', 'donation-widget' );
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
		$problems[] = donation_widget_not_ready();
		return donation_widget_problems( $problems ) . donation_widget_fallback_link();
	}
	$problem = donation_widget_mode_problem();
	if ( '' !== $problem ) {
		$problems[] = donation_widget_labelled( __( 'Publishable key', 'donation-widget' ), $problem );
	}
	donation_widget_use_script();
	return donation_widget_use_style() . donation_widget_problems( $problems ) . $element;
}
