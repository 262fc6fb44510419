import { problem, type Plugin, type Problem, type Rule } from './plugin.js';
import { argument, calledBy, literal, nameOf, ofKind, type PhpNode } from './tree.js';

const escapers =
  /^(?:esc_(?:html|attr)(?:__|_x)?|esc_(?:url|textarea|js|xml)|wp_kses(?:_post|_data)?|absint|intval|checked|selected|disabled)$/;

/** Functions whose result is as safe as their arguments. */
const joiners = ['sprintf', 'vsprintf', 'implode', 'join'];

const areSafe = (nodes: readonly (PhpNode | null | undefined)[] = []): boolean => nodes.every(isSafe);

const isSafeCall = (call: PhpNode): boolean => {
  const name = calledBy(call);
  if (name === 'array_map') return escapers.test(literal(argument(call, 0)) ?? '');
  return escapers.test(name) || (joiners.includes(name) && areSafe(call.arguments));
};

/** Whether a value is a literal, a number or the result of escaping. */
const isSafe = (node: PhpNode | null | undefined): boolean => {
  switch (node?.kind) {
    case 'string':
    case 'nowdoc':
    case 'number':
      return true;
    case 'encapsed':
      return node.type !== 'shell' && areSafe((node.value as PhpNode[]).map(({ expression }) => expression));
    case 'bin':
      return node.type === '.' && areSafe([node.left, node.right]);
    case 'retif':
      return areSafe([node.trueExpr ?? node.test, node.falseExpr]);
    case 'cast':
      return node.type === 'int' || node.type === 'float';
    case 'array':
      return areSafe(node.items?.map(({ value }) => value as PhpNode));
    case 'call':
      return isSafeCall(node);
    default:
      return false;
  }
};

/** The number of arguments that each function prints. */
const printers = new Map([
  ['printf', Infinity],
  ['vprintf', Infinity],
  ['wp_die', 2],
  ['_doing_it_wrong', 3],
  ['trigger_error', 1],
]);

const printedBy = (node: PhpNode): readonly (PhpNode | null | undefined)[] => {
  if (node.kind === 'echo') return node.expressions ?? [];
  if (node.kind === 'print' || node.kind === 'exit') return node.expression ? [node.expression] : [];
  return (node.arguments ?? []).slice(0, printers.get(calledBy(node)) ?? 0);
};

/** Each value that is printed is escaped where it's printed, so that a reader sees it. */
export const escaping: Rule = ({ tree }) => [
  ...ofKind(tree, 'echo', 'print', 'exit', 'call')
    .flatMap(printedBy)
    .flatMap((node): Problem[] =>
      node && !isSafe(node) ? [problem(node, 'This is printed without escaping.')] : [],
    ),
  ...ofKind(tree, 'call')
    .filter((call) => ['_e', '_ex'].includes(calledBy(call)))
    .map((call) => problem(call, 'A translation is printed without escaping. Use esc_html_e().')),
];

/** The position of the script among the arguments. */
const scripts = new Map([
  ['wp_add_inline_script', 1],
  ['wp_print_inline_script_tag', 0],
  ['wp_get_inline_script_tag', 0],
]);

/** Whether a script is a literal, with values as JSON that can't end the script. */
const isSafeScript = (node: PhpNode | undefined, plugin: Plugin): boolean => {
  if (node?.kind === 'bin') return isSafeScript(node.left, plugin) && isSafeScript(node.right, plugin);
  if (node?.kind === 'name') return isSafeScript(plugin.constants.get(nameOf(node)), plugin);
  if (node?.kind !== 'call') return literal(node) !== undefined;
  const flags = argument(node, 1);
  return (
    calledBy(node) === 'wp_json_encode' &&
    flags !== undefined &&
    ofKind(flags, 'name').some((flag) => nameOf(flag) === 'JSON_HEX_TAG')
  );
};

/** A value reaches a script on the page only as JSON. */
export const inlineScript: Rule = ({ tree }, plugin) =>
  ofKind(tree, 'call').flatMap((call) => {
    const position = scripts.get(calledBy(call));
    return position === undefined || isSafeScript(argument(call, position), plugin)
      ? []
      : [problem(call, 'A script is a literal, with values by wp_json_encode( …, JSON_HEX_TAG ).')];
  });
