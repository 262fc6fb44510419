<?php
/**
 * Prints styles that themes have for whatever has the focus or the pointer. The first is that of the default theme.
 */

add_action(
	'wp_head',
	static function () {
		echo '<style>
			:where(.wp-site-blocks *:focus) { outline-width: 2px; outline-style: solid; }
			*:focus, *:focus-within, a:hover { outline: 2px dotted; }
			* { transition: all 0.2s; }
		</style>';
	}
);
