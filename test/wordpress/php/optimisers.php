<?php
/**
 * Does to the scripts of a page what plugins do that make pages faster, in a few lines for each. The address of the page
 * names the plugin, such as `&optimiser=rocket`.
 */

$optimisers = array(
	// Jetpack Boost and Page Optimize put enqueued scripts into one file, which is no module.
	'concat'      => static function ( $tag, $src, $id ) {
		$is_left = '-js' !== substr( $id, -3 ) || ! apply_filters( 'js_do_concat', true, substr( $id, 0, -3 ) );
		return $is_left ? $tag : "<script src='$src'></script>";
	},
	// WP Rocket starts scripts with the first touch or key.
	'rocket'      => static function ( $tag ) {
		foreach ( apply_filters( 'rocket_delay_js_exclusions', array() ) as $pattern ) {
			if ( preg_match( "#$pattern#i", $tag ) ) {
				return $tag;
			}
		}
		return '<script type="rocketlazyloadscript"></script>';
	},
	// LiteSpeed Cache does the same.
	'litespeed'   => static function ( $tag ) {
		foreach ( apply_filters( 'litespeed_optm_js_defer_exc', array() ) as $text ) {
			if ( false !== strpos( $tag, $text ) ) {
				return $tag;
			}
		}
		return '<script type="litespeed/javascript"></script>';
	},
	// Autoptimize puts scripts into one file.
	'autoptimize' => static function ( $tag, $src ) {
		foreach ( array_filter( explode( ',', apply_filters( 'autoptimize_filter_js_exclude', 'jquery.js' ) ) ) as $text ) {
			if ( false !== strpos( $tag, trim( $text ) ) ) {
				return $tag;
			}
		}
		return "<script src='$src'></script>";
	},
	// Some hosts add a version to the address of each script.
	'version-in-html' => static function ( $tag, $src ) {
		return str_replace( $src, preg_replace( '#\?.*$#', '', $src ) . '?ver=1.2', $tag );
	},
	// Cloudflare’s Rocket Loader starts scripts itself, as classic ones.
	'cloudflare'  => static function ( $tag, $src ) {
		return false !== strpos( $tag, 'data-cfasync="false"' ) ? $tag : "<script src='$src'></script>";
	},
);

$optimise = $optimisers[ $_GET['optimiser'] ?? '' ] ?? null;
if ( $optimise ) {
	add_action(
		'template_redirect',
		static function () use ( $optimise ) {
			ob_start(
				static function ( $html ) use ( $optimise ) {
					// Scripts with an address, and the one in the first view of a form.
					return preg_replace_callback(
						'#<script\b[^>]*(?:\bsrc="([^"]*donation-widget[^"]*)"[^>]*>|>[^<]*donation-prerendered[^<]*)</script>#',
						static function ( $found ) use ( $optimise ) {
							preg_match( '#\bid="([^"]*)"#', $found[0], $id );
							return $optimise( $found[0], $found[1] ?? '', $id[1] ?? '' );
						},
						$html
					);
				}
			);
		}
	);
}

// Plugins do the same before WordPress writes the address, for modules by a filter of their own.
if ( isset( $_GET['version'] ) ) {
	foreach ( array( 'script_loader_src', 'script_module_loader_src' ) as $filter ) {
		add_filter(
			$filter,
			static function ( $src ) {
				return add_query_arg( 'ver', $_GET['version'], $src );
			}
		);
	}
}
