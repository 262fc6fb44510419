import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import { strFromU8, unzipSync } from 'fflate';
import { filesIn } from '../../build/files-in.js';
import { expect, run, test } from './packed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Component = {
  type: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  'bom-ref': string;
  hashes: { alg: string; content: string }[];
  licenses?: { license: { id: string } }[];
};

type Parts = {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

const json = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as unknown;

/** The check against the schema that the makers of CycloneDX publish. */
const validator = async (): Promise<ValidateFunction> => {
  const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
  const schema = (name: string) =>
    json(dirname(library), `res/schema/${name}.SNAPSHOT.schema.json`) as Promise<object>;
  const formats = ['date-time', 'email', 'idn-email', 'iri-reference', 'uri'];
  const ajv = new Ajv({
    strict: false,
    formats: Object.fromEntries(formats.map((format) => [format, true] as const)),
  });
  // The library's copies refer to each other by their file names.
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(await schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  return ajv.compile(await schema('bom-1.6'));
};

const isFile = ({ type }: Component) => type === 'file';

/** The identifiers of everything that a component depends on or contains. */
const under = ({ dependencies }: Parts, ref: string) =>
  dependencies.find((one) => one.ref === ref)?.dependsOn ?? [];

/** The packages that each file contains, by its path; only files that contain some. */
const containedIn = (parts: Parts) =>
  Object.fromEntries(
    parts.components
      .filter(isFile)
      .map((file) => [file.name, under(parts, file['bom-ref'])] as const)
      .filter(([, contained]) => contained.length > 0),
  );

const hashesOf = ({ components }: Parts) =>
  Object.fromEntries(components.filter(isFile).map(({ name, hashes }) => [name, hashes]));

const hashed = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries(
    [...files].map(([name, content]) => [
      name,
      [{ alg: 'SHA-256', content: createHash('sha256').update(content).digest('hex') }],
    ]),
  );

/** The identifier of the installed package in a folder. */
const identifierOf = async (folder: string) => {
  const { name, version } = (await json(root, folder, 'package.json')) as { name: string; version: string };
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
};

const bundler = await identifierOf('node_modules/rolldown');

/** The folders of the packages that some sources are in. */
const foldersIn = (sources: readonly string[]) => [
  ...new Set(
    sources.flatMap(
      (source) => /\bnode_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? [],
    ),
  ),
];

/** The packages in a script by its source map, which the bundler writes. It doesn't have the bundler's own helpers. */
const packagesInMap = async (map: string) => {
  const { sources } = (await json(map)) as { sources: string[] };
  return (await Promise.all(foldersIn(sources).map(identifierOf))).sort();
};

const withoutHelpers = (contained: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(contained)
      .map(([file, packages]) => [file, packages.filter((one) => one !== bundler)] as const)
      .filter(([, packages]) => packages.length > 0),
  );

/** Everything that a package needs, directly or not. */
const needed = (parts: Parts, refs: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const ref of refs) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    needed(parts, under(parts, ref), seen);
  }
  return seen;
};

const listFile = 'generated/parts.cdx.json';

const readPlugin = async (copy: string) => {
  const zip = unzipSync(await readFile(join(copy, 'dist/wordpress/donation-widget.zip')));
  const files = new Map(
    Object.entries(zip).map(([path, content]) => [path.replace(/^donation-widget\//, ''), content] as const),
  );
  const list = files.get(listFile);
  if (!list) throw new Error('The plugin has no list of parts.');
  files.delete(listFile);
  return { files, parts: JSON.parse(strFromU8(list)) as Parts };
};

test('the lists of parts have the format CycloneDX 1.6, without a random number or a time', async ({
  packed,
}) => {
  const isValid = await validator();
  const lists = [
    (await json(packed.files, 'dist/parts.cdx.json')) as Parts,
    (await readPlugin(packed.copy)).parts,
  ];
  for (const list of lists) {
    expect(isValid(list), JSON.stringify(isValid.errors)).toBe(true);
    expect(list).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(list).not.toHaveProperty('serialNumber');
    expect(list.metadata).not.toHaveProperty('timestamp');
  }
  expect(isValid({ ...lists[0], components: [{ type: 'file' }] })).toBe(false);
});

test('the package’s list has the hash of each script, and the plugin’s list that of each file', async ({
  packed,
}) => {
  const scripts = (await filesIn(packed.files)).filter((file) => file.endsWith('.js'));
  const contents = await Promise.all(
    scripts.map(async (file) => [file, await readFile(join(packed.files, file))] as const),
  );
  const parts = (await json(packed.files, 'dist/parts.cdx.json')) as Parts;
  expect(hashesOf(parts)).toEqual(hashed(new Map(contents)));
  const plugin = await readPlugin(packed.copy);
  expect(hashesOf(plugin.parts)).toEqual(hashed(plugin.files));
});

test('each list names the packages that the source maps of the scripts name, and no others', async ({
  packed,
}, testInfo) => {
  const fromMaps: Record<string, string[]> = {};
  const note = async (file: string, map: string) => {
    const packages = await packagesInMap(map);
    if (packages.length > 0) fromMaps[file] = packages;
  };
  for (const file of await filesIn(join(packed.files, 'dist/cdn')))
    if (file.endsWith('.js'))
      await note(
        `dist/cdn/${file}`,
        join(packed.files, 'dist/cdn', `${file.replace(/\.(?:iife|classic)\.js$/, '.js')}.map`),
      );
  // The tools have no source maps, so build them once more with some.
  const maps = testInfo.outputPath('maps');
  await mkdir(maps, { recursive: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const builds = {
    cli: ['cli'],
    sandbox: ['sandbox'],
    wordpress: ['site-health', 'wordpress-views', 'wordpress'],
  };
  for (const [folder, modes] of Object.entries(builds)) {
    for (const mode of modes) {
      const options = ['--mode', mode, '--sourcemap', '--outDir', join(maps, folder), '--logLevel', 'error'];
      await run(process.execPath, [vite, 'build', ...options], packed.copy);
    }
    for (const file of await filesIn(join(maps, folder)))
      if (file.endsWith('.js'))
        await note(posix.join('dist', folder, file), join(maps, folder, `${file}.map`));
  }
  const isOfPlugin = ([file]: readonly [string, unknown]) => file.startsWith('dist/wordpress/');
  const inGenerated = Object.entries(fromMaps)
    .filter(isOfPlugin)
    .map(([file, packages]) => [file.replace('dist/wordpress', 'generated'), packages] as const);
  const inPackage = Object.fromEntries(Object.entries(fromMaps).filter((one) => !isOfPlugin(one)));
  expect(inGenerated.map(([file]) => file).sort()).toEqual([
    'generated/editor.js',
    'generated/site-health.js',
    'generated/store-views.js',
  ]);

  const parts = (await json(packed.files, 'dist/parts.cdx.json')) as Parts;
  expect(withoutHelpers(containedIn(parts))).toEqual(inPackage);
  const plugin = await readPlugin(packed.copy);
  const { version } = (await json(packed.files, 'package.json')) as { version: string };
  const inScripts = Object.entries(inPackage).flatMap(([file, packages]) => {
    const [, name] = /^dist\/cdn\/(?!.*\.(?:iife|classic)\.js$)(.*)$/.exec(file) ?? [];
    return name === undefined ? [] : [[`cdn/${version}/${name}`, packages]];
  });
  expect(withoutHelpers(containedIn(plugin.parts))).toEqual({
    ...Object.fromEntries([...inScripts, ...inGenerated]),
  });

  // Each package is in a file, or npm installs it with this package.
  for (const list of [parts, plugin.parts]) {
    const files = list.components.filter(isFile).map((file) => file['bom-ref']);
    const installed = under(list, list.metadata.component['bom-ref']).filter((ref) => !files.includes(ref));
    const expected = new Set([...needed(list, installed), ...Object.values(containedIn(list)).flat()]);
    const listed = list.components.filter((one) => !isFile(one)).map((one) => one['bom-ref']);
    expect(listed.sort()).toEqual([...expected].sort());
  }
  expect(under(parts, parts.metadata.component['bom-ref'])).toEqual(
    expect.arrayContaining(await Promise.all(['node_modules/lit', 'node_modules/zod'].map(identifierOf))),
  );
});

test('the list names the bundler for the scripts that have its helpers', async ({ packed }) => {
  const parts = (await json(packed.files, 'dist/parts.cdx.json')) as Parts;
  const contained = containedIn(parts);
  for (const file of ['dist/cdn/donation-widget.js', 'dist/cdn/donation-widget.iife.js'])
    expect(contained[file], file).toContain(bundler);
  const helpers = Object.keys(contained).filter((file) => file.startsWith('dist/_virtual/'));
  expect(helpers.map((file) => contained[file])).toEqual([[bundler]]);
});

test('each package of a list has its version, licence and hash, and its licence text is in a notices file', async ({
  packed,
}) => {
  const { packages } = (await json(root, 'package-lock.json')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const plugin = await readPlugin(packed.copy);
  const noticesOf = (files: readonly (string | undefined)[]) => files.join('\n');
  const notices = new Map([
    [
      (await json(packed.files, 'dist/parts.cdx.json')) as Parts,
      noticesOf(
        await Promise.all(
          (await filesIn(packed.files))
            .filter((file) => file.endsWith('THIRD-PARTY-NOTICES.txt'))
            .map((file) => readFile(join(packed.files, file), 'utf8')),
        ),
      ),
    ],
    [
      plugin.parts,
      noticesOf(
        [...plugin.files].flatMap(([file, content]) =>
          file.endsWith('THIRD-PARTY-NOTICES.txt') ? [strFromU8(content)] : [],
        ),
      ),
    ],
  ]);
  for (const [list, texts] of notices) {
    const inFiles = new Set(Object.values(containedIn(list)).flat());
    for (const one of list.components.filter((component) => !isFile(component))) {
      const name = one.group === undefined ? one.name : `${one.group}/${one.name}`;
      const folders = Object.keys(packages).filter((folder) => folder.endsWith(`node_modules/${name}`));
      const installed = await Promise.all(
        folders.map(async (folder) => ({
          folder,
          file: (await json(root, folder, 'package.json')) as { version: string; license: string },
        })),
      );
      const same = installed.find(({ file }) => file.version === one.version);
      expect(one.licenses, name).toEqual([{ license: { id: same?.file.license } }]);
      const [hash] = one.hashes;
      const integrity = `sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`;
      expect(integrity, name).toBe(packages[same?.folder ?? '']?.integrity);
      if (!inFiles.has(one['bom-ref'])) continue;
      const text = await readFile(join(root, same?.folder ?? '', 'LICENSE'), 'utf8');
      expect(texts, name).toContain(`${name} ${one.version ?? ''}\n\n${text.trim()}`);
    }
  }
});
