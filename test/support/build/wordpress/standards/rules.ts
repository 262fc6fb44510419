import { problem, type Problem, type Rule, startOf } from './plugin.js';
import {
  calledBy,
  callsIn,
  nameOf,
  nodesIn,
  ofKind,
  type PhpFile,
  type PhpNode,
  argument,
  globalNodesIn,
  literal,
} from './tree.js';

const calling =
  (names: RegExp, message: string): Rule =>
  ({ tree }) =>
    callsIn(tree, (name) => names.test(name)).map((call) => problem(call, `${calledBy(call)}(): ${message}`));

const nodes =
  (isWrong: (node: PhpNode) => boolean, message: string): Rule =>
  ({ tree }) =>
    nodesIn(tree)
      .filter(isWrong)
      .map((node) => problem(node, message));

const all =
  (...rules: Rule[]): Rule =>
  (file, plugin) =>
    rules.flatMap((rule) => rule(file, plugin));

/** Code is in the files, not in values. */
export const dynamicCode = all(
  nodes(({ kind }) => kind === 'eval', 'eval() runs a text.'),
  nodes(({ kind, type }) => kind === 'encapsed' && type === 'shell', 'Backticks run a command.'),
  nodes(
    ({ kind, name }) => kind === 'variable' && typeof name !== 'string',
    '$$ hides the name of a variable.',
  ),
  nodes(({ kind }) => kind === 'silent', '@ hides errors.'),
  calling(/^(?:extract|parse_str|create_function|assert)$/, 'sets variables or runs a text.'),
  calling(/^(?:exec|shell_exec|system|passthru|popen|proc_open|pcntl_exec|putenv|dl)$/, 'runs a command.'),
  calling(/^(?:maybe_)?unserialize$/, 'makes objects of a text. Use JSON.'),
  calling(/^(?:base64_decode|str_rot13|gzinflate|gzuncompress|hex2bin)$/, 'hides code.'),
  calling(/^(?:var_dump|var_export|print_r|error_log|phpinfo|debug_\w+)$/, 'is for debugging.'),
  calling(/^(?:ini_set|set_time_limit|error_reporting|set_error_handler)$/, 'changes PHP for everybody.'),
);

const saying = (words: RegExp, message: string): Rule =>
  nodes(
    ({ kind, value, name }) =>
      (kind === 'string' && words.test(String(value))) || (kind === 'name' && words.test(String(name))),
    message,
  );

/** What the review of WordPress.org refuses, or asks about. */
export const directory = all(
  calling(/^load_plugin_textdomain$/, 'WordPress loads translations itself.'),
  saying(/^block_parser_class$/, 'A parser changes all blocks of the site.'),
  saying(/^https?:\/\/(?:localhost|127\.0\.0\.1|.*\.local(?:host)?)\//, 'Nobody else has this address.'),
  saying(/^ALLOW_UNFILTERED_UPLOADS$/, 'Any file could be uploaded.'),
  saying(/^auto_update_plugin$|site_transient_update_|^update_plugins_/, 'Updates come from WordPress.org.'),
);

/** The site calls nobody, and the plugin remembers nothing about visitors. */
export const remoteCall = all(
  calling(/^(?:wp_remote_|wp_safe_remote_|curl_|socket_|ftp_|stream_)/, 'calls another server.'),
  calling(/^(?:download_url|fetch_feed|fsockopen|pfsockopen|wp_http_\w+|vip_\w+)$/, 'calls another server.'),
  calling(/^(?:wp_mail|mail)$/, 'sends mail.'),
  calling(/^(?:setcookie|setrawcookie|session_\w+)$/, 'tracks visitors.'),
  calling(/^wp_schedule_\w+$/, 'runs without a visitor.'),
  nodes(
    ({ kind, what }) => kind === 'new' && /^(?:WP_Http|SoapClient|WP_oEmbed)/i.test(what ? nameOf(what) : ''),
    'This class calls another server.',
  ),
);

const isOfPlugin = (node: PhpNode | undefined): boolean => {
  if (node?.kind === 'bin') return isOfPlugin(node.left);
  if (node?.kind === 'magic') return node.value === '__DIR__';
  return ['dirname', 'plugin_dir_path'].includes(node ? calledBy(node) : '');
};

/** Only files of the plugin are read or run, and no value decides which. */
export const foreignFile: Rule = ({ tree }) =>
  [
    ...ofKind(tree, 'include').map(({ target }) => target),
    ...callsIn(tree, (name) =>
      /^(?:file_get_contents|file_put_contents|file|fopen|readfile|copy|rename|unlink|parse_ini_file|simplexml_load_file|highlight_file|show_source|wp_json_file_decode|load_template)$/.test(
        name,
      ),
    ).map((call) => call.arguments?.[0]),
  ].flatMap((path) =>
    path && !(isOfPlugin(path) && ofKind(path, 'variable').length === 0)
      ? [problem(path, 'The path must be a literal below __DIR__.')]
      : [],
  );

/** WordPress's functions know how to make a query. */
export const directSql = all(
  nodes((node) => node.kind === 'variable' && nameOf(node) === 'wpdb', '$wpdb makes a query.'),
  nodes(
    ({ kind, what }) => kind === 'new' && /^(?:wpdb|PDO|mysqli)$/i.test(what ? nameOf(what) : ''),
    'SQL.',
  ),
  calling(/^(?:mysqli?_|pg_|sqlite_|dbDelta$|maybe_create_table$)/i, 'makes a query.'),
);

const isUninstall = ({ path }: PhpFile) => path === 'uninstall.php';

const stores = (file: PhpFile): RegExp =>
  isUninstall(file)
    ? /^(?:add|update)_(?:\w+_)?(?:option|meta|metadata|transient)$|^set_(?:\w+_)?transient$/
    : /^(?:add|update|delete)_(?:\w+_)?(?:option|meta|metadata|transient)$|^set_(?:\w+_)?transient$|^set_theme_mod$|^wp_(?:insert|update|delete)_/;

/**
 * The Settings API stores the only option. Posts have the first views of their forms. `uninstall.php` removes both, as
 * `test/wordpress/network.journey.test.ts` shows.
 */
export const storage: Rule = (file, plugin) =>
  callsIn(file.tree, (name) => stores(file).test(name))
    .filter(
      (call) =>
        calledBy(call) !== 'update_post_meta' ||
        startOf(argument(call, 1), plugin) !== '_donation_widget_views',
    )
    .map((call) => problem(call, `${calledBy(call)}(): stores something that uninstalling must remove.`));

const guards = (file: PhpFile): Problem[] => {
  const wanted = isUninstall(file) ? 'WP_UNINSTALL_PLUGIN' : 'ABSPATH';
  const guard = file.tree.children?.[0]?.expression;
  const isGuard =
    guard?.kind === 'bin' &&
    guard.type === '||' &&
    guard.right?.kind === 'exit' &&
    guard.left !== undefined &&
    calledBy(guard.left) === 'defined' &&
    guard.left.arguments?.[0]?.value === wanted;
  return isGuard ? [] : [problem(file.tree, `A file starts with: defined( '${wanted}' ) || exit;`)];
};

/** A file does nothing outside WordPress. */
export const guard: Rule = guards;

/** A file is PHP from its first character to its last, so nothing is printed by accident. */
export const tags = nodes(
  ({ kind, shortForm }) => kind === 'inline' || (kind === 'echo' && shortForm === true),
  'A file has one tag: <?php at its start.',
);

const isTrue = (node: PhpNode | undefined) => node?.kind === 'boolean' && node.value === true;

/** Variables, and parts of them. */
const changing = ['variable', 'offsetlookup', 'propertylookup'];
const constant = ['string', 'number', 'boolean', 'nullkeyword', 'name'];

const isBackwards = ({ type, left, right }: PhpNode) =>
  /^[!=]==?$/.test(String(type)) &&
  changing.includes(left?.kind ?? '') &&
  constant.includes(right?.kind ?? '');

/** Values are equal only if their types are, and the constant comes first, so that no `=` is forgotten. */
export const comparison: Rule = ({ tree }) => [
  ...ofKind(tree, 'bin')
    .filter(({ type }) => type === '==' || type === '!=')
    .map((node) => problem(node, 'Use === or !==.')),
  ...callsIn(tree, (name) => /^(?:in_array|array_search)$/.test(name))
    .filter((call) => !isTrue(argument(call, 2)))
    .map((call) => problem(call, `${calledBy(call)}() needs true as its third argument.`)),
  ...ofKind(tree, 'bin')
    .filter(isBackwards)
    .map((node) => problem(node, 'The constant comes first.')),
];

/**
 * Functions that came with PHP 8. WordPress 6.1 brings `str_contains`, `str_starts_with` and `str_ends_with` itself.
 */
const newFunctions =
  /^(?:array_(?:is_list|find|find_key|any|all|first|last)|fdiv|fpow|get_debug_type|get_resource_id|preg_last_error_msg|fsync|fdatasync|ini_parse_quantity|memory_reset_peak_usage|json_validate|mb_(?:str_pad|trim|ltrim|rtrim|ucfirst|lcfirst)|str_(?:in|de)crement|stream_context_set_options|iterator_\w+|openssl_cipher_key_length|mysqli_execute_query|get_(?:error|exception)_handler|locale_is_right_to_left|request_parse_body|http_get_last_response_headers)$/;

const newTypes = /^(?:mixed|never|static|false|true|null)$/i;

const isNewer = (node: PhpNode): boolean => {
  const { kind, what, offset } = node;
  if (kind === 'uniontype' || kind === 'intersectiontype') return true;
  if (kind === 'typereference') return newTypes.test(nameOf(node));
  // The parser gives a parameter a flag if it's a property too.
  if (kind === 'parameter' && (node.flags ?? 0) > 0) return true;
  if (node.readonly === true || node.isReadonly === true) return true;
  if (kind === 'staticlookup')
    return what?.kind !== 'name' && offset !== undefined && nameOf(offset) === 'class';
  return kind === 'number' && /^0o/i.test(String(node.value));
};

const hasNewObject = ({ kind, value }: PhpNode) =>
  kind === 'parameter' && value !== null && ofKind(value as PhpNode, 'new').length > 0;

/** The parser refuses most of the syntax that PHP 7.4 doesn't have. This finds the rest. */
export const phpVersion: Rule = ({ tree }) => [
  ...nodesIn(tree)
    .filter((node) => isNewer(node) || hasNewObject(node))
    .map((node) => problem(node, 'PHP 7.4 doesn’t have this syntax.')),
  ...tree.comments
    .filter(({ value }) => String(value).startsWith('#['))
    .map((comment) => problem(comment, 'An attribute is a comment in PHP 7.4.')),
  ...callsIn(tree, (name) => newFunctions.test(name)).map((call) =>
    problem(call, `PHP 7.4 doesn’t have ${calledBy(call)}().`),
  ),
];

/** The positions of new names among the arguments of each function. */
const naming = new Map<string, number[]>([
  ...[
    'do_action',
    'do_action_ref_array',
    'apply_filters',
    'apply_filters_ref_array',
    'wp_register_script',
    'wp_register_style',
    'wp_add_inline_script',
    'wp_add_inline_style',
    'add_option',
    'update_option',
    'delete_option',
    'add_site_option',
    'delete_site_option',
    'add_shortcode',
    'register_block_type',
    'register_rest_route',
    'register_post_type',
    'add_settings_section',
    'add_settings_field',
    'register_taxonomy',
    'add_image_size',
    'register_block_pattern',
    'register_block_pattern_category',
  ].map((name): [string, number[]] => [name, [0]]),
  ['register_setting', [0, 1]],
  ['add_settings_error', [0, 1]],
  ['register_post_meta', [1]],
  ['register_meta', [1]],
  ['register_block_style', [1]],
  ['wp_localize_script', [0, 1]],
  ['add_options_page', [3]],
  ['add_menu_page', [3]],
  ['add_submenu_page', [4]],
]);

const ofCall = (call: PhpNode) =>
  (naming.get(calledBy(call)) ?? []).flatMap((index) => argument(call, index) ?? []);

const wrong = (node: PhpNode, kind: string, name: string) =>
  problem(node, `The ${kind} “${name}” needs the prefix of the plugin.`);

const declared = (tree: PhpNode): Problem[] =>
  (
    [
      [['function'], /^donation_/, 'function'],
      [['class', 'interface', 'trait'], /^Donation_/, 'class'],
      [['constant'], /^DONATION_/, 'constant'],
    ] as const
  ).flatMap(([kinds, prefix, kind]) =>
    ofKind(tree, ...kinds)
      .filter((one) => nameOf(one) && !prefix.test(nameOf(one)))
      .map((one) => wrong(one, kind, nameOf(one))),
  );

const defined = (tree: PhpNode): Problem[] =>
  ofKind(tree, 'call')
    .filter((call) => calledBy(call) === 'define')
    .map((call): [PhpNode, string] => [call, literal(argument(call, 0)) ?? ''])
    .flatMap(([call, name]) => (name.startsWith('DONATION_') ? [] : [wrong(call, 'constant', name)]));

/** Every name that other plugins can see starts with the name of this one. */
export const prefix: Rule = ({ tree }, plugin) => [
  ...declared(tree),
  ...defined(tree),
  ...globalNodesIn(tree)
    .filter((node) => node.kind === 'variable' && !nameOf(node).startsWith('donation_'))
    .map((node) => wrong(node, 'global variable', `$${nameOf(node)}`)),
  ...ofKind(tree, 'call')
    .flatMap(ofCall)
    .map((node): [PhpNode, string] => [node, startOf(node, plugin)])
    .flatMap(([node, name]) => (/^donation(?:[-_]|[A-Z])/.test(name) ? [] : [wrong(node, 'name', name)])),
];

/** The positions of the texts and of the text domain among the arguments. */
const positions = (name: string): { texts: number[]; domain: number } | undefined => {
  if (/^(?:__|_e|esc_(?:html|attr)(?:__|_e))$/.test(name)) return { texts: [0], domain: 1 };
  if (/^(?:_x|_ex|esc_(?:html|attr)_x)$/.test(name)) return { texts: [0, 1], domain: 2 };
  if (name === '_n') return { texts: [0, 1], domain: 3 };
  if (name === '_nx') return { texts: [0, 1, 3], domain: 4 };
  if (name === '_n_noop') return { texts: [0, 1], domain: 2 };
  return name === '_nx_noop' ? { texts: [0, 1, 2], domain: 3 } : undefined;
};

/** Whether a comment for translators is directly above a node. */
const isExplained = ({ tree }: PhpFile, node: PhpNode) =>
  tree.comments.some(({ value, loc }) => {
    const text = String(value).trimEnd();
    const lastLine = loc.start.line + text.split('\n').length - 1;
    return (
      /^(?:\/\*+|\/\/|#)[\s*]*translators:\s/i.test(text) &&
      [node.loc.start.line - 1, node.loc.start.line].includes(lastLine)
    );
  });

const inCall = (call: PhpNode, file: PhpFile): Problem[] => {
  const at = positions(calledBy(call));
  if (!at) return [];
  const texts = at.texts.map((index) => literal(argument(call, index)));
  const placeholders = texts.map((text = '') => text.match(/%(?:\d+\$)?[a-z]/gi) ?? []);
  const isAnyUnnumbered = placeholders.some((all) => all.length > 1 && all.some((one) => !/^%\d/.test(one)));
  const found = {
    'The text must be a literal.': texts.some((text) => !text),
    'The text domain must be the literal donation-widget.':
      literal(argument(call, at.domain)) !== 'donation-widget',
    'A text with placeholders needs a comment “translators:” above it.':
      placeholders.some(({ length }) => length > 0) && !isExplained(file, call),
    'Several placeholders must have numbers, like %1$s.': isAnyUnnumbered,
  };
  return Object.entries(found).flatMap(([message, isFound]) => (isFound ? [problem(call, message)] : []));
};

/** Tools that collect texts for translators read the code without running it. */
export const translation: Rule = (file) => ofKind(file.tree, 'call').flatMap((call) => inCall(call, file));
