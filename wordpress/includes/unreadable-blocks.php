<?php
/**
 * Keeps track of blocks of the plugin with broken settings. WordPress can write blocks again before it draws or stores
 * them, without attributes that it couldn't read. A form without its settings could collect money for the wrong purpose.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Marks the blocks in a text whose JSON can't be read.
 *
 * @param string $text The text of a post.
 * @return string
 */
function donation_widget_mark_unreadable_blocks( $text ) {
	$marked = preg_replace_callback(
		'/(<!--\s+wp:donation-widget\/[a-z]+\s+)(\{.*?\})(\s+\/?-->)/s',
		static function ( $found ) {
			$json = is_array( json_decode( $found[2], true ) ) ? $found[2] : '{"unreadable":true}';
			return $found[1] . $json . $found[3];
		},
		(string) $text
	);
	return null === $marked ? $text : $marked;
}

/**
 * Marks the blocks of templates that have lost their attributes.
 *
 * @param WP_Block_Template[] $templates The templates, whose blocks WordPress has written again.
 * @return WP_Block_Template[]
 */
function donation_widget_mark_templates( $templates ) {
	foreach ( $templates as $template ) {
		if ( ! empty( $template->wp_id ) && Donation_Widget_Sources::is_unreadable( $template->wp_id ) ) {
			$template->content = preg_replace( '/(<!--\s+wp:donation-widget\/[a-z]+\s+)(\/?-->)/', '$1{"unreadable":true} $2', $template->content );
		}
	}
	return $templates;
}
