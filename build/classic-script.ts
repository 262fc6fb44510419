import { createHash } from 'node:crypto';
import { parseSync, Visitor, type ESTree, type Plugin, type Rolldown } from 'vite';
import { classicFile, classicPartFile } from '../editor/code/file-names.js';
import { edited, type Edit } from './edits.js';

const at = ({ start, end }: ESTree.Span): Omit<Edit, 'text'> => ({ start, end });

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** The file that `import()` names; undefined if the name is computed. */
const fileIn = (source: ESTree.Expression): string | undefined => {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  return source.type === 'TemplateLiteral' ? source.quasis[0]?.value.raw : undefined;
};

/** Replaces the file names in the code's static and dynamic imports. */
const renameImports = (program: ESTree.Program, rename: (file: string) => string | undefined): Edit[] => {
  const edits: Edit[] = [];
  const add = (source: ESTree.Expression): void => {
    const file = fileIn(source);
    const text = file && rename(file);
    if (text) edits.push({ ...at(source), text });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
  }).visit(program);
  return edits;
};

/** Reads the values that a part imports from the script out of the registry. */
const readFrom = (registry: string, script: string, program: ESTree.Program): Edit[] =>
  program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== script) return [];
    const names = statement.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`A part imports all of ${script}.`);
      return `${nameOf(specifier.imported)}:${specifier.local.name}`;
    });
    return [{ ...at(statement), text: `const{${names.join()}}=${registry};` }];
  });

/** Puts the script's exports into the registry, and its public exports into a global. */
const writeTo = (registry: string, forPages: readonly string[], program: ESTree.Program): Edit[] =>
  program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const all = statement.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)] as const);
    const object = (pairs: typeof all): string => `{${pairs.map((pair) => pair.join(':')).join()}}`;
    const pages = all.filter(([name]) => forPages.includes(name));
    const text = `${registry}??=${object(all)};globalThis.DonationWidget=${object(pages)};`;
    return [{ ...at(statement), text }];
  });

/**
 * The address of a file next to the classic script. `import()` can't find it by itself: a cross-origin script that
 * was loaded without CORS has no base address. If the script has no address, because it is inline, files are looked
 * for next to the page.
 */
const beside = 'fileBesideScript';
const besideScript =
  '((address)=>(file)=>new URL(file,address).href)(document.currentScript?.src||document.baseURI)';

/** Wraps a script, so that its declarations stay private. */
const enclosed = ({ body }: ESTree.Program): Edit[] => {
  const [start, end] = [body[0]?.start ?? 0, body.at(-1)?.end ?? 0];
  return [
    { start, end: start, text: `((${beside})=>{"use strict";` },
    { start: end, end, text: `})(${besideScript});` },
  ];
};

/** The line that names a source map. The maps belong to the module files. */
const mapLine = /^\/\/# sourceMappingURL=.*$/m;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports'>;

/**
 * Makes the classic script from the files of the module build, given as file names with their code. A classic script
 * can't import or export. Its parts stay modules, which it loads from its own folder. Parts that import from the
 * script get a second version, which reads the script's exports from a registry on the page. The registry's name
 * contains the script's hash, so that a part of another build finds nothing. If a page runs the script twice, the
 * registry of the first run stays, because that run defined the elements.
 */
const classicFiles = (
  script: Chunk,
  parts: readonly Chunk[],
  forPages: readonly string[],
): ReadonlyMap<string, string> => {
  const hash = createHash('sha256').update(script.code).digest('base64url').slice(0, 12);
  const registry = `globalThis[Symbol.for("donation-widget ${hash}")]`;
  const own = parts.filter(({ imports }) => imports.includes(script.fileName));
  const renamed = new Map(own.map(({ fileName }) => [`./${fileName}`, `"./${classicPartFile(fileName)}"`]));

  const translated = ({ code }: Chunk, editsOf: (program: ESTree.Program) => Edit[]): string =>
    edited(code, editsOf(parseSync('script.js', code).program)).replace(mapLine, '');

  const body = translated(script, (program) => [
    ...enclosed(program),
    ...renameImports(program, (file) => `${beside}(${renamed.get(file) ?? `"${file}"`})`),
    ...writeTo(registry, forPages, program),
  ]);
  return new Map([
    // Without a byte order mark, a classic script is decoded in its page's encoding.
    [classicFile, `\uFEFF${body}`],
    ...own.map((part): [string, string] => [
      classicPartFile(part.fileName),
      translated(part, (program) => [
        ...renameImports(program, (file) => renamed.get(file)),
        ...readFrom(registry, `./${script.fileName}`, program),
      ]),
    ]),
  ]);
};

/** Writes the classic script and its parts next to the module files. */
export const classicScript = (): Plugin => ({
  name: 'classic-script',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const script = chunks.find(({ isEntry }) => isEntry);
      const forPages = script?.facadeModuleId && this.getModuleInfo(script.facadeModuleId)?.exports;
      if (!script || !forPages) throw new Error('The build has no script for pages.');
      const parts = chunks.filter((chunk) => chunk !== script);
      for (const [fileName, source] of classicFiles(script, parts, forPages))
        this.emitFile({ type: 'asset', fileName, source });
    },
  },
});
