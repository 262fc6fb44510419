<?php
/**
 * Removes everything that the plugin has stored.
 *
 * @package donation-widget
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the settings of the current site, and the first views of the forms in its posts.
 */
function donation_widget_remove_site_data() {
	delete_option( 'donation_widget_settings' );
	delete_option( 'donation_widget_notice_dismissed' );
	delete_post_meta_by_key( '_donation_widget_views' );
}

/**
 * Removes the data of each site. On a network, every site has its own.
 */
function donation_widget_remove_data() {
	if ( ! is_multisite() ) {
		donation_widget_remove_site_data();
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
		donation_widget_remove_site_data();
		restore_current_blog();
	}
}

donation_widget_remove_data();
