<?php
/**
 * Reads blocks as WordPress does, and keeps track of blocks of the plugin with broken settings.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Marks the blocks that WordPress can't read. Since version 6.4, it can write blocks again before it draws them, in
 * templates, patterns and posts, without attributes that it couldn't read.
 */
class Donation_Widget_Block_Parser extends WP_Block_Parser {

	/**
	 * Reads the blocks of a text.
	 *
	 * @param string $document The text.
	 * @return array[]
	 */
	public function parse( $document ) {
		$marked = preg_replace_callback(
			'/(<!--\s+wp:donation-widget\/[a-z]+\s+)(\{.*?\})(\s+\/?-->)/s',
			static function ( $found ) {
				$json = is_array( json_decode( $found[2], true ) ) ? $found[2] : '{"unreadable":true}';
				return $found[1] . $json . $found[3];
			},
			(string) $document
		);
		return parent::parse( null === $marked ? $document : $marked );
	}
}

/**
 * Names the parser, unless another plugin has its own.
 *
 * @param string $parser_class The name of the class of the parser.
 * @return string
 */
function donation_widget_block_parser( $parser_class ) {
	return 'WP_Block_Parser' === $parser_class ? 'Donation_Widget_Block_Parser' : $parser_class;
}
