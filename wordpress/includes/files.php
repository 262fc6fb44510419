<?php
/**
 * The script of the form, and the style that reserves space for it.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

const DONATION_WIDGET_HANDLE = 'donation-widget';

// The script that pages name. Its one line imports the form's module: if a plugin or a host adds something to the address
// of each script, the module still has the one address that its own files import. Otherwise, it would load twice.
const DONATION_WIDGET_START = 'donation-widget-start.js';

/**
 * The address of a file of the form.
 *
 * @param string $file The name of the file: the module, unless it's another one.
 * @return string
 */
function donation_widget_script_address( $file = 'donation-widget.js' ) {
	return plugins_url( 'cdn/' . donation_widget_data( 'version' ) . '/' . $file, DONATION_WIDGET_FILE );
}

/**
 * Registers the script and the style. Only pages with a form print them.
 */
function donation_widget_register_files() {
	wp_register_style( DONATION_WIDGET_HANDLE, false, array(), donation_widget_data( 'version' ) );
	wp_add_inline_style( DONATION_WIDGET_HANDLE, donation_widget_data( 'style' ) );
	add_filter( 'script_loader_tag', 'donation_widget_module_tag', 10, 3 );
	add_filter( 'wp_script_attributes', 'donation_widget_script_attributes' );
	add_filter( 'js_do_concat', 'donation_widget_can_be_combined', 10, 2 );
	foreach ( array( 'rocket_delay_js_exclusions', 'litespeed_optm_js_defer_exc', 'autoptimize_filter_js_exclude' ) as $filter ) {
		add_filter( $filter, 'donation_widget_leave_out_script' );
	}
}

/**
 * Keeps Cloudflare's Rocket Loader from starting the script itself, as a classic one.
 *
 * @param array $attributes The attributes of a script.
 * @return array
 */
function donation_widget_script_attributes( $attributes ) {
	$is_own = in_array( $attributes['id'] ?? '', array( DONATION_WIDGET_HANDLE . '-js', DONATION_WIDGET_HANDLE . '-js-module' ), true );
	return $is_own ? array_merge( $attributes, array( 'data-cfasync' => 'false' ) ) : $attributes;
}

/**
 * Whether Jetpack Boost or Page Optimize can put a script into a file with others. A module can't be: the file is none.
 *
 * @param bool   $can_be Whether it can so far.
 * @param string $handle The handle of the script.
 * @return bool
 */
function donation_widget_can_be_combined( $can_be, $handle = '' ) {
	return DONATION_WIDGET_HANDLE !== $handle && $can_be;
}

/**
 * Adds the script, and the one in a first view, to the list of those that a plugin doesn't combine or delay. The first
 * touch would be too late for a form.
 *
 * @param array|string $left_out Texts in the tags, addresses or code of such scripts, as a list or with commas.
 * @return array|string
 */
function donation_widget_leave_out_script( $left_out ) {
	$own = array( '/' . DONATION_WIDGET_START, 'donation-prerendered' );
	return is_array( $left_out ) ? array_merge( $left_out, $own ) : implode( ', ', array_merge( array( $left_out ), $own ) );
}

/**
 * Makes the script a module where WordPress can't, before version 6.5.
 *
 * @param string $tag    The tag of a script.
 * @param string $handle The handle of the script.
 * @param string $src    The address of the script, already escaped.
 * @return string
 */
function donation_widget_module_tag( $tag, $handle, $src ) {
	if ( DONATION_WIDGET_HANDLE !== $handle ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => DONATION_WIDGET_HANDLE . '-js',
		)
	);
}

/**
 * Sends browsers to the new script if they ask for the one that an update has removed. Otherwise, no form would appear
 * on pages that are still in a cache. WordPress only gets the request if the server passes on those for missing files.
 *
 * @param WP $request The request.
 */
function donation_widget_redirect_old_script( $request ) {
	$folder = preg_quote( dirname( plugin_basename( DONATION_WIDGET_FILE ) ), '#' );
	$is_old = 1 === preg_match( "#(?:^|/)$folder/cdn/([^/]+)/donation-widget(?:-start)?\.js$#D", (string) $request->request, $found )
		&& donation_widget_data( 'version' ) !== $found[1];
	if ( ! $is_old ) {
		return;
	}
	nocache_headers();
	wp_safe_redirect( donation_widget_script_address( DONATION_WIDGET_START ) );
	exit;
}

/**
 * Asks for the script, once for each page.
 */
function donation_widget_use_script() {
	$address = donation_widget_script_address( DONATION_WIDGET_START );
	$version = donation_widget_data( 'version' );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		// Plugins that combine scripts leave modules alone if WordPress knows that they are.
		wp_enqueue_script_module( DONATION_WIDGET_HANDLE, $address, array(), $version );
	} else {
		wp_enqueue_script( DONATION_WIDGET_HANDLE, $address, array(), $version, true );
	}
}

/**
 * Asks for the style. In a classic theme the head is already printed, so the style comes before the first form:
 * at the end of the page it would be too late to keep the page from moving.
 *
 * @return string The tag of the style, or '' if the head prints it or the page has it already.
 */
function donation_widget_use_style() {
	// Only a page with a form looks for the theme's colours.
	if ( ! wp_style_is( DONATION_WIDGET_HANDLE ) ) {
		wp_add_inline_style( DONATION_WIDGET_HANDLE, donation_widget_theme_style() );
	}
	wp_enqueue_style( DONATION_WIDGET_HANDLE );
	$is_head_printed = did_action( 'wp_head' ) && ! doing_action( 'wp_head' );
	if ( ! $is_head_printed || wp_style_is( DONATION_WIDGET_HANDLE, 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( DONATION_WIDGET_HANDLE );
	return trim( ob_get_clean() );
}

/**
 * Asks for the script that completes the notes for editors, once for each page.
 */
function donation_widget_use_problem_script() {
	add_action( 'wp_footer', 'donation_widget_print_problem_script' );
}

/**
 * Prints the script that adds a problem that the form has found to the note before the form. It's only printed on
 * pages with such a note.
 */
function donation_widget_print_problem_script() {
	wp_print_inline_script_tag(
		"document.addEventListener( 'donation-error', ( { target, error } ) => {
			if ( 'ConfigurationError' !== error?.name ) return;
			const isBefore = ( note ) => note.compareDocumentPosition( target ) & Node.DOCUMENT_POSITION_FOLLOWING;
			const note = [ ...document.querySelectorAll( '.donation-widget-problems' ) ].filter( isBefore ).pop();
			if ( ! note || note.textContent.includes( error.message ) ) return;
			const problem = document.createElement( 'li' );
			problem.textContent = error.message;
			note.lastElementChild.append( problem );
			note.hidden = false;
		} );"
	);
}
