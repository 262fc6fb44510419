import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folder that keeps builds from one run to the next. */
const cache = join(root, 'node_modules', '.cache');

/** Everything in this project that a build reads, and everything that npm packs with it. */
export const sources = [
  'src',
  'editor',
  'tools',
  'build',
  'demo',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
];

const filesOf = async (path: string): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** The key depends only on the content, so nothing is built twice until something changes, in any process. */
const keyOf = async (paths: readonly string[], except: RegExp | undefined) => {
  const all = (await Promise.all(paths.map((path) => filesOf(join(root, path))))).flat().sort();
  const files = all.filter((file) => !except?.test(file));
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Takes the lock, unless another running process has it. */
const take = async (lock: string): Promise<boolean> => {
  try {
    const handle = await open(lock, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch {
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    try {
      if (holder > 0) process.kill(holder, 0);
    } catch {
      // The holder ended before it could release the lock.
      await rm(lock, { force: true });
    }
    return false;
  }
};

/** Deletes builds of older sources, because nothing uses them again. */
const dropOthers = async (folder: string, kind: string, key: string) => {
  const old = (await readdir(folder)).filter(
    (name) => name.startsWith(`${kind}-`) && !name.startsWith(`${kind}-${key}`),
  );
  await Promise.all(
    old.map((name) => rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 })),
  );
};

/**
 * A folder that many processes use. The first caller makes it and the others wait. After that it never changes.
 *
 * @param make writes into the given folder, which does not exist yet
 */
export const madeOnce = async (folder: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const lock = `${folder}.lock`;
  while (!(await exists(folder))) {
    if (!(await take(lock))) {
      await after(100);
      continue;
    }
    try {
      if (await exists(folder)) break;
      const draft = `${folder}.draft`;
      await rm(draft, { recursive: true, force: true });
      await make(draft);
      await rename(draft, folder);
    } finally {
      await rm(lock, { force: true });
    }
  }
  return folder;
};

/** The folder in a place that keeps builds. Each user has their own. */
export const buildsIn = async (place: string): Promise<string> => {
  const folder = join(place, `donation-widget-builds-${userInfo().username}`);
  await mkdir(folder, { recursive: true });
  return folder;
};

type Options = {
  /** Files that are read in addition to the sources. */
  also?: readonly string[];
  /** Sources that aren't read, so that a test can change them while others use the build. */
  except?: RegExp;
  /** The folder that keeps the build. */
  place?: string;
};

/**
 * The folder of a build.
 *
 * @param make builds into the given folder, which does not exist yet
 */
export const built = async (
  kind: string,
  make: (folder: string) => Promise<void>,
  { also = [], except, place = cache }: Options = {},
): Promise<string> => {
  // Copies of the project drop only their own builds.
  const all = join(await buildsIn(place), createHash('sha256').update(root).digest('hex').slice(0, 8));
  await mkdir(all, { recursive: true });
  const key = await keyOf([...sources, ...also], except);
  return await madeOnce(join(all, `${kind}-${key}`), async (draft) => {
    await dropOthers(all, kind, key);
    await make(draft);
  });
};
