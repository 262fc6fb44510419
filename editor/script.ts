import { classicFile, moduleFile } from './file-names.js';
import { readFolder } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { quoted } from './element-lines.js';
import { placeholders } from './site-controls.js';

/** The version, and the hash of each script by its file name. There are no hashes before the first build. */
export type Build = { version: string; integrity: Readonly<Record<string, string>> };

export const fileOf = (choices: Choices): string =>
  valueOf(choices, 'file') === 'module' ? moduleFile : classicFile;

/** The folder of the script with its closing slash; an example until the web editor enters one. */
export const folderOf = (choices: Choices, { version }: Build): string =>
  `${readFolder(valueOf(choices, 'cdn').trim()) ?? `${placeholders.cdn}${version}`}/`;

/** The attributes that make a browser run only this exact file, if its hash is known. */
export const pin = (file: string, { integrity }: Build): string[] =>
  integrity[file] ? [`  integrity="${integrity[file]}"`, '  crossorigin="anonymous"'] : [];

/** The tag of the script. */
export const script = (choices: Choices, build: Build): string => {
  const file = fileOf(choices);
  const isModule = file === moduleFile;
  return [
    '<script',
    ...(isModule ? ['  type="module"'] : []),
    `  src=${quoted(folderOf(choices, build) + file)}`,
    ...pin(file, build),
    ...(isModule ? [] : ['  defer']),
    '></script>',
  ].join('\n');
};
