<?php
/**
 * Changes pages as page transitions do (Barba, Swup, PJAX): a link puts the content of the next page into this one, and no
 * script in it runs. With `&everywhere`, the page has the line that the documentation gives for such sites.
 */

if ( isset( $_GET['everywhere'] ) ) {
	add_action( 'wp_enqueue_scripts', 'donation_widget_use_script' );
}

add_action(
	'wp_footer',
	static function () {
		?>
		<script>
			document.addEventListener( 'click', async ( event ) => {
				const link = event.target.closest( 'a[href]' );
				if ( ! link ) return;
				event.preventDefault();
				const html = await ( await fetch( link.href ) ).text();
				document.body.innerHTML = new DOMParser().parseFromString( html, 'text/html' ).body.innerHTML;
				history.pushState( null, '', link.href );
			} );
		</script>
		<?php
	}
);
