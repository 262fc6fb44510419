import { classicFile, moduleFile } from './file-names.js';
import { readFolder } from '../controls/addresses.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { quoted } from './element-lines.js';

/** The version, and the hash of each script by its file name. There are no hashes before the first build. */
export type Build = {
  version: string;
  integrity: Readonly<Record<string, string>>;
  /** The origin of a sandbox that serves the script too. Default: that of `npm run sandbox`. */
  sandbox?: string;
};

const sandboxOf = ({ sandbox = 'http://127.0.0.1:4010' }: Pick<Build, 'sandbox'>) => sandbox;

/** The choices, with the sandbox in place of a service or a key that the web editor hasn't added yet. */
export const withSandbox = (choices: Choices, build: Pick<Build, 'sandbox'> = {}): Choices => {
  const values = { 'base-url': `${sandboxOf(build)}/api/v1`, 'publishable-key': 'pk_test_sandbox' };
  const missing = Object.entries(values).filter(([name]) => valueOf(choices, name).trim() === '');
  return { ...choices, ...Object.fromEntries(missing) };
};

export const fileOf = (choices: Choices): string =>
  valueOf(choices, 'file') === 'module' ? moduleFile : classicFile;

/** The folder of the script with its closing slash: that of the sandbox until the web editor enters one. */
export const folderOf = (choices: Choices, build: Pick<Build, 'sandbox'>): string =>
  `${readFolder(valueOf(choices, 'cdn').trim()) ?? sandboxOf(build)}/`;

/** The attributes that make a browser run only this exact file, if its hash is known. */
export const pin = (file: string, { integrity }: Build): string[] =>
  integrity[file] ? [`  integrity="${integrity[file]}"`, '  crossorigin="anonymous"'] : [];

/** The tag of the script. */
export const script = (choices: Choices, build: Build): string => {
  const file = fileOf(choices);
  const isModule = file === moduleFile;
  const lines = [
    '<script',
    ...(isModule ? ['  type="module"'] : []),
    `  src=${quoted(folderOf(choices, build) + file)}`,
    ...pin(file, build),
    ...(isModule ? [] : ['  defer']),
  ];
  return `${lines.join('\n')}></script>`;
};
