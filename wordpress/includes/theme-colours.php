<?php
/**
 * The colours of the theme, for forms that set none.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns CSS that gives forms the colours of the theme, as far as they are easy to read. A form's own colours win,
 * and so does its `color-scheme`.
 *
 * @return string '' if the theme names no colours that a form can use.
 */
function donation_widget_theme_style() {
	$palette = donation_widget_palette();
	$scheme  = donation_widget_palette_scheme( $palette );
	$primary = donation_widget_primary_colour( $palette, $scheme );
	$css     = '' === $primary ? '' : sprintf( 'body { --donation-primary: var(--wp--preset--color--%s); }', $primary );
	if ( '' === $scheme ) {
		return $css;
	}
	// A form with its own background, text or scheme keeps the colours that go with them.
	$own      = ':is([color-scheme="light"], [color-scheme="dark"], [style*="--donation-surface:"], [style*="--donation-text:"])';
	$elements = ':is(donation-widget, donation-status, donation-button)';
	$inside   = 'donation-button > donation-widget';
	// Older browsers would show hints and errors in the colours of another scheme.
	return $css . ' @supports (color: light-dark(#000, #fff)) and selector(:has(a)) {'
		. ' body { --donation-surface: var(--wp--preset--color--base); --donation-text: var(--wp--preset--color--contrast); }'
		. " :where($elements:not($own, :has($own), $own > *)) { color-scheme: $scheme; }"
		. " :where($elements:is($own, :has($own)):not($inside)) { --donation-surface: initial; --donation-text: initial; } }";
}

/**
 * Returns the colours of the theme and of its chosen style by name, as `#rrggbb`; '' for one that is written in another way.
 *
 * @return array
 */
function donation_widget_palette() {
	$palette = wp_get_global_settings( array( 'color', 'palette' ) );
	$colours = array();
	// The site's own colours come last, as in the variables.
	foreach ( array_merge( $palette['theme'] ?? array(), $palette['custom'] ?? array() ) as $colour ) {
		if ( isset( $colour['slug'], $colour['color'] ) ) {
			$colours[ $colour['slug'] ] = donation_widget_hex_colour( $colour['color'] );
		}
	}
	return $colours;
}

/**
 * Reads a colour with three or six hex digits. The form has the same rule in `src/return/colour.ts`.
 *
 * @param string $colour The colour as CSS.
 * @return string `#rrggbb`, or '' for anything else.
 */
function donation_widget_hex_colour( $colour ) {
	if ( 1 !== preg_match( '/^\s*#([\da-f]{6}|[\da-f]{3})\s*$/iD', $colour, $found ) ) {
		return '';
	}
	$hex = strlen( $found[1] ) < 6 ? preg_replace( '/./', '$0$0', $found[1] ) : $found[1];
	return '#' . strtolower( $hex );
}

/**
 * The relative luminance (WCAG 2.2), from 0 for black to 1 for white.
 *
 * @param string $hex The colour as `#rrggbb`.
 * @return float
 */
function donation_widget_luminance( $hex ) {
	$luminance = 0;
	foreach ( array( 0.2126, 0.7152, 0.0722 ) as $at => $weight ) {
		$share      = hexdec( substr( $hex, 1 + 2 * $at, 2 ) ) / 255;
		$luminance += $weight * ( $share <= 0.04045 ? $share / 12.92 : pow( ( $share + 0.055 ) / 1.055, 2.4 ) );
	}
	return $luminance;
}

/**
 * The contrast ratio (WCAG 2.2) between two colours, from 1 to 21.
 *
 * @param string $one   A colour as `#rrggbb`.
 * @param string $other Another colour.
 * @return float
 */
function donation_widget_contrast( $one, $other ) {
	$lighter = max( donation_widget_luminance( $one ), donation_widget_luminance( $other ) );
	$darker  = min( donation_widget_luminance( $one ), donation_widget_luminance( $other ) );
	return ( $lighter + 0.05 ) / ( $darker + 0.05 );
}

/**
 * Finds the scheme in which a form is easy to read on the theme's background.
 *
 * @param array $palette The colours of the theme.
 * @return string 'light', 'dark', or '' if neither is.
 */
function donation_widget_palette_scheme( $palette ) {
	$base     = $palette['base'] ?? '';
	$contrast = $palette['contrast'] ?? '';
	if ( '' === $base || '' === $contrast ) {
		return '';
	}
	foreach ( array( 'light', 'dark' ) as $scheme ) {
		$lowest = donation_widget_contrast( $contrast, $base );
		foreach ( donation_widget_data( 'inks' ) as $ink ) {
			$lowest = min( $lowest, donation_widget_contrast( $ink[ $scheme ], $base ) * 4.5 / $ink['needed'] );
		}
		if ( $lowest >= 4.5 ) {
			return $scheme;
		}
	}
	return '';
}

/**
 * The background of a form that sets none.
 *
 * @param array  $palette The colours of the theme.
 * @param string $scheme  The scheme in which the form has the theme's background; '' if it doesn't.
 * @return string The colour as `#rrggbb`.
 */
function donation_widget_surface( $palette, $scheme ) {
	return '' === $scheme ? '#ffffff' : $palette['base'];
}

/**
 * Finds the colour for the button and for chosen options. It must differ from the background, and the form must be
 * able to darken or lighten it for outlines.
 *
 * @param array  $palette The colours of the theme.
 * @param string $scheme  The scheme in which the form has the theme's background; '' if it doesn't.
 * @return string The name of the colour; '' if the theme has none.
 */
function donation_widget_primary_colour( $palette, $scheme ) {
	if ( ! isset( $palette['primary'] ) ) {
		return '';
	}
	$surface = donation_widget_surface( $palette, $scheme );
	foreach ( array( 'primary', 'contrast' ) as $name ) {
		$colour = $palette[ $name ] ?? '';
		// The contrast of a colour that isn't written as hex digits is unknown.
		if ( isset( $palette[ $name ] ) && ( '' === $colour || donation_widget_is_visible( $colour, $surface, $scheme ) ) ) {
			return $name;
		}
	}
	return '';
}

/**
 * Whether a button in this colour can be told from the background, and outlines in a shade of it too.
 *
 * @param string $colour  The colour as `#rrggbb`.
 * @param string $surface The background.
 * @param string $scheme  The scheme of the background.
 * @return bool
 */
function donation_widget_is_visible( $colour, $surface, $scheme ) {
	$contrast = donation_widget_contrast( $colour, $surface );
	// On white and on dark backgrounds, the form itself finds a shade with enough contrast.
	$finds_shade = 'dark' === $scheme || donation_widget_luminance( $surface ) > 0.9;
	return $contrast >= 3 || ( $finds_shade && $contrast >= 1.15 );
}
