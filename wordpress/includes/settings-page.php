<?php
/**
 * The page Settings → Donations.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

const DONATION_WIDGET_PAGE = 'donation-widget';

/**
 * Adds the page to the menu of administrators.
 */
function donation_widget_add_settings_page() {
	add_options_page(
		__( 'Donations', 'donation-widget' ),
		__( 'Donations', 'donation-widget' ),
		'manage_options',
		DONATION_WIDGET_PAGE,
		'donation_widget_show_settings_page'
	);
}

/**
 * The address of the page.
 *
 * @return string
 */
function donation_widget_settings_address() {
	return admin_url( 'options-general.php?page=' . DONATION_WIDGET_PAGE );
}

/**
 * Links to the page from the list of plugins.
 *
 * @param array $links The links below the name of the plugin.
 * @return array
 */
function donation_widget_add_settings_link( $links ) {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( donation_widget_settings_address() ), esc_html__( 'Settings', 'donation-widget' ) ) );
	return $links;
}

/**
 * Adds the fields to the page.
 */
function donation_widget_add_fields() {
	add_settings_section( 'donation_widget_service', '', '__return_false', DONATION_WIDGET_PAGE );
	$fields = array(
		'base_url'        => array(
			'label'   => __( 'Payment service address', 'donation-widget' ),
			'help'    => __( 'Your payment service gives you this address. It starts with https:// and ends with /api/v1.', 'donation-widget' ),
			'example' => 'https://service.example/api/v1',
		),
		'publishable_key' => array(
			'label'   => __( 'Publishable key', 'donation-widget' ),
			'help'    => __( 'Your payment service gives you this key. Never enter a secret key here, because anyone can read this key in the code of your pages.', 'donation-widget' ),
			'example' => 'pk_live_…',
		),
		'test_mode'       => array(
			'label' => __( 'Test mode', 'donation-widget' ),
			'help'  => __( 'Donors then see “Test mode: no money is taken” above the form. Turn it on while you use a test key.', 'donation-widget' ),
			'show'  => 'donation_widget_show_checkbox',
		),
		'currency'        => array(
			'label' => __( 'Currency', 'donation-widget' ),
			'help'  => __( 'Your forms use this currency, unless you choose another one in the settings of a form.', 'donation-widget' ),
			'show'  => 'donation_widget_show_currencies',
		),
		'thanks_page'     => array(
			'label' => __( 'Thank-you page', 'donation-widget' ),
			'help'  => __( 'Donors come back to this page after they pay. Add the block “Donation status” to it, or the shortcode [donation_status].', 'donation-widget' ),
			'show'  => 'donation_widget_show_pages',
		),
		'fallback_url'    => array(
			'label'   => __( 'Link to other ways to give', 'donation-widget' ),
			'help'    => __( 'Visitors see this link while the form loads, or if it can’t load. Link to a page that explains other ways, such as a bank transfer.', 'donation-widget' ),
			'example' => 'https://charity.example/other-ways',
		),
	);
	foreach ( $fields as $name => $field ) {
		add_settings_field(
			'donation_widget_' . $name,
			esc_html( $field['label'] ),
			$field['show'] ?? 'donation_widget_show_text',
			DONATION_WIDGET_PAGE,
			'donation_widget_service',
			array_merge(
				$field,
				array(
					'name'      => $name,
					'label_for' => 'donation_widget_' . $name,
				)
			)
		);
	}
}

/**
 * The name of a field in the form of the page.
 *
 * @param array $field The field.
 * @return string
 */
function donation_widget_field_name( $field ) {
	return DONATION_WIDGET_OPTION . '[' . $field['name'] . ']';
}

/**
 * Prints the help below a field, and what is wrong with its value.
 *
 * @param array $field The field.
 */
function donation_widget_show_help( $field ) {
	$problem = 'test_mode' === $field['name'] ? donation_widget_mode_problem() : '';
	printf( '<div id="%s-help"><p class="description">%s</p>', esc_attr( $field['label_for'] ), esc_html( $field['help'] ) );
	if ( '' !== $problem ) {
		printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( $problem ) );
	}
	echo '</div>';
}

/**
 * Prints a field for a line of text.
 *
 * @param array $field The field.
 */
function donation_widget_show_text( $field ) {
	printf(
		'<input type="text" class="regular-text code" id="%1$s" name="%2$s" value="%3$s" placeholder="%4$s" autocomplete="off" spellcheck="false" aria-describedby="%1$s-help">',
		esc_attr( $field['label_for'] ),
		esc_attr( donation_widget_field_name( $field ) ),
		esc_attr( donation_widget_settings()[ $field['name'] ] ),
		esc_attr( $field['example'] )
	);
	donation_widget_show_help( $field );
}

/**
 * Prints a checkbox.
 *
 * @param array $field The field.
 */
function donation_widget_show_checkbox( $field ) {
	printf(
		'<input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s aria-describedby="%1$s-help">',
		esc_attr( $field['label_for'] ),
		esc_attr( donation_widget_field_name( $field ) ),
		checked( donation_widget_settings()[ $field['name'] ], true, false )
	);
	donation_widget_show_help( $field );
}

/**
 * Prints the list of currencies.
 *
 * @param array $field The field.
 */
function donation_widget_show_currencies( $field ) {
	$chosen = donation_widget_settings()[ $field['name'] ];
	printf(
		'<select id="%1$s" name="%2$s" aria-describedby="%1$s-help">',
		esc_attr( $field['label_for'] ),
		esc_attr( donation_widget_field_name( $field ) )
	);
	foreach ( donation_widget_data( 'currencies' ) as $code ) {
		printf( '<option%s>%s</option>', selected( $chosen, $code, false ), esc_html( $code ) );
	}
	echo '</select>';
	donation_widget_show_help( $field );
}

/**
 * Prints the list of pages.
 *
 * @param array $field The field.
 */
function donation_widget_show_pages( $field ) {
	wp_dropdown_pages(
		array(
			'id'                => esc_attr( $field['label_for'] ),
			'name'              => esc_attr( donation_widget_field_name( $field ) ),
			'selected'          => absint( donation_widget_settings()[ $field['name'] ] ),
			'show_option_none'  => esc_html__( 'The page with the form', 'donation-widget' ),
			'option_none_value' => '0',
		)
	);
	donation_widget_show_help( $field );
}

/**
 * Prints the page.
 */
function donation_widget_show_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>', esc_html__( 'Donations', 'donation-widget' ), '</h1>';
	echo '<p>', esc_html__( 'Enter these details. Then make your donation page here, or add the block “Donation form” to another page. While you use a test key, Tools → Site Health shows if your payment service answers.', 'donation-widget' ), '</p>';
	donation_widget_show_next_steps();
	echo '<form method="post" action="options.php">';
	settings_fields( 'donation_widget' );
	do_settings_sections( DONATION_WIDGET_PAGE );
	submit_button();
	echo '</form>';
	donation_widget_show_shortcode_help();
	echo '</div>';
}
