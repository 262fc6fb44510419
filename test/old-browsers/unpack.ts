import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const packed = (version: number, file: string) =>
  fileURLToPath(new URL(`node_modules/chromium-${version}/bin/${file}.br`, import.meta.url));

const inflate = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));

/** Unpacks into a new folder first, so that an interrupted attempt never looks complete. */
const once = async (name: string, unpack: (folder: string) => Promise<unknown>): Promise<string> => {
  const folder = join(tmpdir(), `donation-widget-${name}`);
  if (existsSync(folder)) return folder;
  const half = await mkdtemp(`${folder}-`);
  await unpack(half);
  // Another worker could have been faster.
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  return folder;
};

/** The system libraries that Chromium needs. The oldest packages contain only some of them. */
const libraries = () =>
  once('old-libraries', async (folder) => {
    const archive = join(folder, 'libraries.tar');
    await inflate(packed(119, 'al2023.tar'), archive);
    await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
  });

/** How to launch an old version of Chromium. */
export const oldChromium = async (version: number) => {
  const folder = await once(`old-chromium-${version}`, async (half) => {
    await mkdir(half, { recursive: true });
    await inflate(packed(version, 'chromium'), join(half, 'chromium'));
  });
  const executablePath = join(folder, 'chromium');
  const paths = [join(await libraries(), 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--headless'],
    env: { ...process.env, LD_LIBRARY_PATH: paths.join(':'), HOME: dirname(executablePath) },
  };
};
