import { cp, mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { version } from '../../src/version.js';
import { run } from '../../test/package/packed.js';
import { rootDir } from '../../test/runners/files.js';
import { built, sources } from '../../test/support/builds.js';
import { build } from '../../test/support/journeys/server.js';

/** This version, and one that follows it. */
export const versions = { now: version, next: '99.0.0' } as const;

export type Release = keyof typeof versions;

/** Builds the scripts of these sources as another version. */
const buildNext = async (folder: string): Promise<void> => {
  const copy = `${folder}-copy`;
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const source of sources) await cp(join(rootDir, source), join(copy, source), { recursive: true });
  await symlink(join(rootDir, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const file = join(copy, 'src/version.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(`'${versions.now}'`, `'${versions.next}'`));
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--mode', 'cdn', '--logLevel', 'warn'], copy);
  await rename(join(copy, 'dist/cdn'), folder);
  await rm(copy, { recursive: true });
};

/** The folders of the built scripts of both versions. Other workers read them too, so tests must not change them. */
export const builtVersions = async (): Promise<Record<Release, string>> => ({
  now: await build('scripts'),
  // The build needs a folder outside node_modules, because tools ignore sources there.
  next: await built('next-scripts', buildNext, { place: await realpath(tmpdir()) }),
});
