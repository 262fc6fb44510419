<?php
/**
 * Removes everything that the plugin has stored.
 *
 * @package donation-widget
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the settings of each site. On a network, every site has its own.
 */
function donation_widget_remove_settings() {
	if ( ! is_multisite() ) {
		delete_option( 'donation_widget_settings' );
		return;
	}
	$sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $sites as $site ) {
		switch_to_blog( $site );
		delete_option( 'donation_widget_settings' );
		restore_current_blog();
	}
}

donation_widget_remove_settings();
