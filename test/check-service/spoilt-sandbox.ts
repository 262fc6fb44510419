import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { createSandbox } from '../../demo/sandbox/app.js';

/** One piece of the service's code, and what stands there instead. */
export type Spoilt = { file: string; piece: string; instead: string };

const app = fileURLToPath(new URL('../../demo/sandbox/app.ts', import.meta.url));

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A piece that is not there leaves the code as it was: then nothing is proven, so it must fail. */
const spoil = ({ file, piece, instead }: Spoilt) => {
  let isDone = false;
  const plugin: Plugin = {
    name: 'spoil',
    setup: ({ onLoad }) => {
      onLoad({ filter: new RegExp(`[\\\\/]${quoted(file)}$`) }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        if (!code.includes(piece)) throw new Error(`${file} has no “${piece}”.`);
        isDone = true;
        return { contents: code.replaceAll(piece, instead), loader: 'ts' };
      });
    },
  };
  return { plugin, isDone: () => isDone };
};

/** The sandbox, its code spoilt in one place. */
export const loadSpoilt = async (spoilt: Spoilt) => {
  const { plugin, isDone } = spoil(spoilt);
  const { outputFiles } = await build({
    entryPoints: [app],
    plugins: [plugin],
    bundle: true,
    write: false,
    // As a function, for which no file has to be written; packages are loaded once for all.
    format: 'cjs',
    packages: 'external',
    target: 'node20.19',
    logLevel: 'silent',
  });
  if (!isDone()) throw new Error(`${spoilt.file} is no part of the sandbox.`);
  const module = { exports: {} };
  new Function('require', 'module', outputFiles[0]?.text ?? '')(createRequire(app), module);
  return (module.exports as { createSandbox: typeof createSandbox }).createSandbox;
};
