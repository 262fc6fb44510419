import { problem, startOf, type Problem, type Rule } from './plugin.js';
import { argument, calledBy, globalNodesIn, literal, nameOf, ofKind, type PhpNode } from './tree.js';

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
