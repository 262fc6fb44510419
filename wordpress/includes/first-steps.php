<?php
/**
 * The first steps of an administrator: the notice after the activation, until the site knows where donations go, and
 * then the donation page.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// The option has this name in uninstall.php too. It's the name of its group as well.
const DONATION_WIDGET_DISMISSED = 'donation_widget_notice_dismissed';

const DONATION_WIDGET_PAGE_PATH = 'donation-widget/v1/page';

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
	echo esc_html__( 'Truepenny Donation Form needs three settings: the payment service address, the publishable key and the thank-you page. Visitors can’t see your forms until you enter the first two.', 'donation-widget' );
	printf( '</p><p><a class="button button-primary" href="%s">', esc_url( donation_widget_settings_address() ) );
	echo esc_html__( 'Set up donations', 'donation-widget' ), '</a></p>';
	echo '<form method="post" action="', esc_url( admin_url( 'options.php' ) ), '">';
	settings_fields( DONATION_WIDGET_DISMISSED );
	printf( '<input type="hidden" name="%s" value="1">', esc_attr( DONATION_WIDGET_DISMISSED ) );
	echo '<button type="submit" class="notice-dismiss"><span class="screen-reader-text">';
	echo esc_html__( 'Dismiss this notice.', 'donation-widget' ), '</span></button></form></div>';
}

/**
 * Finds the newest page with the block “Donation form”, however it was made.
 *
 * @return int Its number; 0 if there is none outside the trash.
 */
function donation_widget_donation_page() {
	$found = get_posts(
		array(
			'post_type'   => 'page',
			'post_status' => 'any',
			's'           => 'wp:donation-widget/form',
			'numberposts' => 1,
			'fields'      => 'ids',
		)
	);
	return $found[0] ?? 0;
}

/**
 * Shows what comes after the settings: the donation page, and a test donation on it. A live key is for donations only.
 */
function donation_widget_show_next_steps() {
	if ( ! donation_widget_is_ready() || ! current_user_can( 'edit_pages' ) ) {
		return;
	}
	$page = donation_widget_donation_page();
	$try  = donation_widget_has_test_key() ? __( 'Try a donation', 'donation-widget' ) : '';
	if ( $page ) {
		printf( '<p><a class="button button-primary" href="%s">%s</a>', esc_url( (string) get_edit_post_link( $page ) ), esc_html__( 'Open your donation page', 'donation-widget' ) );
		if ( '' !== $try ) {
			printf( ' <a class="button" href="%s">%s</a>', esc_url( get_preview_post_link( $page ) ), esc_html( $try ) );
		}
		echo '</p>';
	} else {
		printf( '<form method="post" action="%s">', esc_url( rest_url( DONATION_WIDGET_PAGE_PATH ) ) );
		printf( '<input type="hidden" name="_wpnonce" value="%s"><p>', esc_attr( wp_create_nonce( 'wp_rest' ) ) );
		printf( '<button class="button button-primary">%s</button>', esc_html__( 'Make your donation page', 'donation-widget' ) );
		if ( '' !== $try ) {
			printf( ' <button class="button" name="then" value="try">%s</button>', esc_html( $try ) );
		}
		echo '</p></form>';
	}
	if ( ! $page || 'publish' !== get_post_status( $page ) ) {
		echo '<p class="description">', esc_html__( 'Visitors can’t see the page until you publish it.', 'donation-widget' ), '</p>';
	}
}

/**
 * Registers the route that makes the donation page. It takes no GET, and WordPress checks the nonce: without one,
 * nobody is logged in.
 */
function donation_widget_register_page_route() {
	register_rest_route(
		'donation-widget/v1',
		'/page',
		array(
			'methods'             => 'POST',
			'callback'            => 'donation_widget_make_page',
			'permission_callback' => 'donation_widget_can_make_page',
			'args'                => array(
				'then' => array(
					'type' => 'string',
					'enum' => array( 'edit', 'try' ),
				),
			),
		)
	);
}

/**
 * Whether the current user can make the donation page.
 *
 * @return bool
 */
function donation_widget_can_make_page() {
	return current_user_can( 'edit_pages' );
}

/**
 * Makes the donation page as a draft, unless there is one, and leads to its editor or its preview. WordPress's own route
 * stores it, and checks what the user can do.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response
 */
function donation_widget_make_page( $request ) {
	$page = donation_widget_donation_page();
	if ( ! $page ) {
		$draft = new WP_REST_Request( 'POST', '/wp/v2/pages' );
		$draft->set_body_params(
			array(
				'title'   => __( 'Donate', 'donation-widget' ),
				'content' => donation_widget_donation_page_pattern(),
				'status'  => 'draft',
			)
		);
		$made = rest_do_request( $draft );
		if ( $made->is_error() ) {
			return $made;
		}
		$page = $made->get_data()['id'];
	}
	$next = 'try' === $request['then'] ? get_preview_post_link( $page ) : get_edit_post_link( $page, 'raw' );
	return new WP_REST_Response( null, 303, array( 'Location' => $next ) );
}

/**
 * Adds a canonical link to the preview of a draft, as WordPress does to published pages. The form needs it to lead
 * back to an address such as `/?page_id=12&preview=true`.
 */
function donation_widget_link_preview() {
	if ( is_singular() && is_preview() && 'publish' !== get_post_status() ) {
		printf( '<link rel="canonical" href="%s">', esc_url( get_preview_post_link() ) );
	}
}
