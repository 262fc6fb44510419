<?php
/**
 * Removes everything that the plugin has stored.
 *
 * @package donation-widget
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the settings of the current site.
 */
function donation_widget_remove_site_settings() {
	delete_option( 'donation_widget_settings' );
	delete_option( 'donation_widget_notice_dismissed' );
}

/**
 * Removes the settings of each site. On a network, every site has its own.
 */
function donation_widget_remove_settings() {
	if ( ! is_multisite() ) {
		donation_widget_remove_site_settings();
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
		donation_widget_remove_site_settings();
		restore_current_blog();
	}
}

donation_widget_remove_settings();
