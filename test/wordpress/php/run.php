<?php
/**
 * Runs code in WordPress and prints what it returns, as JSON: `php run.php FOLDER CODE JSON`. The code gets the last
 * argument as `$given`.
 */

require $argv[1] . '/wp-load.php';

$given = json_decode( $argv[3], true );
// phpcs:ignore Squiz.PHP.Eval -- only tests call this.
echo wp_json_encode( eval( $argv[2] ) );
