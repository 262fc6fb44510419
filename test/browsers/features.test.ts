import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@open-wc/testing';
import ts from 'typescript';
import { built } from '../support/builds.js';
import { featureAt, lacking } from '../support/browsers/compatibility.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A feature of the language or the browser that a source uses. */
type Use = {
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
const usesIn = (files: readonly string[]): Use[] => {
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

const src = join(root, 'src');

/** MDN lists the members of a mixin under the interfaces that include it. */
const mixins = ['Element', 'HTMLElement', 'Document', 'Node', 'Window', 'Event', 'HTMLInputElement'];

/** The MDN feature for a use in a source. Returns undefined if the data has none. */
const featureOf = ({ owner, member, isStatic }: Use) => {
  if (member === undefined) return featureAt('javascript', 'builtins', owner) ?? featureAt('api', owner);
  const name = isStatic ? `${member}_static` : member;
  const owners = [owner, ...mixins];
  return (
    featureAt('javascript', 'builtins', owner, member) ??
    featureAt('javascript', 'builtins', 'Intl', owner, member) ??
    owners.map((one) => featureAt('api', one, name)).find(Boolean)
  );
};

/**
 * An older browser can lack these without harm. A held Enter counts as a new press, but still submits only once. An
 * address that a router puts back is cleaned at the donor’s next action instead of at once. Sharing checks for the
 * share sheet first, and copies the link if there is none. Without custom states, the page's CSS can't follow the form.
 * Without `checkVisibility`, an element's boxes tell whether it's drawn, and without the entry of the navigation, the
 * length of the history tells of one.
 */
const harmless = [
  'KeyboardEvent.repeat',
  'Window.navigation',
  'Navigation.currentEntry',
  'NavigationHistoryEntry.key',
  'Element.checkVisibility',
  'Navigator.share',
  'ElementInternals.states',
];

/** A line for each use that a supported browser could lack. */
const tooNew = (uses: readonly Use[]): string[] =>
  uses.flatMap((use) => {
    const feature = featureOf(use);
    const browsers = feature ? lacking(feature) : [];
    const name = [use.owner, use.member].filter(Boolean).join('.');
    return browsers.length > 0 && !harmless.includes(name)
      ? [`${use.place}: ${name} (${browsers.join(', ')})`]
      : [];
  });

const newer = `export const list = [3, 1].toSorted();
export const is = URL.canParse('x');
const { canParse } = URL;
export const any = AbortSignal.any([]);
export const fine = [1].at(-1) ?? canParse('y');`;

const file = 'uses.json';

/** The compiler reads all types of the language and the browser, so the result is cached until a source changes. */
const readUses = async (folder: string) => {
  const names = await readdir(src, { recursive: true });
  const files = names
    // The builds and the manifest run in Node.
    .filter((name) => name.endsWith('.ts') && !/^build[/\\](?!module\.)/.test(name))
    .map((name) => join(src, name));
  await mkdir(folder);
  const newerFile = join(folder, 'newer.ts');
  await writeFile(newerFile, newer);
  await writeFile(join(folder, file), JSON.stringify(usesIn([...files, newerFile])));
};

describe('The features that the sources use', () => {
  let inNewer: Use[] = [];
  let inElements: Use[] = [];

  before(async function () {
    const folder = await built('used-features', readUses, { also: ['test/support/browsers'] });
    const uses = JSON.parse(await readFile(join(folder, file), 'utf8')) as Use[];
    inNewer = uses.filter(({ place }) => place.includes('newer.ts:'));
    inElements = uses.filter((use) => !inNewer.includes(use));
  });

  it('exist in the oldest supported browsers', () => {
    const known = inElements.filter((use) => featureOf(use));
    expect(known.length).to.be.above(inElements.length / 2);
    expect(known.map(({ owner, member }) => `${owner}.${member ?? ''}`)).to.include.members([
      'AbortSignal.throwIfAborted',
      'Object.hasOwn',
      'Array.at',
    ]);
    expect(tooNew(inElements)).to.deep.equal([]);
  });

  it('are found by type if they are newer, however they are called', () => {
    const found = tooNew(inNewer).map((line) => line.replace(/^.*newer\.ts:/, ''));
    expect(found.map((line) => line.replace(/ \(.*/, ''))).to.deep.equal([
      '1: Array.toSorted',
      '2: URL.canParse',
      '3: URL.canParse',
      '4: AbortSignal.any',
    ]);
    expect(found[1]).to.contain('chrome 120');
  });
});
