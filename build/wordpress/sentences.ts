import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Engine } from 'php-parser';
import ts from 'typescript';
import { developer } from '../../editor/controls/site.js';
import { steps } from '../../editor/controls/controls.js';
import type { Group } from '../../editor/controls/control.js';
import { filesIn } from '../files-in.js';

/** A sentence of the plugin that a translation has. */
export type Message = {
  readonly msgid: string;
  readonly plural?: string;
  readonly context?: string;
  /** For translators. */
  readonly comment?: string;
  /** The source, relative to the project. */
  readonly file: string;
};

/** The text domain of the plugin. */
export const domain = 'donation-widget';

/** A comment for translators that ends in the line before a node. */
const commentAbove = (text: string, line: number): { comment?: string } => {
  const [, comment] =
    /(?:\/\/|\/\*) translators: (.*?)(?: \*\/)?$/.exec(text.split('\n')[line - 1]?.trim() ?? '') ?? [];
  return comment === undefined ? {} : { comment };
};

/** The sources of the sidebar, and what they are made of. */
const readProgram = async (root: string) => {
  const config = join(root, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    JSON.parse(await readFile(config, 'utf8')),
    { ...ts.sys, readDirectory: () => [] },
    root,
  );
  const folders = ['editor', 'wordpress/editor'];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await filesIn(join(root, folder))).map((file) => join(root, folder, file)),
    ),
  );
  const sources = files
    .flat()
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const program = ts.createProgram(sources, options);
  const named = (file: ts.SourceFile) => relative(root, file.fileName).split(sep).join('/');
  return {
    checker: program.getTypeChecker(),
    files: program
      .getSourceFiles()
      .filter((file) => folders.some((folder) => named(file).startsWith(`${folder}/`))),
    named,
  };
};

const nodesIn = (node: ts.Node): ts.Node[] => {
  const found = [node];
  ts.forEachChild(node, (child) => {
    found.push(...nodesIn(child));
  });
  return found;
};

/** The name of the function of a `Translator` that a call uses; undefined for any other call. */
const translatorCall = (call: ts.CallExpression, checker: ts.TypeChecker): 'say' | 'sayCount' | undefined => {
  const declared = checker.getResolvedSignature(call)?.declaration;
  if (!declared?.getSourceFile().fileName.endsWith('/editor/translator.ts')) return undefined;
  const { parent } = declared;
  const name = ts.isPropertySignature(parent) ? parent.name.getText() : '';
  return name === 'say' || name === 'sayCount' ? name : undefined;
};

/** The declarations of what an expression names: a property, or one that was taken out of its object. */
const declarationsOf = (expression: ts.Expression, checker: ts.TypeChecker): readonly ts.Declaration[] => {
  const place = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const declarations = checker.getSymbolAtLocation(place)?.declarations ?? [];
  return declarations.flatMap((declaration) => {
    if (!ts.isBindingElement(declaration)) return [declaration];
    const name = (declaration.propertyName ?? declaration.name).getText();
    const owner = checker.getTypeAtLocation(declaration.parent);
    return checker.getPropertyOfType(owner, name)?.declarations ?? [];
  });
};

/** The texts of the controls in these properties. */
const textsIn = (value: unknown, properties: ReadonlySet<string>): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'string' ? (properties.has(key) ? [inside] : []) : textsIn(inside, properties),
  );
};

/** Without what only the code of the configurator needs. */
const offered = ({ title, controls, more = [] }: Group): Group => ({
  title,
  controls: controls.filter(({ target }) => target !== 'snippet'),
  more: more.map(offered),
});

/**
 * The sentences of the sidebar: those that the code gives to a translator, and those of the controls that it draws.
 *
 * @throws Error if the code translates a text that isn't a sentence in the code or a property of a control.
 */
export const editorMessages = async (root: string): Promise<Message[]> => {
  const { checker, files, named } = await readProgram(root);
  const properties = new Set<string>();
  const placed = (node: ts.Node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return { ...commentAbove(file.text, line), file: named(file) };
  };
  const sentencesIn = (argument: ts.Expression, call: ts.CallExpression): string[] => {
    if (ts.isStringLiteralLike(argument)) return [argument.text];
    const declarations = declarationsOf(argument, checker);
    const isOfControl = (declaration: ts.Declaration) =>
      ts.isPropertySignature(declaration) &&
      declaration.getSourceFile().fileName.endsWith('/editor/controls/control.ts');
    if (declarations.length === 0 || !declarations.every(isOfControl)) {
      const { line } = call.getSourceFile().getLineAndCharacterOfPosition(call.getStart());
      throw new Error(
        `${placed(call).file}:${String(line + 1)} translates ${argument.getText()}. Translate a sentence in quotes or a property of a control.`,
      );
    }
    for (const declaration of declarations) {
      if (ts.isPropertySignature(declaration)) properties.add(declaration.name.getText());
    }
    return [];
  };
  const inCode = files.flatMap(nodesIn).flatMap((node): Message[] => {
    if (!ts.isCallExpression(node)) return [];
    const name = translatorCall(node, checker);
    const [one, other] = node.arguments;
    if (name === undefined || !one) return [];
    const [msgid] = sentencesIn(one, node);
    if (msgid === undefined) return [];
    const [plural] = name === 'sayCount' && other ? sentencesIn(other, node) : [];
    return [{ msgid, ...(plural === undefined ? {} : { plural }), ...placed(node) }];
  });
  const literals = files
    .flatMap(nodesIn)
    .filter(ts.isStringLiteralLike)
    .filter((node) => named(node.getSourceFile()).startsWith('editor/controls/'));
  const inControls = textsIn([...steps, developer].map(offered), properties).map((msgid): Message => {
    const literal = literals.find(({ text }) => text === msgid);
    return { msgid, ...(literal ? placed(literal) : { file: 'editor/controls/controls.ts' }) };
  });
  return [...inControls, ...inCode];
};

/** A node of the syntax tree, with the fields that are read here. */
type PhpNode = {
  readonly kind: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly what?: PhpNode;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly arguments?: readonly PhpNode[];
};

const isPhpNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

const phpNodesIn = (node: PhpNode): PhpNode[] => [
  node,
  ...Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isPhpNode)
    .flatMap(phpNodesIn),
];

/** The functions of WordPress that translate, each with its arguments before the text domain. */
const phpFunctions: Readonly<Record<string, readonly ('msgid' | 'plural' | 'count' | 'context')[]>> = {
  __: ['msgid'],
  _e: ['msgid'],
  esc_html__: ['msgid'],
  esc_html_e: ['msgid'],
  esc_attr__: ['msgid'],
  esc_attr_e: ['msgid'],
  _x: ['msgid', 'context'],
  _ex: ['msgid', 'context'],
  esc_html_x: ['msgid', 'context'],
  esc_attr_x: ['msgid', 'context'],
  _n: ['msgid', 'plural', 'count'],
  _nx: ['msgid', 'plural', 'count', 'context'],
};

/**
 * The sentences in a file of PHP.
 *
 * @param file its path in the project
 * @throws Error if the code translates anything but a text in quotes, or names another text domain.
 */
export const phpMessages = (file: string, code: string): Message[] => {
  const engine = new Engine({ parser: { version: '7.4' }, ast: { withPositions: true } });
  const tree = engine.parseCode(code, file) as unknown as PhpNode;
  return phpNodesIn(tree).flatMap((node): Message[] => {
    const name = node.kind === 'call' ? node.what?.name : undefined;
    const names =
      typeof name === 'string' && Object.hasOwn(phpFunctions, name) ? phpFunctions[name] : undefined;
    if (!names) return [];
    const line = node.loc?.start.line ?? 1;
    const given = (node.arguments ?? []).map(({ kind, value }) =>
      kind === 'string' && typeof value === 'string' ? value : undefined,
    );
    const texts = Object.fromEntries(names.map((key, place) => [key, given[place]]));
    const { msgid, plural, context } = texts;
    const areTexts = names.every((key) => key === 'count' || texts[key] !== undefined);
    if (msgid === undefined || !areTexts || given[names.length] !== domain)
      throw new Error(
        `${file}:${String(line)} translates a text that isn’t in quotes, or names another text domain.`,
      );
    return [
      {
        msgid,
        ...(plural === undefined ? {} : { plural }),
        ...(context === undefined ? {} : { context }),
        ...commentAbove(code, line - 1),
        file,
      },
    ];
  });
};

/** The description in the header of the plugin, which WordPress translates in its list of plugins. */
const headerMessages = (file: string, code: string): Message[] => {
  const [, description] = /^ \* Description: +(.*)$/m.exec(code) ?? [];
  return description === undefined
    ? []
    : [{ msgid: description, comment: 'The description of the plugin in the list of plugins.', file }];
};

/** Every sentence of the plugin in the order of its files. A sentence can occur several times. */
export const messagesOf = async (root: string): Promise<Message[]> => {
  const files = (await filesIn(join(root, 'wordpress'))).filter((file) => file.endsWith('.php')).sort();
  const ofPhp = await Promise.all(
    files.map(async (name) => {
      const file = `wordpress/${name}`;
      const code = await readFile(join(root, file), 'utf8');
      return [...headerMessages(file, code), ...phpMessages(file, code)];
    }),
  );
  return [...ofPhp.flat(), ...(await editorMessages(root))];
};
