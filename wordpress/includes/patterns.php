<?php
/**
 * The patterns “Donation page”, “Appeal with a button” and “Thank-you page”: blocks with texts that a charity can keep.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

const DONATION_WIDGET_PATTERNS = 'donation-widget';

/**
 * Registers the patterns in a category of their own.
 */
function donation_widget_register_patterns() {
	register_block_pattern_category( DONATION_WIDGET_PATTERNS, array( 'label' => __( 'Donations', 'donation-widget' ) ) );
	donation_widget_register_pattern(
		'donation-page',
		__( 'Donation page', 'donation-widget' ),
		__( 'The donation form, with an introduction and answers to common questions.', 'donation-widget' ),
		donation_widget_donation_page_pattern(),
		// WordPress offers it for a new page. With `postTypes`, it couldn't be added to a post.
		array( 'blockTypes' => array( 'core/post-content' ) )
	);
	donation_widget_register_pattern(
		'appeal',
		__( 'Appeal with a button', 'donation-widget' ),
		__( 'A short appeal in a box. Its button opens the donation form in a window above the page.', 'donation-widget' ),
		donation_widget_appeal_pattern()
	);
	donation_widget_register_pattern(
		'thank-you-page',
		__( 'Thank-you page', 'donation-widget' ),
		__( 'For the page that donors come back to. It tells them if their payment succeeded, and thanks them only then.', 'donation-widget' ),
		donation_widget_thanks_pattern()
	);
}

/**
 * Registers a pattern.
 *
 * @param string $name        The name without its prefix.
 * @param string $title       The title in the list of patterns.
 * @param string $description What the pattern is for.
 * @param string $content     The blocks.
 * @param array  $own         What no other pattern has.
 */
function donation_widget_register_pattern( $name, $title, $description, $content, $own = array() ) {
	register_block_pattern(
		'donation-widget/' . $name,
		array_merge(
			array(
				'title'         => $title,
				'description'   => $description,
				'content'       => $content,
				'categories'    => array( DONATION_WIDGET_PATTERNS ),
				'keywords'      => array(
					_x( 'donate', 'keyword of a block', 'donation-widget' ),
					_x( 'give', 'keyword of a block', 'donation-widget' ),
					_x( 'charity', 'keyword of a block', 'donation-widget' ),
				),
				'viewportWidth' => 650,
			),
			$own
		)
	);
}

/**
 * A paragraph.
 *
 * @param string $text The text.
 * @return string
 */
function donation_widget_paragraph_block( $text ) {
	return get_comment_delimited_block_content( 'core/paragraph', array(), '<p>' . esc_html( $text ) . '</p>' );
}

/**
 * A heading.
 *
 * @param string $text  The text.
 * @param int    $level The level. The title of a page has level 1.
 * @return string
 */
function donation_widget_heading_block( $text, $level = 2 ) {
	$attributes = 2 === $level ? array() : array( 'level' => $level );
	return get_comment_delimited_block_content( 'core/heading', $attributes, sprintf( '<h%1$d>%2$s</h%1$d>', $level, esc_html( $text ) ) );
}

/**
 * A link that looks like a button.
 *
 * @param string $text    The text.
 * @param string $address Where it leads.
 * @return string
 */
function donation_widget_link_block( $text, $address ) {
	$link   = sprintf( '<a class="wp-block-button__link wp-element-button" href="%s">%s</a>', esc_url( $address ), esc_html( $text ) );
	$button = get_comment_delimited_block_content( 'core/button', array(), '<div class="wp-block-button">' . $link . '</div>' );
	return get_comment_delimited_block_content( 'core/buttons', array(), '<div class="wp-block-buttons">' . $button . '</div>' );
}

/**
 * A box around blocks. It has the colours of the page, so it fits every theme.
 *
 * @param string $blocks The blocks.
 * @return string
 */
function donation_widget_box_block( $blocks ) {
	$padding    = array_fill_keys( array( 'top', 'right', 'bottom', 'left' ), '1.5em' );
	$attributes = array(
		'style'  => array(
			'border'  => array( 'width' => '1px' ),
			'spacing' => array( 'padding' => $padding ),
		),
		'layout' => array( 'type' => 'constrained' ),
	);
	$style      = 'border-width:1px;padding-top:1.5em;padding-right:1.5em;padding-bottom:1.5em;padding-left:1.5em';
	$box        = '<div class="wp-block-group" style="' . $style . '">' . $blocks . '</div>';
	return get_comment_delimited_block_content( 'core/group', $attributes, $box );
}

/**
 * The blocks of “Donation page”.
 *
 * @return string
 */
function donation_widget_donation_page_pattern() {
	$blocks = array(
		donation_widget_heading_block( __( 'Your gift makes our work possible', 'donation-widget' ) ),
		donation_widget_paragraph_block( __( 'We rely on people like you. Give once or every month, and choose the amount that’s right for you.', 'donation-widget' ) ),
		get_comment_delimited_block_content( 'donation-widget/form', array(), '' ),
		donation_widget_heading_block( __( 'Questions about donating', 'donation-widget' ) ),
		donation_widget_heading_block( __( 'How do I pay?', 'donation-widget' ), 3 ),
		donation_widget_paragraph_block( __( 'You pay on the secure page of our payment service, so this website never sees your card details. Then you come back here and see whether your payment succeeded.', 'donation-widget' ) ),
		donation_widget_heading_block( __( 'Can I change or stop a monthly donation?', 'donation-widget' ), 3 ),
		donation_widget_paragraph_block( __( 'Yes, at any time. Write to us, and we’ll do it for you.', 'donation-widget' ) ),
		donation_widget_heading_block( __( 'Can I give in another way?', 'donation-widget' ), 3 ),
		donation_widget_paragraph_block( __( 'Yes. Write to us if you’d like to give by bank transfer, or to leave a gift in your will.', 'donation-widget' ) ),
	);
	return implode( "\n\n", $blocks );
}

/**
 * The blocks of “Appeal with a button”.
 *
 * @return string
 */
function donation_widget_appeal_pattern() {
	$blocks = array(
		donation_widget_heading_block( __( 'Will you help today?', 'donation-widget' ) ),
		donation_widget_paragraph_block( __( 'Every gift helps us do more, whatever its size. You choose how much you give, and how often.', 'donation-widget' ) ),
		get_comment_delimited_block_content( 'donation-widget/button', array(), '' ),
	);
	return donation_widget_box_block( implode( "\n\n", $blocks ) );
}

/**
 * The blocks of “Thank-you page”. Donors also come here after a failed payment, so only the status thanks them.
 *
 * @return string
 */
function donation_widget_thanks_pattern() {
	$thanks = __( 'Your gift makes our work possible. We’re grateful that you’re part of it.', 'donation-widget' );
	$blocks = array(
		get_comment_delimited_block_content( 'donation-widget/status', array( 'slot-succeeded' => $thanks ), '' ),
		donation_widget_heading_block( __( 'See what we do', 'donation-widget' ) ),
		donation_widget_paragraph_block( __( 'Read our latest news, and tell your friends about our work.', 'donation-widget' ) ),
		donation_widget_link_block( __( 'Go to our home page', 'donation-widget' ), home_url( '/' ) ),
		donation_widget_heading_block( __( 'Do you have a question about your donation?', 'donation-widget' ) ),
		donation_widget_paragraph_block( __( 'Write to us with the date and the amount, and we’ll look into it.', 'donation-widget' ) ),
	);
	return implode( "\n\n", $blocks );
}
