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
update_option( 'siteurl', $argv[2] );
update_option( 'home', $argv[2] );
