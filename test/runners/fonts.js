// Gives the browsers of the tests the same fonts on any Linux machine, so that texts are as wide and as high everywhere.
// Importing this is enough: each browser that the process starts inherits the variable.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

const require = createRequire(import.meta.url);

/** The weights that the form uses. */
const weights = ['400Regular', '600SemiBold', '700Bold'];

/** DejaVu is the font of every text that names no other. */
const folders = [
  join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf'),
  ...[
    require.resolve('@expo-google-fonts/noto-kufi-arabic/package.json'),
    require.resolve('@expo-google-fonts/noto-naskh-arabic/package.json'),
    require.resolve('@expo-google-fonts/noto-nastaliq-urdu/package.json'),
  ].flatMap((path) => weights.map((weight) => join(dirname(path), weight))),
];

/** The fonts for the families that CSS names. */
const generic = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
};

const configurationIn = (cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
${Object.entries(generic)
  .map(
    ([name, font]) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`,
  )
  .join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
`;

/** Writes the file, which other processes may be reading, in one step. */
const write = () => {
  const all = join(tmpdir(), 'donation-widget-fonts');
  const text = configurationIn(join(all, 'cache'));
  const path = join(all, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.conf`);
  mkdirSync(all, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
  return path;
};

/** The environment for Firefox: its sandbox keeps pages from reading fonts in other folders than the machine's. */
export const withFontsOfMachine = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'FONTCONFIG_FILE'),
);

if (process.platform === 'linux') process.env.FONTCONFIG_FILE = write();
