<?php
/**
 * Installs WordPress with a user for each role: `php install.php FOLDER ADDRESS`.
 */

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

// No mail leaves the machine.
add_filter( 'pre_wp_mail', '__return_false' );
wp_install( 'Charity', 'administrator', 'administrator@charity.example', true, '', 'password' );
foreach ( array( 'editor', 'author', 'contributor', 'subscriber' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => 'password',
			'user_email' => $role . '@charity.example',
			'role'       => $role,
		)
	);
}

// Nobody is introduced to the editors. An introduction that appears late closes the dialog that is open.
$introductions = array( 'welcomeGuide', 'welcomeGuidePage', 'welcomeGuideStyles', 'welcomeGuideTemplate' );
$seen          = array_fill_keys( $introductions, false );
foreach ( get_users() as $user ) {
	update_user_meta(
		$user->ID,
		$wpdb->get_blog_prefix() . 'persisted_preferences',
		array(
			'core/edit-post'    => $seen,
			'core/edit-site'    => $seen,
			'core/edit-widgets' => $seen,
			'_modified'         => gmdate( 'c' ),
		)
	);
}
update_option( 'siteurl', $argv[2] );
update_option( 'home', $argv[2] );
