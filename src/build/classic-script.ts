import { createHash } from 'node:crypto';
import { parseSync, Visitor, type ESTree, type Plugin, type Rolldown } from 'vite';
import { classicFile, classicPartFile } from './file-names.js';

/** A stretch of code, and the text that takes its place. */
type Edit = { start: number; end: number; text: string };

const edited = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);

const at = ({ start, end }: ESTree.Span): Omit<Edit, 'text'> => ({ start, end });

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** The file that `import()` names; undefined where only the running code knows it. */
const fileIn = (source: ESTree.Expression): string | undefined => {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  return source.type === 'TemplateLiteral' ? source.quasis[0]?.value.raw : undefined;
};

/** Writes other names of files, as code, where this code imports them: at once or by `import()`. */
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

/** Takes what a part imports from the script out of the registry. */
const readFrom = (registry: string, script: string, program: ESTree.Program): Edit[] =>
  program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== script) return [];
    const names = statement.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`A part imports all of ${script}.`);
      return `${nameOf(specifier.imported)}:${specifier.local.name}`;
    });
    return [{ ...at(statement), text: `const{${names.join()}}=${registry};` }];
  });

/** Puts what the script exports into the registry, and what is for pages into a global. */
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
 * Gives the address of a file beside the classic script. `import()` would not find it by itself: a script of another
 * origin that the page has not asked for by CORS has no address to start from. Without an address of the script,
 * which is then pasted into the page, files are looked for beside the page.
 */
const beside = 'fileBesideScript';
const besideScript =
  '((address)=>(file)=>new URL(file,address).href)(document.currentScript?.src||document.baseURI)';

/** Keeps what a script declares to itself. */
const enclosed = ({ body }: ESTree.Program): Edit[] => {
  const [start, end] = [body[0]?.start ?? 0, body.at(-1)?.end ?? 0];
  return [
    { start, end: start, text: `((${beside})=>{"use strict";` },
    { start: end, end, text: `})(${besideScript});` },
  ];
};

/** The line that names a source map: the maps are those of the module. */
const mapLine = /^\/\/# sourceMappingURL=.*$/m;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports'>;

/**
 * Makes the classic script out of what the module was built into; file names with their code. A classic script can
 * neither import nor export. Its parts stay modules, which it loads from beside itself. Those that import from the
 * script are written a second time: they find its exports in a registry of the page. The registry is named by the
 * hash of the script, so that a part of another build finds nothing. Where a page runs the script twice, the first
 * run keeps the registry, since its elements are those that are defined.
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
    // Without the mark, a classic script is read in the encoding of its page.
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

/** Writes the classic script and its parts beside the module and its parts. */
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
