import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Enums } from '@cyclonedx/cyclonedx-library';
import { referenceKey } from '../../src/questions/metadata-keys.js';
import { currencyCodes } from '../../src/money/currency.js';
import { viewStyles } from '../../src/prerender/first-view.js';
import { returnScript } from '../../src/prerender/return-script.js';
import { metadataKeys } from '../../src/questions/list.js';
import { filesIn } from '../files-in.js';
import type { Manifest } from '../manifest/reference.js';
import { packagesFile } from '../notices.js';
import { packagesIn, partsFile, partsOf, readLock } from '../parts.js';
import { pluginBlocks, pluginProperties, pluginSlots } from './blocks.js';
import { pluginElements } from './elements.js';
import { php, type PhpValue } from './php.js';
import { readmeFile } from './readme.js';
import { compiledTranslations } from './translations.js';
import { stylesOf, thanksStylesOf } from '../../editor/code/styles-of.js';
import { usualColours } from '../../editor/lints/colour.js';
import { startCode, startFile } from '../../tools/verify/verify.js';

/** A colour of the form in both schemes, and the contrast with the background that it needs. */
type Ink = { light: string; dark: string; needed: string };

const themed = ['--donation-surface', '--donation-text', '--donation-primary'];

/** The colours that a form keeps on the theme’s background. */
export const inks = (): Ink[] =>
  Object.entries(usualColours).flatMap(([name, { light, dark }]) =>
    themed.includes(name)
      ? []
      : [{ light, dark, needed: name === '--donation-control-border' ? '3' : '4.5' }],
  );

/** A form behind a button takes no space. Block themes move only blocks into the column of the text. */
const ofButton = [
  'donation-button > donation-widget { min-height: 0; }',
  ':not(p) > donation-button { display: block; }',
];

const buttonBlock = '.wp-block-donation-widget-button';
const otherBlocks = ':where(.wp-block-donation-widget-form, .wp-block-donation-widget-status)';

/**
 * WordPress makes a block on the left or right as narrow as its contents, so these need a width of their own. A theme
 * can make the block narrower.
 */
const ofBlocks = [
  `${otherBlocks}:where(.alignleft, .alignright) { max-width: 100%; }`,
  ':is(.alignleft, .alignright) > :is(donation-widget, donation-status)' +
    ' { width: var(--donation-max-width, 30em); max-width: 100%; }',
  '.aligncenter > :is(donation-widget, donation-status) { margin-inline: auto; }',
  `${buttonBlock} > donation-button { display: inline-block; }`,
  `${buttonBlock}.aligncenter { text-align: center; }`,
  `${buttonBlock}:is(.alignwide, .alignfull) > donation-button { display: block; }`,
];

const withThanks = { 'slot-succeeded': 'Thanks' };

/** The style of the configurator’s snippets, and of blocks, on one line. */
const pluginStyle = (): string =>
  [stylesOf(withThanks), thanksStylesOf(withThanks), ...ofButton, ...ofBlocks]
    .join(' ')
    .replaceAll(/\s+/g, ' ');

const data = (manifest: Manifest, version: string): PhpValue => ({
  version,
  elements: pluginElements(manifest),
  slots: pluginSlots(manifest),
  properties: pluginProperties(manifest),
  blocks: pluginBlocks(manifest),
  metadataKeys: [...metadataKeys, referenceKey],
  inks: inks(),
  currencies: [...currencyCodes].sort(),
  style: pluginStyle(),
  viewStyles: { ...viewStyles, questions: Object.fromEntries(viewStyles.questions) },
  returnScript,
});

/** The file of the plugin with everything that comes from the form’s sources. */
export const dataFile = (manifest: Manifest, version: string): string => `<?php
/**
 * Everything that the plugin knows about the form. \`npm run build -- wordpress\` makes this file from the form's sources.
 *
 * @package donation-widget
 */

defined( 'ABSPATH' ) || exit;

return ${php(data(manifest, version))};
`;

/** The plugin with its version. In the repository, its header says “development”. */
export const withVersion = (plugin: string, version: string): string =>
  plugin.replace(/^( \* Version: +)development$/m, (_line, start: string) => start + version);

/** The sources of scripts and translations aren't in the plugin, and its pictures are only on WordPress.org. */
const isInPlugin = (file: string) => !/\.(?:ts|po)$/.test(file) && !file.startsWith('assets/');

const isInGenerated = (file: string) => !file.endsWith('.zip') && file !== packagesFile;

/** Pages of WordPress load the module, and check no hashes. */
const isInScripts = (file: string) => !/\.(?:classic|iife)\.js$|^(?:integrity|packages)\.json$/.test(file);

const contentsOf = async (folder: string, prefix: string, isIn: (file: string) => boolean) =>
  Promise.all(
    (await filesIn(folder))
      .filter(isIn)
      .map(async (file): Promise<[string, Uint8Array]> => [
        prefix + file,
        await readFile(join(folder, file)),
      ]),
  );

/** The plugin as WordPress installs it: the contents of each file by its path. */
export const pluginFiles = async (root: string): Promise<Map<string, Uint8Array>> => {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const { version } = JSON.parse(await read('package.json')) as { version: string };
  const manifest = JSON.parse(await read('dist/custom-elements.json')) as Manifest;
  const encoded = (text: string) => new TextEncoder().encode(text);
  const main = 'donation-widget.php';
  const readme = 'readme.txt';
  const files = new Map([
    ...(await contentsOf(join(root, 'wordpress'), '', isInPlugin)),
    // The editor's script, with the licences of the packages in it.
    ...(await contentsOf(join(root, 'dist/wordpress'), 'generated/', isInGenerated)),
    // Nobody changes a folder of that name again, so that caches hold.
    ...(await contentsOf(join(root, 'dist/cdn'), `cdn/${version}/`, isInScripts)),
    [`cdn/${version}/${startFile}`, encoded(startCode(version))],
    ...[...(await compiledTranslations(root))].map(
      ([file, content]) => [`languages/${file}`, content] as const,
    ),
    ['LICENSE', await readFile(join(root, 'LICENSE'))],
    ['generated/data.php', encoded(dataFile(manifest, version))],
    [main, encoded(withVersion(await read(`wordpress/${main}`), version))],
    [readme, encoded(readmeFile(await read(`wordpress/${readme}`), version, await read('CHANGELOG.md')))],
  ]);
  const sorted = new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  const inScripts = await packagesIn(join(root, 'dist/cdn'));
  const inEditor = await packagesIn(join(root, 'dist/wordpress'));
  const list = partsOf({
    component: {
      type: Enums.ComponentType.Application,
      bomRef: `donation-widget-plugin@${version}`,
      description: 'The WordPress plugin of the donation form',
    },
    files: sorted,
    packagesOf: (file) => {
      const [, folder, script = ''] = /^(cdn\/[^/]+|generated)\/(.*)$/.exec(file) ?? [];
      if (folder === undefined) return [];
      return folder === 'generated' ? inEditor(script) : inScripts(script);
    },
    dependencies: [],
    lock: await readLock(root),
  });
  return sorted.set(`generated/${partsFile}`, encoded(list));
};
