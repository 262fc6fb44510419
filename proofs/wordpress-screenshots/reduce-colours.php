<?php
/**
 * Gives a PNG file a palette, which makes it less than half as large: `php reduce-colours.php FILE`. Screens have few
 * colours. The most frequent ones stay exactly as they are, so only the edges of letters change.
 */

$image  = imagecreatefrompng( $argv[1] );
$width  = imagesx( $image );
$height = imagesy( $image );
$counts = array();
for ( $y = 0; $y < $height; $y++ ) {
	for ( $x = 0; $x < $width; $x++ ) {
		$colour            = imagecolorat( $image, $x, $y );
		$counts[ $colour ] = ( $counts[ $colour ] ?? 0 ) + 1;
	}
}
arsort( $counts );

$reduced = imagecreate( $width, $height );
$places  = array();
foreach ( array_keys( $counts ) as $at => $colour ) {
	$parts             = array( $colour >> 16 & 255, $colour >> 8 & 255, $colour & 255 );
	$places[ $colour ] = $at < 256 ? imagecolorallocate( $reduced, ...$parts ) : imagecolorclosest( $reduced, ...$parts );
}
for ( $y = 0; $y < $height; $y++ ) {
	for ( $x = 0; $x < $width; $x++ ) {
		imagesetpixel( $reduced, $x, $y, $places[ imagecolorat( $image, $x, $y ) ] );
	}
}
imagepng( $reduced, $argv[1], 9 );
