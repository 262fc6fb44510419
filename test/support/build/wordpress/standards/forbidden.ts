import { problem, type Problem, type Rule } from './plugin.js';
import { calledBy, callsIn, nameOf, nodesIn, ofKind, type PhpFile, type PhpNode } from './tree.js';

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

/** The Settings API stores the only option, and `uninstall.php` removes it. */
export const storage: Rule = (file, plugin) =>
  calling(
    isUninstall(file)
      ? /^(?:add|update)_(?:\w+_)?(?:option|meta|metadata|transient)$|^set_(?:\w+_)?transient$/
      : /^(?:add|update|delete)_(?:\w+_)?(?:option|meta|metadata|transient)$|^set_(?:\w+_)?transient$|^set_theme_mod$|^wp_(?:insert|update|delete)_/,
    'stores something that uninstalling must remove.',
  )(file, plugin);

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
