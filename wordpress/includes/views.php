<?php
/**
 * The first view of each form in a post, which browsers show before the script has run. It's made in the browser of
 * somebody who can publish the post: after they save it, or when they look at the page. It's stored with the post, by a
 * digest of everything that it depends on, so a view that doesn't fit is never found.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// Authors can't see or change a field of a post whose name starts with a line.
const DONATION_WIDGET_VIEWS = '_donation_widget_views';

// How many views a post keeps: a form has one for each language.
const DONATION_WIDGET_VIEWS_LIMIT = 20;

/**
 * Returns the first view of a form, to be the first thing in its element.
 *
 * @param array $attributes The attributes of the form by name, with true for a boolean one.
 * @return string '' if the form is outside the text of a post, or has no view yet.
 */
function donation_widget_view( $attributes ) {
	$post = (int) get_the_ID();
	// Anything else on a page, such as a widget, isn't in the hands of the author of the post.
	if ( ! $post || ! doing_filter( 'the_content' ) || doing_filter( 'get_the_excerpt' ) ) {
		return '';
	}
	$form = donation_widget_form_in_view( $attributes );
	$view = donation_widget_view_html( donation_widget_stored_views( $post )[ $form['digest'] ] ?? null );
	if ( '' === $view ) {
		donation_widget_forms_without_view( $post, $form );
	}
	// Scripts that get a page from the REST API can't use it.
	return defined( 'REST_REQUEST' ) ? '' : $view;
}

/**
 * Returns everything that a view depends on, with its digest. The view is the same with any service.
 *
 * @param array $attributes The attributes of the form.
 * @return array
 */
function donation_widget_form_in_view( $attributes ) {
	$read = array();
	foreach ( donation_widget_written_attributes( 'donation-widget', $attributes ) as $name => $value ) {
		// As the browser reads it.
		$read[ $name ] = true === $value ? true : html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	$form = array(
		'language'   => get_bloginfo( 'language' ),
		'attributes' => (object) array_diff_key( $read, donation_widget_service_attributes() ),
	);
	return array_merge( $form, array( 'digest' => hash( 'sha256', donation_widget_data( 'version' ) . wp_json_encode( $form ) ) ) );
}

/**
 * The views of a post by their digests. An update of the plugin ends those of the version before.
 *
 * @param int $post The post.
 * @return array
 */
function donation_widget_stored_views( $post ) {
	$stored = json_decode( (string) get_post_meta( $post, DONATION_WIDGET_VIEWS, true ), true );
	$views  = $stored['views'] ?? null;
	$is_own = is_array( $views ) && donation_widget_data( 'version' ) === ( $stored['version'] ?? '' );
	return $is_own && donation_widget_checksum_of_views( $views ) === ( $stored['checksum'] ?? '' ) ? $views : array();
}

/**
 * The checksum of views. Plugins that copy posts can change what is stored: without its backslashes, "\u00a3" is "u00a3".
 *
 * @param array $views The views by their digests.
 * @return string
 */
function donation_widget_checksum_of_views( $views ) {
	return hash( 'sha256', wp_json_encode( $views ) );
}

/**
 * Whether the current user can publish what a post is. Somebody who can only write it can't store a view: the person
 * who reviews the post wouldn't see it.
 *
 * @param int $post The post.
 * @return bool
 */
function donation_widget_can_publish( $post ) {
	$type = get_post_type_object( (string) get_post_type( $post ) );
	return $type && is_post_type_viewable( $type ) && current_user_can( $type->cap->publish_posts );
}

/**
 * Remembers a form without a view, if the current user can store one, and returns all of them. On a page, a script
 * then draws their views.
 *
 * @param int   $post The post with the form; 0 to only return the forms.
 * @param array $form The form.
 * @return array The forms, each with its post.
 */
function donation_widget_forms_without_view( $post = 0, $form = array() ) {
	static $forms = array();
	if ( $post && current_user_can( 'edit_post', $post ) && donation_widget_can_publish( $post ) ) {
		$forms[ $post . ' ' . $form['digest'] ] = array_merge( array( 'post' => $post ), $form );
		add_action( 'wp_footer', 'donation_widget_print_view_script' );
	}
	return array_values( $forms );
}

/**
 * The address of the script that draws views and stores them. The editor loads it too.
 *
 * @return string
 */
function donation_widget_view_script_address() {
	return add_query_arg( 'ver', donation_widget_data( 'version' ), plugins_url( 'generated/store-views.js', DONATION_WIDGET_FILE ) );
}

/**
 * The route for views, and the nonce that proves that the current user asked for it.
 *
 * @return array
 */
function donation_widget_view_route() {
	return array(
		'address' => rest_url( 'donation-widget/v1/views' ),
		'nonce'   => wp_create_nonce( 'wp_rest' ),
	);
}

/**
 * Prints the script that draws the missing views of the page, for somebody who can store them.
 */
function donation_widget_print_view_script() {
	wp_print_inline_script_tag(
		'import( ' . wp_json_encode( donation_widget_view_script_address(), JSON_HEX_TAG ) .
		' ).then( ( { storeViews } ) => storeViews( ' . wp_json_encode( donation_widget_view_route(), JSON_HEX_TAG ) .
		', ' . wp_json_encode( donation_widget_forms_without_view(), JSON_HEX_TAG ) . ' ) );'
	);
}

/**
 * Tells the block editor's script where views are stored.
 */
function donation_widget_add_view_data() {
	$site = array(
		'route'  => donation_widget_view_route(),
		'script' => donation_widget_view_script_address(),
	);
	wp_add_inline_script(
		DONATION_WIDGET_EDITOR_HANDLE,
		'window.donationWidgetViews = ' . wp_json_encode( $site, JSON_HEX_TAG ) . ';',
		'before'
	);
}

/**
 * Whether the current user can use the route of views for a post. Without a nonce, WordPress takes everybody for a
 * visitor.
 *
 * @param WP_REST_Request $request The request.
 * @return bool
 */
function donation_widget_can_use_view_route( $request ) {
	return current_user_can( 'edit_post', $request['post'] ) && donation_widget_can_publish( $request['post'] );
}

/**
 * Registers the route of views.
 */
function donation_widget_register_view_route() {
	$post = array(
		'type'     => 'integer',
		'required' => true,
	);
	register_rest_route(
		'donation-widget/v1',
		'/views',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => 'donation_widget_list_forms_without_view',
				'permission_callback' => 'donation_widget_can_use_view_route',
				'args'                => array( 'post' => $post ),
			),
			array(
				'methods'             => 'POST',
				'callback'            => 'donation_widget_store_view',
				'permission_callback' => 'donation_widget_can_use_view_route',
				'args'                => array(
					'post'      => $post,
					'digest'    => array(
						'type'      => 'string',
						'pattern'   => '^[0-9a-f]{64}$',
						// The pattern alone allows a line break at the end.
						'maxLength' => 64,
						'required'  => true,
					),
					// These are read when their HTML is written, so nothing else may change them.
					'questions' => array( 'required' => true ),
					'tree'      => array( 'required' => true ),
				),
			),
		)
	);
}

/**
 * Answers which forms of a post have no view. WordPress draws the post as for its own route.
 *
 * @param WP_REST_Request $request The request.
 * @return array
 */
function donation_widget_list_forms_without_view( $request ) {
	rest_do_request( new WP_REST_Request( 'GET', rest_get_route_for_post( (int) $request['post'] ) ) );
	return donation_widget_forms_without_view();
}

/**
 * Stores a view with its post. A page cache that knows WordPress's cache of posts then makes the page anew.
 *
 * @param WP_REST_Request $request The request.
 * @return array|WP_Error
 */
function donation_widget_store_view( $request ) {
	$post = (int) $request['post'];
	$view = array(
		'questions' => $request['questions'],
		'tree'      => $request['tree'],
	);
	if ( '' === donation_widget_view_html( $view ) ) {
		return new WP_Error(
			'donation_widget_view',
			__( 'The first view has something that a form doesn’t have, or is too large.', 'donation-widget' ),
			array( 'status' => 400 )
		);
	}
	// The newest come first.
	$views  = array( $request['digest'] => $view ) + donation_widget_stored_views( $post );
	$views  = array_slice( $views, 0, DONATION_WIDGET_VIEWS_LIMIT, true );
	$stored = array(
		'version'  => donation_widget_data( 'version' ),
		'checksum' => donation_widget_checksum_of_views( $views ),
		'views'    => $views,
	);
	// WordPress removes a level of slashes.
	update_post_meta( $post, DONATION_WIDGET_VIEWS, wp_slash( wp_json_encode( $stored, JSON_UNESCAPED_UNICODE ) ) );
	clean_post_cache( $post );
	return array();
}
