import { problem, type Rule } from './plugin.js';
import { argument, calledBy, callsIn, ofKind, type PhpNode } from './tree.js';

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
