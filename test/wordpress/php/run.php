<?php
/**
 * Runs code in WordPress and answers with what it returns, as JSON. The body of the request has the code, and a value that
 * the code gets as `$given`. It's in the folder of WordPress.
 */

require __DIR__ . '/wp-load.php';

$request = json_decode( file_get_contents( 'php://input' ), true );
$given   = $request['given'];
// phpcs:ignore Squiz.PHP.Eval -- only tests call this.
echo wp_json_encode( eval( $request['code'] ) );
