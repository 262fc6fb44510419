<?php
/**
 * The notice after the activation, until the site knows where donations go.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// The option has this name in uninstall.php too. It's the name of its group as well.
const DONATION_WIDGET_DISMISSED = 'donation_widget_notice_dismissed';

/**
 * Registers whether the notice is dismissed. WordPress checks the nonce and the capability before it saves.
 */
function donation_widget_register_first_steps() {
	register_setting(
		DONATION_WIDGET_DISMISSED,
		DONATION_WIDGET_DISMISSED,
		array(
			'type'              => 'integer',
			'sanitize_callback' => 'absint',
			'show_in_rest'      => false,
		)
	);
}

/**
 * Shows the notice on the dashboard and above the list of plugins, where an activation ends.
 */
function donation_widget_show_first_steps() {
	$screen = get_current_screen();
	if ( null === $screen || ! in_array( $screen->id, array( 'dashboard', 'plugins' ), true ) ) {
		return;
	}
	if ( ! current_user_can( 'manage_options' ) || donation_widget_is_ready() || get_option( DONATION_WIDGET_DISMISSED ) ) {
		return;
	}
	echo '<div class="notice notice-info is-dismissible"><p>';
	echo esc_html__( 'Donation Widget needs three settings: the payment service address, the publishable key and the thank-you page. Visitors can’t see your forms until you enter the first two.', 'donation-widget' );
	printf( '</p><p><a class="button button-primary" href="%s">', esc_url( donation_widget_settings_address() ) );
	echo esc_html__( 'Set up donations', 'donation-widget' ), '</a></p>';
	echo '<form method="post" action="', esc_url( admin_url( 'options.php' ) ), '">';
	settings_fields( DONATION_WIDGET_DISMISSED );
	printf( '<input type="hidden" name="%s" value="1">', esc_attr( DONATION_WIDGET_DISMISSED ) );
	echo '<button type="submit" class="notice-dismiss"><span class="screen-reader-text">';
	echo esc_html__( 'Dismiss this notice.', 'donation-widget' ), '</span></button></form></div>';
}
