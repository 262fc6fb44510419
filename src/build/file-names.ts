/** The script of a page, by the name that it has before its ending. */
export const moduleName = 'donation-widget';

export const moduleFile = `${moduleName}.js`;

/** The script of a page whose host takes no modules. */
export const classicFile = `${moduleName}.iife.js`;

/** The file of the classic script that does what this one does for the module. */
export const classicPartFile = (file: string): string => file.replace(/\.js$/, '.classic.js');

/** The file of a question that is loaded later, by the question's folder. */
const questionFile = (folder: string): string => `question-${folder}.js`;

/** The file of anything else that is loaded later, by the name of its module: a language's is its code (ISO 639-1). */
export const chunkFile = (name: string): string => `${name}.js`;

/** The modules that a question shares with others that are loaded later, each a file of its own; by its folder. */
const sharedModules: Readonly<Record<string, readonly string[]>> = {
  ask: ['text-area'],
  dedication: ['text-area'],
  trust: ['new-tab-link'],
};

/** The files that a question is loaded with, by the question's folder. */
export const questionFiles = (folder: string): readonly string[] => [
  questionFile(folder),
  ...(sharedModules[folder] ?? []).map(chunkFile),
];

/** A file that is loaded later is named by what it is for. */
export const chunkName = ({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string => {
  const [, folder] = /\/questions\/([\w-]+)\/question\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return folder ? questionFile(folder) : chunkFile(name.replace(/-module$/, ''));
};
