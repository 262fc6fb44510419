import type { RuleName } from './check.js';

const f = (body: string) => `function donation_f( $a ) { ${body} }`;

/** Code that breaks exactly one rule. */
export const wrong: Partial<Record<RuleName, string[]>> = {
  escaping: [
    ...['echo $a;', 'echo "<b>$a</b>";', "echo 'a' . $a;", "echo esc_html( 'a' ), $a;", 'print $a;'].map(f),
    ...[
      "printf( '<b>%s</b>', $a );",
      'printf( $a );',
      'vprintf( "%s", $a );',
      'exit( $a );',
      'die( $a );',
    ].map(f),
    ...['wp_die( $a );', 'echo sprintf( "%s", $a );', 'echo $a ? $a : 1;', 'echo $a ?: 1;', 'echo a();'].map(
      f,
    ),
    ...["echo implode( ', ', array_map( 'trim', $a ) );", 'echo (string) $a;', 'echo esc_url_raw( $a );'].map(
      f,
    ),
    "_e( 'Settings', 'donation-widget' );",
    "echo __( 'Settings', 'donation-widget' );",
  ],
  inlineScript: [
    ...[
      "wp_add_inline_script( 'donation-a', $a );",
      "wp_print_inline_script_tag( 'let a = ' . esc_js( $a ) );",
    ].map(f),
    f("wp_add_inline_script( 'donation-a', 'let a = ' . wp_json_encode( $a ) );"),
    f('wp_get_inline_script_tag( "let a = \'$a\'" );'),
  ],
  request: [
    ...["$_GET['a'];", "$_POST['a'];", "$_REQUEST['a'];", "$_SERVER['a'];", "$_COOKIE['a'];"].map(f),
    ...["$_FILES['a'];", "$GLOBALS['a'];", "filter_input( INPUT_GET, 'a' );", "getenv( 'a' );"].map(f),
  ],
  capability: [
    `add_options_page( 'A', 'A', 'read', 'donation-a', 'donation_f' ); ${f("current_user_can( 'a' );")}`,
    `add_options_page( 'A', 'A', 'manage_options', 'donation-a', 'donation_f' ); ${f('')}`,
    `add_submenu_page( 'a', 'A', 'A', 'manage_options', 'donation-a', function () {} );`,
    `add_menu_page( 'A', 'A', 'manage_options', 'donation-a', 'donation_unknown' );`,
    `add_action( 'wp_ajax_donation_a', 'donation_f' ); ${f("current_user_can( 'manage_options' );")}`,
    `add_action( 'admin_post_donation_a', 'donation_f' ); ${f("check_admin_referer( 'a' );")}`,
    `add_action( 'wp_ajax_nopriv_donation_a', 'donation_f' );`,
    `add_action( 'save_post_page', 'donation_f' ); ${f('')}`,
    `register_rest_route( 'donation-widget/v1', '/a', array( 'callback' => 'donation_f' ) );`,
    `register_rest_route( 'donation-widget/v1', '/a', array( 'callback' => 'donation_f', 'permission_callback' => '__return_true' ) );`,
  ],
  prefix: [
    'function widget_f() {}',
    'function f() {}',
    'const WIDGET_A = 1;',
    "define( 'A', 1 );",
    'class Widget {}',
    '$settings = 1;',
    'foreach ( array() as $one ) {}',
    "do_action( 'a' );",
    "apply_filters( 'widget_a', 1 );",
    "wp_register_script( 'widget', false );",
    "register_setting( 'donation_widget', 'settings' );",
    "add_shortcode( 'donate', 'donation_f' );",
    "register_block_type( 'widget/form', array() );",
    f('register_block_type( $a );'),
    "const DONATION_NAME = 'name'; add_shortcode( DONATION_NAME, 'donation_f' );",
    "add_options_page( 'A', 'A', 'manage_options', 'a', function () { current_user_can( 'manage_options' ); } );",
  ],
  translation: [
    "esc_html__( 'Settings' );",
    "esc_html__( 'Settings', 'default' );",
    "const DONATION_A = 'donation-widget'; __( 'Settings', DONATION_A );",
    f("__( $a, 'donation-widget' );"),
    f('__( "Settings $a", \'donation-widget\' );'),
    "__( 'Settings' . 'more', 'donation-widget' );",
    "_x( 'Settings', 'donation-widget' );",
    "__( 'Hello %s', 'donation-widget' );",
    "/* translators: %s: the name. */\n\n__( 'Hello %s', 'donation-widget' );",
    "/* %s: the name. */\n__( 'Hello %s', 'donation-widget' );",
    "/* translators: the names. */\n__( '%s and %s', 'donation-widget' );",
    f("_n( '%d gift', '%d gifts', $a, 'donation-widget' );"),
  ],
  dynamicCode: [
    ...['eval( $a );', 'extract( $a );', '`ls`;', '$$a;', '@f();', 'shell_exec( $a );'].map(f),
    ...['unserialize( $a );', 'base64_decode( $a );', 'var_dump( $a );', "ini_set( 'a', 1 );"].map(f),
  ],
  remoteCall: [
    ...['wp_remote_get( $a );', 'wp_safe_remote_post( $a );', 'curl_init( $a );', 'new WP_Http();'].map(f),
    ...['download_url( $a );', 'fsockopen( $a );', "wp_mail( 'a', 'b', 'c' );", "setcookie( 'a' );"].map(f),
    "wp_schedule_event( 1, 'daily', 'donation_f' );",
  ],
  foreignFile: [
    ...['require $a;', 'include "$a.php";', "require __DIR__ . $a . '.php';", 'file_get_contents( $a );'].map(
      f,
    ),
    "require 'https://a.example/a.php';",
    "file_get_contents( 'https://a.example' );",
  ],
  directSql: [
    ...[
      'global $wpdb;',
      "$wpdb->query( 'a' );",
      'new mysqli();',
      'mysqli_query( $a );',
      'dbDelta( $a );',
    ].map(f),
  ],
  storage: [
    "update_option( 'donation_widget_settings', 1 );",
    "delete_option( 'donation_widget_settings' );",
    ...[
      "set_transient( 'donation_a', $a );",
      "update_post_meta( $a, 'donation_a', 1 );",
      'wp_insert_post( $a );',
    ].map(f),
    ...['update_user_meta( $a, 1, 1 );', "set_site_transient( 'donation_a', $a );"].map(f),
  ],
  directory: [
    "load_plugin_textdomain( 'donation-widget' );",
    "add_filter( 'block_parser_class', 'donation_f' ); function donation_f() {}",
    "f( 'http://localhost/api' );",
    "f( 'https://site.local/api' );",
    "defined( 'ALLOW_UNFILTERED_UPLOADS' );",
    "add_filter( 'auto_update_plugin', '__return_true' );",
    "add_filter( 'pre_set_site_transient_update_plugins', 'donation_f' ); function donation_f() {}",
  ],
  comparison: [
    ...[
      "return 'a' == $a;",
      "return 'a' != $a;",
      "in_array( 'a', $a );",
      "array_search( 'a', $a, false );",
    ].map(f),
    ...["return $a === 'a';", "return $a['b'] !== null;", 'return $a === DONATION_A;'].map(f),
  ],
  phpVersion: [
    ...['match ( 1 ) { 1 => 2 };', 'f( a: 1 );', '$a?->b;', 'strlen( ... );', '$a ?? throw new E();'].map(f),
    ...[
      '$a::class;',
      '0o17;',
      'try { f(); } catch ( E ) {}',
      'array_is_list( $a );',
      'get_debug_type( $a );',
    ].map(f),
    ...['int|string $a', 'A&B $a', 'mixed $a', '$a,', '$a = new A()', '#[A] $a'].map(
      (parameter) => `function donation_f( ${parameter}\n) {}`,
    ),
    ...['never', 'static', 'false'].map((type) => `function donation_f(): ${type} {}`),
    'enum Donation_A { case B; }',
    '#[A]\nfunction donation_f() {}',
    'class Donation_A { public function __construct( private $a ) {} }',
    'class Donation_A { public readonly int $a; }',
    'readonly class Donation_A {}',
    'function donation_f( {',
  ],
};

/** Code that looks like one of the above, but is right. */
export const correct: string[] = [
  f("echo '<b>', esc_html( $a ), '</b>';"),
  f("printf( '<a href=\"%s\">%s</a>', esc_url( $a ), esc_html__( 'Settings', 'donation-widget' ) );"),
  f("echo '<b>' . sprintf( '%s', esc_attr( $a ) ) . '</b>', (int) $a, $a ? 'a' : 'b', \"c\";"),
  f("echo implode( '</li><li>', array_map( 'esc_html', $a ) );"),
  f("wp_die( esc_html( $a ), '', array( 'response' => 403 ) );"),
  f("vprintf( '%s %s', array( esc_html( $a ), 1 ) );"),
  f(
    "wp_add_inline_script( 'donation-a', 'let a = ' . wp_json_encode( $a, JSON_HEX_TAG | JSON_HEX_AMP ) . ';' );",
  ),
  "const DONATION_SCRIPT = 'let a = 1;'; wp_print_inline_script_tag( DONATION_SCRIPT );",
  "esc_html_e( 'Settings', 'donation-widget' );",
  "/* translators: %s: the name. */\n__( 'Hello %s', 'donation-widget' );",
  "/*\n * translators: 1: a name, 2: another.\n */\n__( '%1$s and %2$s', 'donation-widget' );",
  "__( '50 percent', 'donation-widget' );",
  f("/* translators: %d: a number. */\n_n( '%d gift', '%d gifts', $a, 'donation-widget' );"),
  `add_options_page( 'A', 'A', 'manage_options', 'donation-a', 'donation_f' ); ${f("current_user_can( 'manage_options' );")}`,
  `add_action( 'wp_ajax_donation_a', 'donation_f' ); ${f("check_ajax_referer( 'donation_a' ); current_user_can( 'manage_options' );")}`,
  `add_action( 'init', 'donation_f' ); ${f('')}`,
  "register_rest_route( 'donation-widget/v1', '/a', array( 'callback' => 'donation_f', 'permission_callback' => function () { return current_user_can( 'edit_posts' ); } ) );",
  f("register_block_type( 'donation-widget/' . $a );"),
  "const DONATION_A = 'donation-a'; wp_register_script( DONATION_A . '-b', false ); get_option( 'siteurl' );",
  'class Donation_A { private ?int $a; }\n$donation_a = static fn( int $a ): ?int => $a;',
  `const DONATION_A = '_donation_widget_views'; ${f('update_post_meta( $a, DONATION_A, 1 );')}`,
  "require __DIR__ . '/a.php'; require dirname( DONATION_FILE ) . '/b.php';",
  f("$b = $a ?? array( ...$a ); $b ??= 1; str_contains( 'a', 'b' ); return Donation_A::class;"),
];
