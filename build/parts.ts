import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { filesIn } from './files-in.js';
import { packagesFile } from './notices.js';

/** The list of parts in the package, and in the plugin. Tools know CycloneDX files by this ending. */
export const partsFile = 'parts.cdx.json';

/** A package in `package-lock.json`. */
type Locked = {
  version: string;
  license?: string;
  /** The hash of the package's tarball in the registry. */
  integrity?: string;
  dependencies?: Record<string, string>;
};

/** The packages of `package-lock.json` by their folders. The project itself has the folder ''. */
type Lock = Readonly<Record<string, Locked>>;

const json = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(...path), 'utf8')) as unknown;

export const readLock = async (root: string): Promise<Lock> =>
  ((await json(root, 'package-lock.json')) as { packages: Lock }).packages;

/**
 * The folders of the packages that each script in a folder of `dist` contains. The classic scripts are made from the
 * modules, so they contain the same.
 */
export const packagesIn = async (folder: string): Promise<(script: string) => readonly string[]> => {
  const packages = (await json(folder, packagesFile)) as Record<string, string[]>;
  return (script) => packages[script.replace(/\.(?:iife|classic)\.js$/, '.js')] ?? [];
};

/** The folder in which Node finds a package that another one imports. */
const resolved = (name: string, from: string, lock: Lock): string => {
  const folder = `${from && `${from}/`}node_modules/${name}`;
  if (folder in lock) return folder;
  const outer = /^(.*?)\/?node_modules\/(?:@[^/]+\/)?[^/]+$/.exec(from)?.[1];
  if (outer === undefined) throw new Error(`package-lock.json doesn't have ${name}.`);
  return resolved(name, outer, lock);
};

const hash = (algorithm: Enums.HashAlgorithm, content: string) =>
  new Models.HashDictionary([[algorithm, content]]);

const licensed = (id: string) => new Models.LicenseRepository([new Models.SpdxLicense(id)]);

const address = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A third-party package as a component. The hash is that of its tarball in the registry. */
const componentOf = (folder: string, lock: Lock): Models.Component => {
  const { version, license, integrity } = lock[folder] ?? {};
  const fullName = folder.replace(/^.*node_modules\//, '');
  if (!version || !license || !integrity?.startsWith('sha512-'))
    throw new Error(`package-lock.json doesn't have the version, licence and hash of ${fullName}.`);
  const [, group, name] = /^(?:(@[^/]+)\/)?(.*)$/.exec(fullName) ?? [];
  const purl = address(fullName, version);
  return new Models.Component(Enums.ComponentType.Library, name ?? fullName, {
    bomRef: purl,
    ...(group === undefined ? {} : { group }),
    version,
    purl,
    licenses: licensed(license),
    hashes: hash(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
    ),
  });
};

/** What a list of parts describes. */
export type Product = {
  /** The package, or the plugin with its own name. */
  component: { type: Enums.ComponentType; bomRef: string; purl?: string; description: string };
  /** The contents of each listed file by its path in the product. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The folders of the packages that a file contains. */
  packagesOf: (file: string) => readonly string[];
  /** The names of the packages that npm installs with the product. */
  dependencies: readonly string[];
  lock: Lock;
};

/**
 * The list of parts in the format CycloneDX 1.6: each file with its hash and the packages that it contains, and each
 * package with its version, licence and hash. It has no random number and no time, so that it's the same for anyone.
 */
export const partsOf = ({ component, files, packagesOf, dependencies, lock }: Product): string => {
  const { type, ...rest } = component;
  const { version = '', license = '' } = lock[''] ?? {};
  const root = new Models.Component(type, 'donation-widget', {
    ...rest,
    version,
    licenses: licensed(license),
  });
  const packages = new Map<string, Models.Component>();
  const packageIn = (folder: string): Models.Component => {
    const known = packages.get(folder);
    if (known) return known;
    const made = componentOf(folder, lock);
    packages.set(folder, made);
    return made;
  };
  /** A package that npm installs, with those that it needs in turn. */
  const installed = (name: string, from: string): Models.Component => {
    const folder = resolved(name, from, lock);
    const one = packageIn(folder);
    for (const needed of Object.keys(lock[folder]?.dependencies ?? {}))
      one.dependencies.add(installed(needed, folder).bomRef);
    return one;
  };
  for (const name of dependencies) root.dependencies.add(installed(name, '').bomRef);
  const listed = [...files].map(([file, content]) => {
    const one = new Models.Component(Enums.ComponentType.File, file, {
      bomRef: file,
      hashes: hash(Enums.HashAlgorithm['SHA-256'], createHash('sha256').update(content).digest('hex')),
    });
    for (const folder of packagesOf(file)) one.dependencies.add(packageIn(folder).bomRef);
    root.dependencies.add(one.bomRef);
    return one;
  });
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: root }),
    components: new Models.ComponentRepository([...packages.values(), ...listed]),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
};

/** Writes the list of parts of the npm package into `dist`, after everything else that the package contains. */
export const writePackageParts = async (root: string): Promise<void> => {
  const dist = join(root, 'dist');
  const lock = await readLock(root);
  const { version = '', dependencies = {} } = lock[''] ?? {};
  const scripts = (await filesIn(dist)).filter(
    (file) => file.endsWith('.js') && !file.startsWith('wordpress/'),
  );
  const folders = new Map(
    await Promise.all(
      ['cdn', 'cli', 'sandbox', ''].map(async (name) => [name, await packagesIn(join(dist, name))] as const),
    ),
  );
  const packagesOf = (file: string) => {
    const [, folder = '', script = ''] = /^dist\/(?:(cdn|cli|sandbox)\/)?(.*)$/.exec(file) ?? [];
    return folders.get(folder)?.(script) ?? [];
  };
  const list = partsOf({
    component: {
      type: Enums.ComponentType.Library,
      bomRef: address('donation-widget', version),
      purl: address('donation-widget', version),
      description: 'The npm package of the donation form',
    },
    files: new Map(
      await Promise.all(
        scripts.map(async (file) => [`dist/${file}`, await readFile(join(dist, file))] as const),
      ),
    ),
    packagesOf,
    dependencies: Object.keys(dependencies),
    lock,
  });
  await writeFile(join(dist, partsFile), list);
};
