<?php
/**
 * The texts that WordPress is drawing blocks from.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * The synced patterns and template parts that WordPress is drawing. No filter has their text before WordPress writes
 * its blocks again.
 */
final class Donation_Widget_Sources {

	/**
	 * Whether each of them has an unreadable block. The innermost is the last.
	 *
	 * @var bool[]
	 */
	private static $are_unreadable = array();

	/**
	 * Whether the text of a post has a block of the plugin that can't be read.
	 *
	 * @param int $post The post.
	 * @return bool
	 */
	public static function is_unreadable( $post ) {
		$text = get_post_field( 'post_content', $post, 'raw' );
		return donation_widget_mark_unreadable_blocks( $text ) !== $text;
	}

	/**
	 * Notes a block that WordPress starts to draw, if it's a synced pattern or a template part.
	 *
	 * @param array $block The block.
	 * @return array
	 */
	public static function enter( $block ) {
		$name = $block['blockName'] ?? '';
		if ( 'core/block' === $name || 'core/template-part' === $name ) {
			$pattern                = (int) ( $block['attrs']['ref'] ?? 0 );
			self::$are_unreadable[] = $pattern && self::is_unreadable( $pattern );
		}
		return $block;
	}

	/**
	 * Notes which post a template part is.
	 *
	 * @param string  $id         The theme and the name of the template part.
	 * @param array   $attributes The attributes of its block.
	 * @param WP_Post $post       The post.
	 */
	public static function enter_part( $id, $attributes, $post ) {
		array_pop( self::$are_unreadable );
		self::$are_unreadable[] = self::is_unreadable( $post->ID );
	}

	/**
	 * Notes the end of a synced pattern or a template part.
	 *
	 * @param string $html The HTML of its blocks.
	 * @return string
	 */
	public static function leave( $html ) {
		array_pop( self::$are_unreadable );
		return $html;
	}

	/**
	 * Whether the text that WordPress is drawing has an unreadable block. It can be any block without attributes.
	 *
	 * @return bool
	 */
	public static function is_drawing_unreadable() {
		return true === end( self::$are_unreadable );
	}
}
