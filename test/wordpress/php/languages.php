<?php
/**
 * Shows a page in the language that its address names, such as `&lang=de_DE`. Multilingual plugins do it in this way:
 * they filter the locale, and set the direction of the text.
 */

if ( isset( $_GET['lang'] ) ) {
	add_filter(
		'locale',
		static function () {
			return $_GET['lang'];
		}
	);
	$GLOBALS['text_direction'] = in_array( $_GET['lang'], array( 'ar', 'ur' ), true ) ? 'rtl' : 'ltr';
}
