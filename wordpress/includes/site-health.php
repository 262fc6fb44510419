<?php
/**
 * The check of the payment service under Tools → Site Health. The browser asks the service, as it does for a donor:
 * the site itself never contacts it.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

const DONATION_WIDGET_HEALTH_HANDLE = 'donation-widget-site-health';

// The script answers this test, so no route has the path.
const DONATION_WIDGET_HEALTH_PATH = 'donation-widget/v1/service';

/**
 * Whether the browser can ask the service with the key of the settings. A live key is for donations only.
 *
 * @return bool
 */
function donation_widget_has_test_key() {
	return ! donation_widget_key_says( 'live' ) && ( donation_widget_settings()['test_mode'] || donation_widget_key_says( 'test' ) );
}

/**
 * Adds the check to WordPress's own. It comes first, because those take seconds.
 *
 * @param array $tests The tests of each kind.
 * @return array
 */
function donation_widget_add_health_test( $tests ) {
	$label = __( 'Payment service for donations', 'donation-widget' );
	if ( donation_widget_is_ready() && donation_widget_has_test_key() ) {
		$test           = array(
			'label'     => $label,
			'test'      => rest_url( DONATION_WIDGET_HEALTH_PATH ),
			'has_rest'  => true,
			'skip_cron' => true,
		);
		$tests['async'] = array_merge( array( 'donation_widget_service' => $test ), $tests['async'] );
	} else {
		$tests['direct']['donation_widget_service'] = array(
			'label' => $label,
			'test'  => 'donation_widget_health_without_test_key',
		);
	}
	if ( '' !== donation_widget_mode_problem() ) {
		$tests['direct']['donation_widget_mode'] = array(
			'label' => __( 'The key and test mode don’t match', 'donation-widget' ),
			'test'  => 'donation_widget_health_of_mode',
		);
	}
	return $tests;
}

/**
 * Adds the script that does the check to the page that shows the results.
 *
 * @param string $page The file of the page.
 */
function donation_widget_add_health_script( $page ) {
	if ( 'site-health.php' !== $page || ! donation_widget_is_ready() || ! donation_widget_has_test_key() ) {
		return;
	}
	wp_enqueue_script(
		DONATION_WIDGET_HEALTH_HANDLE,
		plugins_url( 'generated/site-health.js', DONATION_WIDGET_FILE ),
		array( 'jquery', 'wp-api-request' ),
		donation_widget_data( 'version' ),
		true
	);
	$settings = donation_widget_settings();
	$given    = array(
		'address' => $settings['base_url'],
		'key'     => $settings['publishable_key'],
		'home'    => home_url(),
		'path'    => DONATION_WIDGET_HEALTH_PATH,
		'results' => donation_widget_health_results(),
	);
	wp_add_inline_script(
		DONATION_WIDGET_HEALTH_HANDLE,
		'window.donationWidgetHealth = ' . wp_json_encode( $given, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
}

/**
 * A result as Site Health shows it.
 *
 * @param string $status 'good', 'recommended' or 'critical'.
 * @param string $label  The heading.
 * @param string $text   What happened, and what to do.
 * @return array
 */
function donation_widget_health_result( $status, $label, $text ) {
	return array(
		'test'        => 'donation_widget_service',
		'status'      => $status,
		'label'       => $label,
		'badge'       => array(
			'label' => __( 'Donations', 'donation-widget' ),
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $text ) . '</p>',
		'actions'     => sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( donation_widget_settings_address() ),
			esc_html__( 'Open the settings for donations', 'donation-widget' )
		),
	);
}

/**
 * The result if the service can't be asked.
 *
 * @return array
 */
function donation_widget_health_without_test_key() {
	if ( ! donation_widget_is_ready() ) {
		return donation_widget_health_result(
			'recommended',
			__( 'Donations aren’t set up yet', 'donation-widget' ),
			__( 'Enter the payment service address and the publishable key. Until then, visitors can’t see your forms.', 'donation-widget' )
		);
	}
	return donation_widget_health_result(
		'good',
		__( 'Your payment service isn’t checked, because the key is a live one', 'donation-widget' ),
		__( 'A live key is for donations only. To check the connection, enter your test key for a moment and turn on test mode.', 'donation-widget' )
	);
}

/**
 * The result if the key and test mode don't match. A live key in test mode takes money while donors read the opposite.
 *
 * @return array
 */
function donation_widget_health_of_mode() {
	$result = donation_widget_health_result(
		donation_widget_settings()['test_mode'] ? 'critical' : 'recommended',
		__( 'The key and test mode don’t match', 'donation-widget' ),
		donation_widget_mode_problem()
	);
	return array_merge( $result, array( 'test' => 'donation_widget_mode' ) );
}

/**
 * The result for each finding of `wordpress/site-health/check-service.ts`.
 *
 * @return array
 */
function donation_widget_health_results() {
	$origin  = (string) preg_replace( '#^(https?://[^/]+).*$#Di', '$1', home_url() );
	$blocked = sprintf(
		/* translators: %s: the address of the site, without a path. */
		__( 'A server answers at this address, but it keeps its answers from the pages of your site. So your forms can’t send donations. Ask your payment service to allow requests from %s (CORS), and if the address has changed.', 'donation-widget' ),
		$origin
	);
	return array(
		'ready'       => donation_widget_health_result(
			'good',
			__( 'Your payment service answers', 'donation-widget' ),
			__( 'Your browser asked it in the way that your forms do. This created nothing, and doesn’t prove that the key is right. Make a test donation to be sure.', 'donation-widget' )
		),
		'slow'        => donation_widget_health_result(
			'recommended',
			__( 'Your payment service is slow', 'donation-widget' ),
			__( 'It took more than three seconds to answer. Donors wait at least as long before they can pay. If this happens again, tell your payment service.', 'donation-widget' )
		),
		'key'         => donation_widget_health_result(
			'critical',
			__( 'Your payment service refuses the publishable key', 'donation-widget' ),
			__( 'So your forms can’t send donations. Copy the publishable key from your payment service again, and check that it belongs to this address.', 'donation-widget' )
		),
		'not-service' => donation_widget_health_result(
			'critical',
			__( 'The payment service address is wrong', 'donation-widget' ),
			__( 'A server answers at this address, but it isn’t a payment service that works with your forms. Copy the address from your payment service again. It ends with /api/v1.', 'donation-widget' )
		),
		'error'       => donation_widget_health_result(
			'critical',
			__( 'Your payment service has a problem', 'donation-widget' ),
			__( 'It answers with an error. Check again in a few minutes. If nothing changes, tell your payment service.', 'donation-widget' )
		),
		'blocked'     => donation_widget_health_result(
			'critical',
			__( 'Your payment service doesn’t accept requests from your site', 'donation-widget' ),
			$blocked
		),
		'timeout'     => donation_widget_health_result(
			'critical',
			__( 'Your payment service doesn’t answer', 'donation-widget' ),
			__( 'It didn’t answer within ten seconds. Check again in a few minutes. If nothing changes, tell your payment service.', 'donation-widget' )
		),
		'unreachable' => donation_widget_health_result(
			'critical',
			__( 'Your payment service can’t be reached', 'donation-widget' ),
			__( 'Nothing answers at the payment service address. Check how the address is spelled, and your internet connection.', 'donation-widget' )
		),
	);
}
