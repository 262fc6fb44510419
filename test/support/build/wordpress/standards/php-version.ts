import { problem, type Rule } from './plugin.js';
import { calledBy, callsIn, nameOf, nodesIn, ofKind, type PhpNode } from './tree.js';

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
