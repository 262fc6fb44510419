<?php
/**
 * The data that `npm run build -- wordpress` makes from the sources of the form.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a part of the generated data.
 *
 * @param string $part The key: 'version', 'elements', 'slots', 'properties', 'blocks', 'metadataKeys', 'inks',
 *                     'currencies', 'style', 'viewStyles' or 'returnScript'.
 * @return mixed
 */
function donation_widget_data( $part ) {
	static $data = null;
	if ( null === $data ) {
		$data = require dirname( DONATION_WIDGET_FILE ) . '/generated/data.php';
	}
	return $data[ $part ];
}
