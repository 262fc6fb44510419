import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildsIn, madeOnce } from '../support/builds.js';
import { run } from '../package/packed.js';
import type { Version } from './versions.js';

/** Packages of a release of Debian. */
type Packages = {
  release: string;
  /** The names of packages, which can have a version: `wordpress=7.1*`. */
  names: readonly string[];
  /** The names of the dependencies that are unpacked too. None by default. */
  dependencies?: RegExp;
};

/** The keys of all releases, which apt checks what it downloads with. */
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The address of the mirror that this system gets its own packages from. */
const findMirror = async (): Promise<string> => {
  const [, codename = ''] = /^VERSION_CODENAME=(\S+)$/m.exec(await readFile('/etc/os-release', 'utf8')) ?? [];
  const { stdout } = await run('apt-get', ['update', '--print-uris'], '/');
  const [, mirror] = new RegExp(String.raw`^'(\S+)/dists/${codename}/main/`, 'm').exec(stdout) ?? [];
  if (mirror === undefined) throw new Error('apt has no source with the packages of Debian.');
  return mirror;
};

/** Downloads packages with lists of their own and unpacks them into a folder. Nothing of the system changes. */
const unpack = async (folder: string, { release, names, dependencies }: Packages): Promise<void> => {
  const apt = join(folder, 'apt');
  const packages = join(apt, 'packages');
  for (const place of ['lists/partial', 'cache/archives/partial', 'packages'])
    await mkdir(join(apt, place), { recursive: true });
  const source = `deb [signed-by=${keyring}] ${await findMirror()} ${release} main\n`;
  await writeFile(join(apt, 'sources.list'), source);
  await writeFile(join(apt, 'status'), '');
  const options = [
    `Dir::Etc::sourcelist=${apt}/sources.list`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${apt}/lists`,
    `Dir::Cache=${apt}/cache`,
    // Nothing is installed, as far as apt knows, so it finds all dependencies.
    `Dir::State::status=${apt}/status`,
    'APT::Update::Error-Mode=any',
  ].flatMap((option) => ['-o', option]);
  const aptGet = (...args: string[]) => run('apt-get', [...options, ...args], packages);
  await aptGet('update');
  const wanted = [...names];
  if (dependencies) {
    const { stdout } = await aptGet('install', '--simulate', '--no-install-recommends', ...names);
    const found = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
    wanted.push(...found.filter((name) => dependencies.test(name)));
  }
  await aptGet('download', ...new Set(wanted));
  for (const file of await readdir(packages))
    await run('dpkg', ['--extract', join(packages, file), folder], packages);
  await rm(apt, { recursive: true });
};

/**
 * Makes a folder from packages, in the temporary folder, where later runs find it. A change of this file or of the
 * version makes another one.
 */
const fromPackages = async (
  name: string,
  packages: readonly Packages[],
  make: (folder: string, unpacked: string) => Promise<void>,
): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  for (const { release, names } of packages) hash.update(release).update(names.join(' '));
  const key = hash.digest('hex').slice(0, 16);
  const folder = join(await buildsIn(tmpdir()), `debian-${name}-${key}`);
  try {
    return await madeOnce(folder, async (draft) => {
      const unpacked = join(draft, 'unpacked');
      await mkdir(unpacked, { recursive: true });
      for (const one of packages) await unpack(unpacked, one);
      await make(draft, unpacked);
    });
  } catch (error) {
    const releases = packages.map(({ release }) => release).join(', ');
    throw new Error(
      `The tests need ${name} from Debian (${releases}), but can’t download or unpack it. They need the network, apt-get and dpkg. If a signature is wrong, update debian-archive-keyring. If a version is missing, change test/wordpress/versions.js.`,
      { cause: error },
    );
  }
};

/** The packages whose files WordPress links to. */
const libraries = [
  'libjs-backbone',
  'libjs-cropper',
  'libjs-jquery',
  'libjs-jquery-ui',
  'libjs-lodash',
  'libjs-underscore',
  'libphp-phpmailer',
  'php-getid3',
];

/** The newest themes of WordPress that a release has, and of the classic ones the last. */
const themesOf = ({ release }: Version): Packages[] => {
  const classic = { release: 'bookworm', names: ['wordpress-theme-twentytwentyone'] };
  const names = ['wordpress-theme-twentytwentythree'];
  if (release !== 'bookworm') names.push('wordpress-theme-twentytwentyfive');
  return [classic, { release, names }];
};

/** The folder of a WordPress with its themes, without a configuration. */
export const wordpressFolder = (version: Version): Promise<string> => {
  const { release, wordpress } = version;
  const packages = [{ release, names: [`wordpress=${wordpress}*`, ...libraries] }, ...themesOf(version)];
  return fromPackages(`wordpress-${wordpress}`, packages, async (folder, unpacked) => {
    const files = join(unpacked, 'usr/share/wordpress');
    // These two are links into the folder /etc of the system. PHP's server doesn't read them.
    for (const link of ['.htaccess', 'wp-includes/certificates/ca-bundle.crt']) await rm(join(files, link));
    // The configuration of Debian.
    await rm(join(files, 'wp-config.php'));
    await run('cp', ['--recursive', '--dereference', `${files}/.`, folder], folder);
    await rm(unpacked, { recursive: true });
  });
};

/** The extensions that others need come first. */
const early = ['mysqlnd', 'pdo', 'xml'];

const phpConfiguration = (extensions: readonly string[]) => {
  const inOrder = [
    ...early.filter((name) => extensions.includes(name)),
    ...extensions.filter((name) => !early.includes(name)),
  ];
  const lines = inOrder.map((name) => `${name === 'opcache' ? 'zend_extension' : 'extension'}=${name}.so\n`);
  return lines.join('');
};

/** The path of a PHP with its extensions. It uses its own libraries, because those of the system can be too old. */
export const phpCommand = async ({ php, phpRelease }: Version): Promise<string> => {
  const names = ['cli', 'gd', 'mbstring', 'mysql', 'xml'].map((name) => `php${php}-${name}`);
  const packages = [{ release: phpRelease, names, dependencies: /^(?:lib|php)/ }];
  const folder = await fromPackages(`php-${php}`, packages, async (folder, unpacked) => {
    const files = await readdir(unpacked, { recursive: true, withFileTypes: true });
    const foldersOf = (pattern: RegExp) =>
      files.filter(({ name }) => pattern.test(name)).map(({ parentPath }) => parentPath);
    const [extensionFolder = ''] = foldersOf(/^mysqlnd\.so$/);
    const [loaderFolder = ''] = foldersOf(/^ld-linux-.*\.so\.\d$/).filter((one) => !/\/lib64$/.test(one));
    const [loader = ''] = (await readdir(loaderFolder)).filter((name) => name.startsWith('ld-linux-'));
    const architecture = basename(loaderFolder);
    const extensions = (await readdir(extensionFolder)).map((name) => basename(name, '.so'));
    await writeFile(join(folder, 'php.ini'), phpConfiguration(extensions));
    const place = (path: string) => `"$folder${path.slice(folder.length)}"`;
    const libraryPath = `"$folder/unpacked/usr/lib/${architecture}:$folder/unpacked/lib/${architecture}"`;
    const command = join(folder, 'php');
    await writeFile(
      command,
      `#!/bin/sh
folder=$(dirname "$0")
export PHP_INI_SCAN_DIR=
exec ${place(join(loaderFolder, loader))} --library-path ${libraryPath} "$folder/unpacked/usr/bin/php${php}" \\
  -c "$folder/php.ini" -d extension_dir=${place(extensionFolder)} "$@"
`,
    );
    await chmod(command, 0o755);
    await run(command, ['--version'], folder);
  });
  return join(folder, 'php');
};
