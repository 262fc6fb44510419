<?php
/**
 * The HTML of a form's first view, written from data. The data come from the browser of somebody who can publish the
 * post, so they are as untrusted as the post. Only tags and attributes of a form are written, each text is escaped, and
 * nothing in a view can run, load or send anything.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

// How deep elements can be nested. The form with all questions needs 11.
const DONATION_WIDGET_VIEW_DEPTH = 20;

// The most bytes of a view as JSON. The form with all questions needs about a third.
const DONATION_WIDGET_VIEW_BYTES = 65536;

// The attributes that every element can have.
const DONATION_WIDGET_VIEW_ATTRIBUTES = array( 'id', 'class', 'part', 'lang', 'dir', 'hidden', 'role', 'aria-describedby', 'aria-disabled', 'aria-hidden', 'aria-label', 'aria-labelledby', 'aria-live', 'aria-required' );

// Each tag with its other attributes.
const DONATION_WIDGET_VIEW_TAGS = array(
	'a'        => array( 'href', 'target', 'rel' ),
	'bdi'      => array(),
	'button'   => array( 'type', 'tabindex' ),
	'dd'       => array(),
	'div'      => array(),
	'dl'       => array(),
	'dt'       => array(),
	'fieldset' => array(),
	'form'     => array( 'method', 'novalidate' ),
	'h2'       => array(),
	'input'    => array( 'type', 'name', 'value', 'checked', 'max', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck', 'placeholder' ),
	'label'    => array( 'for' ),
	'legend'   => array(),
	'li'       => array(),
	'option'   => array( 'value', 'selected' ),
	'p'        => array(),
	'path'     => array( 'd' ),
	'select'   => array( 'name', 'autocomplete' ),
	'slot'     => array( 'name' ),
	'span'     => array(),
	'strong'   => array(),
	'svg'      => array( 'viewBox', 'fill' ),
	'textarea' => array( 'name', 'rows', 'autocomplete' ),
	'ul'       => array(),
);

// Attributes that an element must have with this value. A form sends nothing, no button is its submit button, no link
// passes on where it was, and no colour is an address.
const DONATION_WIDGET_VIEW_FIXED = array(
	'a'      => array(
		'target' => '_blank',
		'rel'    => 'noopener noreferrer',
	),
	'button' => array( 'type' => 'button' ),
	'form'   => array(
		'method'     => 'dialog',
		'novalidate' => '',
	),
	'svg'    => array( 'fill' => 'currentColor' ),
);

const DONATION_WIDGET_VIEW_INPUTS = array( 'checkbox', 'date', 'radio', 'tel', 'text' );

/**
 * Writes a view as the template that browsers show before any script has run.
 *
 * @param mixed $view The view: the names of its questions with styles, and its tree.
 * @return string '' if the view has anything that a form doesn't have.
 */
function donation_widget_view_html( $view ) {
	$json = wp_json_encode( $view );
	if ( ! is_string( $json ) || strlen( $json ) > DONATION_WIDGET_VIEW_BYTES || ! is_array( $view ) ) {
		return '';
	}
	$style = donation_widget_view_style( $view['questions'] ?? null );
	$form  = donation_widget_view_root( $view['tree'] ?? null );
	if ( null === $style || null === $form ) {
		return '';
	}
	return sprintf( '<template shadowrootmode="open"><style>%s</style>%s%s</template>', $style, $form, donation_widget_return_script() );
}

/**
 * The script that hides a form from donors who might come back from the payment page. A page cache can send them what it
 * sends to everybody. WordPress adds attributes, such as a nonce, and lines, which would change the documented hash.
 *
 * @return string
 */
function donation_widget_return_script() {
	preg_match( '/<script[^>]*>/', wp_get_inline_script_tag( '', array( 'data-cfasync' => 'false' ) ), $tag );
	return sprintf( '<span hidden>%s%s</script></span>', $tag[0] ?? '<script>', donation_widget_data( 'returnScript' ) );
}

/**
 * The style of a view.
 *
 * @param mixed $names The names of the questions that have styles.
 * @return string|null Null if there is anything else among the names.
 */
function donation_widget_view_style( $names ) {
	$known = donation_widget_data( 'viewStyles' );
	if ( ! is_array( $names ) || count( $names ) > count( $known['questions'] ) ) {
		return null;
	}
	$style = '';
	foreach ( $names as $name ) {
		if ( ! is_string( $name ) || ! isset( $known['questions'][ $name ] ) ) {
			return null;
		}
		$style .= $known['questions'][ $name ];
	}
	return $known['start'] . $style . $known['end'];
}

/**
 * Writes the element that holds the form. The script finds it by its class and removes it, so the view can't choose
 * that.
 *
 * @param mixed $node The element as data.
 * @return string|null Null if it can't be written.
 */
function donation_widget_view_root( $node ) {
	$fixed = array(
		'class' => 'themed donation-prerendered',
		'part'  => 'card',
	);
	if ( ! is_array( $node ) || 'div' !== ( $node[0] ?? null ) || ! is_array( $node[1] ?? null ) ) {
		return null;
	}
	$node[1] = array_merge( $node[1], $fixed );
	return donation_widget_view_node( $node, 1 );
}

/**
 * Writes a part of a view.
 *
 * @param mixed $node  A text, or a list of a tag, attributes by name, and the parts inside.
 * @param int   $depth How many elements it's in, with itself.
 * @return string|null Null if it can't be written.
 */
function donation_widget_view_node( $node, $depth ) {
	if ( is_string( $node ) ) {
		return donation_widget_view_text( $node );
	}
	if ( ! is_array( $node ) || $depth > DONATION_WIDGET_VIEW_DEPTH || array_keys( $node ) !== array_keys( array_values( $node ) ) ) {
		return null;
	}
	$tag = array_shift( $node );
	if ( ! is_string( $tag ) || ! isset( DONATION_WIDGET_VIEW_TAGS[ $tag ] ) ) {
		return null;
	}
	$html = donation_widget_view_attributes( $tag, array_shift( $node ) );
	if ( null === $html ) {
		return null;
	}
	$html = '<' . $tag . $html . '>';
	foreach ( $node as $child ) {
		$inside = 'input' === $tag ? null : donation_widget_view_node( $child, $depth + 1 );
		if ( null === $inside ) {
			return null;
		}
		$html .= $inside;
	}
	return 'input' === $tag ? $html : $html . '</' . $tag . '>';
}

/**
 * Writes the attributes of an element.
 *
 * @param string $tag        The tag.
 * @param mixed  $attributes Texts by name.
 * @return string|null Null if they can't be written.
 */
function donation_widget_view_attributes( $tag, $attributes ) {
	$known = array_merge( DONATION_WIDGET_VIEW_ATTRIBUTES, DONATION_WIDGET_VIEW_TAGS[ $tag ] );
	$fixed = DONATION_WIDGET_VIEW_FIXED[ $tag ] ?? array();
	if ( ! is_array( $attributes ) ) {
		return null;
	}
	foreach ( $fixed as $name => $value ) {
		if ( ( $attributes[ $name ] ?? null ) !== $value ) {
			return null;
		}
	}
	$html = '';
	foreach ( $attributes as $name => $value ) {
		if ( ! in_array( $name, $known, true ) || ! donation_widget_is_view_value( $tag, $name, $value ) ) {
			return null;
		}
		$html .= '' === $value ? ' ' . $name : sprintf( ' %s="%s"', $name, donation_widget_escape( $value ) );
	}
	return $html;
}

/**
 * Whether an attribute can have a value.
 *
 * @param string $tag   The tag of the element.
 * @param string $name  The name of the attribute.
 * @param mixed  $value The value.
 * @return bool
 */
function donation_widget_is_view_value( $tag, $name, $value ) {
	if ( ! is_string( $value ) || null === donation_widget_view_text( $value ) ) {
		return false;
	}
	if ( 'href' === $name ) {
		return 1 === preg_match( '#^(?:https://|mailto:|tel:)#', $value );
	}
	if ( 'input' === $tag && 'type' === $name ) {
		return in_array( $value, DONATION_WIDGET_VIEW_INPUTS, true );
	}
	return true;
}

/**
 * Writes a text as WordPress can't change it afterwards: it would set other quotes, dashes and smileys, and look for
 * shortcodes, even in what blocks have drawn.
 *
 * @param string $text The text.
 * @return string|null Null if it has control characters, or isn't UTF-8.
 */
function donation_widget_view_text( $text ) {
	if ( 1 !== preg_match( '/^[^\p{Cc}]*$/uD', $text ) ) {
		return null;
	}
	return preg_replace_callback(
		'/[^A-Za-z0-9 \x80-\xff]|x(?=\d)/',
		static function ( $found ) {
			return '&#' . ord( $found[0] ) . ';';
		},
		$text
	);
}
