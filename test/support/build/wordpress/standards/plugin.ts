import { argument, calledBy, literal, nameOf, ofKind, type PhpFile, type PhpNode } from './tree.js';

/** Everything that a rule needs to know about the other files. */
export type Plugin = { constants: Map<string, PhpNode>; functions: Map<string, PhpNode> };

export type Problem = { line: number; message: string };

export type Rule = (file: PhpFile, plugin: Plugin) => Problem[];

export const problem = (node: PhpNode, message: string): Problem => ({ line: node.loc.start.line, message });

const constantsIn = ({ tree }: PhpFile): [string, PhpNode][] => [
  ...ofKind(tree, 'constant').map((one): [string, PhpNode] => [nameOf(one), one.value as PhpNode]),
  ...ofKind(tree, 'call').flatMap((call): [string, PhpNode][] => {
    const value = argument(call, 1);
    return calledBy(call) === 'define' && value ? [[literal(argument(call, 0)) ?? '', value]] : [];
  }),
];

export const pluginOf = (files: readonly PhpFile[]): Plugin => ({
  constants: new Map(files.flatMap(constantsIn)),
  functions: new Map(
    files.flatMap(({ tree }) => ofKind(tree, 'function').map((one) => [nameOf(one).toLowerCase(), one])),
  ),
});

/** The start of a text, as far as it's the same each time the code runs. */
export const startOf = (node: PhpNode | undefined, plugin: Plugin): string => {
  if (node?.kind === 'bin') return node.type === '.' ? startOf(node.left, plugin) : '';
  if (node?.kind === 'name') return startOf(plugin.constants.get(nameOf(node)), plugin);
  if (node?.kind === 'encapsed') {
    const [first] = node.value as PhpNode[];
    return literal(first?.expression) ?? '';
  }
  return literal(node) ?? '';
};

/** The function that an argument names or contains. */
export const callbackOf = (node: PhpNode | undefined, { functions }: Plugin): PhpNode | undefined =>
  node?.kind === 'closure' || node?.kind === 'arrowfunc'
    ? node
    : functions.get((literal(node) ?? '').toLowerCase());
