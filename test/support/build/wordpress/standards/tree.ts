import { Engine } from 'php-parser';

/** A node of the syntax tree, with the fields that the rules read. The types of the package say less. */
export type PhpNode = {
  kind: string;
  loc: { start: { line: number }; end: { line: number } };
  /** The name of a function or a class is a node, the name of a variable a text. */
  name?: string | PhpNode;
  type?: string | PhpNode | null;
  value?: unknown;
  what?: PhpNode;
  offset?: PhpNode;
  arguments?: PhpNode[];
  left?: PhpNode;
  right?: PhpNode;
  expression?: PhpNode | null;
  expressions?: PhpNode[];
  items?: PhpNode[];
  key?: PhpNode | null;
  children?: PhpNode[];
  body?: PhpNode | null;
  target?: PhpNode;
  test?: PhpNode;
  trueExpr?: PhpNode | null;
  falseExpr?: PhpNode;
  shortForm?: boolean;
  readonly?: boolean;
  isReadonly?: boolean;
  flags?: number;
};

/** A file of PHP code. */
export type PhpFile = { path: string; tree: PhpNode & { comments: PhpNode[] } };

/** Parses a file in the syntax of PHP 7.4. It throws an error with a `lineNumber`. */
export const parsePhp = (path: string, code: string): PhpFile => {
  const engine = new Engine({
    parser: { version: '7.4', extractDoc: true },
    ast: { withPositions: true },
    lexer: { short_tags: false },
  });
  return { path, tree: engine.parseCode(code, path) as unknown as PhpFile['tree'] };
};

const notChildren = ['loc', 'comments', 'leadingComments', 'trailingComments'];

const isNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

const childrenOf = (node: PhpNode): PhpNode[] =>
  Object.entries(node)
    .filter(([key]) => !notChildren.includes(key))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** A node and all nodes inside it. */
export const nodesIn = (node: PhpNode): PhpNode[] => [node, ...childrenOf(node).flatMap(nodesIn)];

export const ofKind = (node: PhpNode, ...kinds: string[]): PhpNode[] =>
  nodesIn(node).filter(({ kind }) => kinds.includes(kind));

const functions = ['function', 'closure', 'arrowfunc', 'class', 'trait', 'interface'];

/** The nodes that aren't in a function. Their variables are global. */
export const globalNodesIn = (node: PhpNode): PhpNode[] =>
  functions.includes(node.kind) ? [] : [node, ...childrenOf(node).flatMap(globalNodesIn)];

/** The name of a function, a class, a constant or a variable; empty if the code makes it as it runs. */
export const nameOf = ({ name }: PhpNode): string => {
  if (typeof name === 'string') return name.replace(/^\\/, '');
  return name?.kind === 'identifier' ? nameOf(name) : '';
};

/** The name of the function that a node calls; empty for a method or a variable. */
export const calledBy = ({ kind, what }: PhpNode): string =>
  kind === 'call' && what?.kind === 'name' ? nameOf(what).toLowerCase() : '';

/** The calls of some functions. */
export const callsIn = (node: PhpNode, names: (name: string) => boolean): PhpNode[] =>
  ofKind(node, 'call').filter((call) => names(calledBy(call)));

export const argument = (call: PhpNode, index: number): PhpNode | undefined => call.arguments?.[index];

/** The text of a literal. */
export const literal = (node: PhpNode | null | undefined): string | undefined =>
  node?.kind === 'string' || node?.kind === 'nowdoc' ? String(node.value) : undefined;
