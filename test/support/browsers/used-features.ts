import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A feature of the language or the browser that a source uses. */
export type Use = {
  /** The interface or global, such as `Array` or `URL`. */
  owner: string;
  /** The member, or undefined for the global itself. */
  member: string | undefined;
  /** Whether the member belongs to the constructor, such as `Object.hasOwn`. */
  isStatic: boolean;
  place: string;
};

const isOfLibrary = (node: ts.Node): boolean =>
  /\/typescript\/lib\/lib\./.test(node.getSourceFile().fileName);

/** The interface or the global constructor that declares a member. */
const ownerOf = (declaration: ts.Declaration): { owner: string; isStatic: boolean } | undefined => {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text;
    const owner = name.replace(/^Readonly(?=Array|Map|Set)|Constructor$/, '');
    return { owner, isStatic: name.endsWith('Constructor') };
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return { owner: parent.parent.name.getText(), isStatic: true };
  return undefined;
};

const useOf = (symbol: ts.Symbol | undefined, node: ts.Node): Use | undefined => {
  const declarations = (symbol?.declarations ?? []).filter(isOfLibrary);
  const [declaration] = declarations;
  if (!symbol || !declaration || declarations.length < (symbol.declarations ?? []).length) return undefined;
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const place = `${file.fileName.replace(root, '')}:${line + 1}`;
  const owned = ownerOf(declaration);
  if (owned) return { ...owned, member: symbol.name, place };
  const isGlobal = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration);
  return isGlobal ? { owner: symbol.name, member: undefined, isStatic: false, place } : undefined;
};

/** All features of the language and the browser that these sources use, according to TypeScript’s types. */
export const usesIn = (files: readonly string[]): Use[] => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      // This finds destructured names: `const { throwIfAborted } = signal`.
      const binding = ts.isBindingElement(node.parent) ? node.parent : undefined;
      const isTaken = binding && (binding.propertyName ?? binding.name) === node;
      const symbol = isTaken
        ? checker.getTypeAtLocation(binding.parent).getProperty(node.text)
        : checker.getSymbolAtLocation(node);
      const use = useOf(symbol, node);
      if (use) uses.push(use);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file);
  return uses;
};
