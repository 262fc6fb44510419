import { fileURLToPath } from 'node:url';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The bundler's view of the modules. */
type Graph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/** Each language is a file of its own, and so is the prerenderer, which has all of them. */
const isSeparate = (id: string): boolean => /\/src\/(?:languages\/[\w-]+|prerender\/.*)\.ts$/.test(id);

/** Modules and everything that they import, also later. */
const reachedFrom = (entries: readonly string[], graph: Graph): ReadonlySet<string> => {
  const reached = new Set<string>();
  const add = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds.filter((one) => !isSeparate(one))])
      add(imported);
  };
  entries.map(file).forEach(add);
  return reached;
};

/** These run when they load, so they are files of their own. */
const entries = ['demo/configurator/configurator.ts', 'demo/configurator/form-script.ts'];

/**
 * The file that a module of the demo goes into; null for a file that the bundler chooses. It would make a file of each
 * set of modules that load together, and the configurator, which loads every question, would need two hundred:
 *
 * - `settings`: the settings of a form, which the page for links reads too
 * - `form`: the form with all its questions
 * - `editor`: the rest of the configurator
 */
export const chunkOf = (): ((id: string, graph: Graph) => string | null) => {
  const separate = new Set(entries.map(file));
  let sets: Record<'form' | 'editor' | 'links' | 'docs', ReadonlySet<string>> | undefined;
  return (id, graph) => {
    sets ??= {
      form: reachedFrom(['src/index.ts'], graph),
      editor: reachedFrom(entries, graph),
      links: reachedFrom(['demo/links/links.ts'], graph),
      docs: reachedFrom(['demo/docs/reader/reader.ts'], graph),
    };
    const { form, editor, links, docs } = sets;
    if (separate.has(id) || docs.has(id) || !(form.has(id) || editor.has(id))) return null;
    if (links.has(id)) return 'settings';
    return form.has(id) ? 'form' : 'editor';
  };
};
