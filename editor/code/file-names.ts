/** The name of the page's script, without its extension. */
export const moduleName = 'donation-widget';

export const moduleFile = `${moduleName}.js`;

/** The script for pages that can't load modules. */
export const classicFile = `${moduleName}.iife.js`;

/** The classic script's counterpart of a module file. */
export const classicPartFile = (file: string): string => file.replace(/\.js$/, '.classic.js');

/** The file of a part that loads later, named after the part's folder. */
export const questionFile = (folder: string): string => `question-${folder}.js`;

/** The file of any other lazy module, named after the module. For a language that is its code, such as `pt` or `pt-PT`. */
export const chunkFile = (name: string): string => `${name}.js`;

/** Names a lazy file after its purpose. */
export const chunkName = ({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string => {
  const [, folder] = /\/questions\/(?:[\w-]+\/)*([\w-]+)\/part\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return folder ? questionFile(folder) : chunkFile(name.replace(/-module$/, ''));
};
