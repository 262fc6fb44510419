<?php
/**
 * Removes everything that the plugin has stored.
 *
 * @package donation-widget
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the first views of the forms in the posts of the current site.
 */
function donation_widget_remove_views() {
	delete_post_meta_by_key( '_donation_widget_views' );
}

/**
 * Removes the settings and the views of each site. On a network, every site has its own.
 */
function donation_widget_remove_settings() {
	if ( ! is_multisite() ) {
		delete_option( 'donation_widget_settings' );
		donation_widget_remove_views();
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
		donation_widget_remove_views();
		restore_current_blog();
	}
}

donation_widget_remove_settings();
