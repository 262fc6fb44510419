import { callbackOf, problem, startOf, type Plugin, type Problem, type Rule } from './plugin.js';
import { argument, calledBy, callsIn, literal, nameOf, ofKind, type PhpNode } from './tree.js';

const requests = ['_GET', '_POST', '_REQUEST', '_COOKIE', '_FILES', '_SERVER', '_ENV', '_SESSION', 'GLOBALS'];

/** WordPress's Settings API reads requests, after it has checked the nonce. */
export const request: Rule = ({ tree }) => [
  ...ofKind(tree, 'variable')
    .filter((one) => requests.includes(nameOf(one)))
    .map((one) => problem(one, `$${nameOf(one)} is read. The Settings API checks the nonce and reads it.`)),
  ...callsIn(tree, (name) => /^filter_(?:input|has_var)|^getenv$|^getallheaders$/.test(name)).map((call) =>
    problem(call, `${calledBy(call)}() reads the request. The Settings API checks the nonce and reads it.`),
  ),
];

const checks = (node: PhpNode, names: RegExp) => callsIn(node, (name) => names.test(name)).length > 0;
const capabilities = /^current_user_can$/;
const nonces = /^(?:check_admin_referer|check_ajax_referer|wp_verify_nonce)$/;

/** The position of the capability. The slug and the callback follow it. */
const capabilityOf = (name: string) =>
  /^add_(?:options|management|theme|plugins|users|dashboard|posts|media|links|pages|comments|menu)_page$/.test(
    name,
  )
    ? 2
    : 3;

const ofPage = (call: PhpNode, plugin: Plugin): Problem[] => {
  const at = capabilityOf(calledBy(call));
  const shown = callbackOf(argument(call, at + 2), plugin);
  return [
    ...(literal(argument(call, at)) === 'manage_options'
      ? []
      : [problem(call, 'An admin page needs the capability manage_options.')]),
    ...(shown && checks(shown, capabilities)
      ? []
      : [problem(call, 'The callback of an admin page must check current_user_can().')]),
  ];
};

const ofAction = (call: PhpNode, plugin: Plugin): Problem[] => {
  const hook = startOf(argument(call, 0), plugin);
  if (!/^(?:wp_ajax_|admin_post_|save_post|personal_options_update|edit_user_profile_update)/.test(hook))
    return [];
  if (hook.includes('nopriv')) return [problem(call, `${hook} lets everybody in.`)];
  const run = callbackOf(argument(call, 1), plugin);
  return [
    ...(run && checks(run, capabilities)
      ? []
      : [problem(call, `The callback of ${hook} must check current_user_can().`)]),
    ...(run && checks(run, nonces) ? [] : [problem(call, `The callback of ${hook} must check a nonce.`)]),
  ];
};

const ofRoute = (call: PhpNode, plugin: Plugin): Problem[] => {
  const permissions = ofKind(call, 'entry').filter(({ key }) => literal(key) === 'permission_callback');
  const callbacks = ofKind(call, 'entry').filter(({ key }) => literal(key) === 'callback');
  const isChecked = permissions.every(({ value }) => {
    const decides = callbackOf(value as PhpNode, plugin);
    return decides !== undefined && checks(decides, capabilities);
  });
  return isChecked && callbacks.length > 0 && permissions.length === callbacks.length
    ? []
    : [problem(call, 'Each method of a route needs a permission_callback with current_user_can().')];
};

/** Every callback that a browser can reach checks what the user can do. */
export const capability: Rule = ({ tree }, plugin) => [
  ...callsIn(tree, (name) => /^add_\w+_page$/.test(name)).flatMap((call) => ofPage(call, plugin)),
  ...callsIn(tree, (name) => name === 'add_action').flatMap((call) => ofAction(call, plugin)),
  ...callsIn(tree, (name) => name === 'register_rest_route').flatMap((call) => ofRoute(call, plugin)),
];
