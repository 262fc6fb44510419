import { existsSync } from 'node:fs';

const folder = '/usr/share/javascript';

/** Libraries that old themes still load. They replace functions of the browser with their own. */
export const libraries = {
  Prototype: { debianPackage: 'libjs-prototype', files: [`${folder}/prototype/prototype.js`] },
  MooTools: {
    debianPackage: 'libjs-mootools',
    files: [`${folder}/mootools/mootools-core.min.js`, `${folder}/mootools/mootools-more.min.js`],
  },
} as const;

/** The missing Debian packages of these libraries. */
export const missingLibraries = (): string[] =>
  Object.values(libraries)
    .filter(({ files }) => !files.every((file) => existsSync(file)))
    .map(({ debianPackage }) => debianPackage);
