<?php
/**
 * The blocks “Donation form”, “Donation status” and “Donation button”.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks. Their attributes come from the form's sources.
 */
function donation_widget_register_blocks() {
	donation_widget_register_block(
		'form',
		'donation_widget_draw_form_block',
		array(
			'title'       => __( 'Donation form', 'donation-widget' ),
			'description' => __( 'A form where donors choose an amount. They pay on your payment service’s page.', 'donation-widget' ),
			'icon'        => 'heart',
		)
	);
	donation_widget_register_block(
		'status',
		'donation_widget_draw_status_block',
		array(
			'title'       => __( 'Donation status', 'donation-widget' ),
			'description' => __( 'Tells donors if their payment succeeded. Add it to your thank-you page.', 'donation-widget' ),
			'icon'        => 'yes-alt',
		)
	);
	donation_widget_register_block(
		'button',
		'donation_widget_draw_button_block',
		array(
			'title'       => __( 'Donation button', 'donation-widget' ),
			'description' => __( 'A button that opens the donation form in a window above the page.', 'donation-widget' ),
			'icon'        => 'button',
		)
	);
}

/**
 * Registers a block.
 *
 * @param string   $block The name of the block without its prefix.
 * @param callable $draw  Returns the HTML inside the block for its attributes.
 * @param array    $own   What no other block has.
 */
function donation_widget_register_block( $block, $draw, $own ) {
	$attributes = donation_widget_data( 'blocks' )[ $block ];
	if ( isset( $attributes['currency'] ) ) {
		$attributes['currency']['default'] = donation_widget_settings()['currency'];
	}
	// WordPress saves the anchor of a block that PHP draws only if the block has this attribute.
	$attributes['anchor'] = array( 'type' => 'string' );
	register_block_type(
		'donation-widget/' . $block,
		array_merge(
			array(
				'api_version'           => 3,
				'category'              => 'widgets',
				'keywords'              => array(
					_x( 'donate', 'keyword of a block', 'donation-widget' ),
					_x( 'give', 'keyword of a block', 'donation-widget' ),
					_x( 'charity', 'keyword of a block', 'donation-widget' ),
				),
				'attributes'            => $attributes,
				'supports'              => array(
					'align'   => array( 'left', 'center', 'right', 'wide', 'full' ),
					'anchor'  => true,
					'html'    => false,
					'spacing' => array( 'margin' => true ),
				),
				'editor_script_handles' => array( DONATION_WIDGET_EDITOR_HANDLE ),
				'editor_style_handles'  => array( DONATION_WIDGET_EDITOR_HANDLE ),
				'render_callback'       => static function ( $attributes, $content, $parsed ) use ( $draw ) {
					return donation_widget_is_readable( $parsed )
						? donation_widget_wrap_block( $attributes, $draw( $attributes ) )
						: donation_widget_unreadable_block();
				},
			),
			$own
		)
	);
}

/**
 * Whether WordPress could read the attributes of a block. It can't if someone has cut their JSON short in the code.
 *
 * @param WP_Block $block The block.
 * @return bool
 */
function donation_widget_is_readable( $block ) {
	$attributes = $block->parsed_block['attrs'];
	if ( array() === $attributes && Donation_Widget_Sources::is_drawing_unreadable() ) {
		return false;
	}
	return is_array( $attributes ) && empty( $attributes['unreadable'] );
}

/**
 * Draws a block that can't be read: a form without its settings could collect money for the wrong purpose.
 * WordPress 6.1 can't write the wrapper of such a block, and would end the page there.
 *
 * @return string
 */
function donation_widget_unreadable_block() {
	$problem = __( 'The settings of this block can’t be read, so the block isn’t shown. Set them again in the editor.', 'donation-widget' );
	return donation_widget_problems( array( $problem ) ) . donation_widget_fallback_link();
}

/**
 * Draws the block of the form.
 *
 * @param array $attributes The attributes of the block.
 * @return string
 */
function donation_widget_draw_form_block( $attributes ) {
	return donation_widget_show_form( donation_widget_block_values( 'form', $attributes ) );
}

/**
 * Draws the block of the status.
 *
 * @param array $attributes The attributes of the block.
 * @return string
 */
function donation_widget_draw_status_block( $attributes ) {
	return donation_widget_show_status( donation_widget_block_values( 'status', $attributes ) );
}

/**
 * Draws the block of the button. Its form inherits the custom properties.
 *
 * @param array $attributes The attributes of the block.
 * @return string
 */
function donation_widget_draw_button_block( $attributes ) {
	$of_button = array();
	$of_form   = array();
	foreach ( donation_widget_block_values( 'button', $attributes ) as $name => $value ) {
		if ( 0 === strpos( $name, 'button-' ) ) {
			$of_button[ substr( $name, strlen( 'button-' ) ) ] = $value;
		} elseif ( 0 === strpos( $name, '--' ) ) {
			$of_button[ $name ] = $value;
		} else {
			$of_form[ $name ] = $value;
		}
	}
	return donation_widget_show_button( $of_button, $of_form );
}

/**
 * Returns the settings in the attributes of a block, without the attributes that WordPress or another plugin has added
 * to it. A wide form fills its block, unless the block sets a width.
 *
 * @param string $block      The name of the block without its prefix.
 * @param array  $attributes The attributes of the block.
 * @return array
 */
function donation_widget_block_values( $block, $attributes ) {
	$known  = donation_widget_data( 'blocks' )[ $block ];
	$type   = WP_Block_Type_Registry::get_instance()->get_registered( 'donation-widget/' . $block );
	$values = array();
	foreach ( array_diff_key( $attributes, array_diff_key( $type->get_attributes(), $known ) ) as $name => $value ) {
		// WordPress has checked the types of known attributes. Only the name of an unknown one is used.
		$setting            = 0 === strpos( $name, 'form-' ) ? substr( $name, strlen( 'form-' ) ) : (string) $name;
		$values[ $setting ] = is_string( $value ) ? donation_widget_block_text( $value ) : true === $value;
	}
	$is_wide = in_array( $attributes['align'] ?? '', array( 'wide', 'full' ), true );
	if ( $is_wide && 'button' !== $block && '' === trim( $values['--donation-max-width'] ?? '' ) ) {
		$values['--donation-max-width'] = '100%';
	}
	return $values;
}

/**
 * Decodes the entities that WordPress writes into the blocks of authors without `unfiltered_html`: quotes only after a
 * `<`.
 *
 * @param string $text The value of an attribute.
 * @return string
 */
function donation_widget_block_text( $text ) {
	return strtr(
		$text,
		array(
			'&amp;'  => '&',
			'&lt;'   => '<',
			'&gt;'   => '>',
			'&quot;' => '"',
			'&#039;' => "'",
		)
	);
}

/**
 * Adds the element that has the classes, the margins and the anchor of a block.
 *
 * @param array  $attributes The attributes of the block.
 * @param string $content    HTML, already escaped.
 * @return string
 */
function donation_widget_wrap_block( $attributes, $content ) {
	if ( '' === $content ) {
		return '';
	}
	$wrapper = get_block_wrapper_attributes();
	$anchor  = trim( donation_widget_block_text( (string) ( $attributes['anchor'] ?? '' ) ) );
	// A later WordPress could add the anchor itself.
	if ( '' !== $anchor && 1 !== preg_match( '/(?:^| )id="/', $wrapper ) ) {
		$wrapper .= sprintf( ' id="%s"', donation_widget_escape( $anchor ) );
	}
	return sprintf( '<div %s>%s</div>', donation_widget_without_shortcodes( $wrapper ), $content );
}
