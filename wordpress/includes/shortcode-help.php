<?php
/**
 * The settings of the shortcodes, on the page Settings → Donations.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints what each shortcode takes, in the words of the form's reference.
 */
function donation_widget_show_shortcode_help() {
	echo '<h2>', esc_html__( 'Shortcodes', 'donation-widget' ), '</h2>';
	echo '<p>', esc_html__( 'In the classic editor and in page builders, write a shortcode instead of a block. Its settings go inside, in straight quotes: [donation_form amounts="5 15 30" gift-aid]. A setting that you only turn on, such as gift-aid, needs no value.', 'donation-widget' ), '</p>';
	foreach ( DONATION_WIDGET_SHORTCODES as $shortcode => $tag ) {
		echo '<details><summary><code>', esc_html( "[$shortcode]" ), '</code></summary><table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'Setting', 'donation-widget' ), __( 'Default', 'donation-widget' ), __( 'Description', 'donation-widget' ) ) as $heading ) {
			echo '<th scope="col">', esc_html( $heading ), '</th>';
		}
		// The reference of the form is in English only.
		echo '</tr></thead><tbody lang="en" dir="ltr">';
		foreach ( donation_widget_data( 'elements' )[ $tag ] as $name => $setting ) {
			if ( ! isset( $setting['setBy'] ) ) {
				donation_widget_show_shortcode_setting( $name, $setting );
			}
		}
		echo '</tbody></table></details>';
	}
}

/**
 * Prints the row of a setting.
 *
 * @param string $name    The name.
 * @param array  $setting The setting in the generated list.
 */
function donation_widget_show_shortcode_setting( $name, $setting ) {
	$help = preg_replace( '/`([^`]+)`/', '<code>$1</code>', esc_html( $setting['help'] ) );
	echo '<tr><th scope="row"><code>', esc_html( $name ), '</code></th>';
	echo '<td>', esc_html( $setting['default'] ?? '' ), '</td>';
	echo '<td>', wp_kses( $help, array( 'code' => array() ) ), '</td></tr>';
}
