import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { createSandbox } from '../../../tools/sandbox/app.js';

/** A piece of the sandbox's code, and its replacement. */
export type Spoilt = { file: string; piece: string; instead: string };

const app = fileURLToPath(new URL('../../../tools/sandbox/app.ts', import.meta.url));

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Throws if the piece isn't in the code, because the unchanged code would prove nothing. */
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

/** Loads the sandbox with one change in its code. */
export const loadSpoilt = async (spoilt: Spoilt) => {
  const { plugin, isDone } = spoil(spoilt);
  const { outputFiles } = await build({
    entryPoints: [app],
    plugins: [plugin],
    bundle: true,
    write: false,
    // The code runs as a function, so no file has to be written and packages are loaded once.
    format: 'cjs',
    packages: 'external',
    target: 'node20.19',
    logLevel: 'silent',
  });
  if (!isDone()) throw new Error(`${spoilt.file} isn’t part of the sandbox.`);
  const module = { exports: {} };
  new Function('require', 'module', outputFiles[0]?.text ?? '')(createRequire(app), module);
  return (module.exports as { createSandbox: typeof createSandbox }).createSandbox;
};
