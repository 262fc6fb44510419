import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { createSandbox } from '../../demo/sandbox/app.js';

/** One piece of the service's code, and what stands there instead. */
export type Spoilt = { file: string; piece: string; instead: string };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A piece that is not there leaves the code as it was: then nothing is proven, so it must fail. */
const spoil = ({ file, piece, instead }: Spoilt) => {
  let isDone = false;
  const plugin: Plugin = {
    name: 'spoil',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return null;
      if (!code.includes(piece)) throw new Error(`${file} has no “${piece}”.`);
      isDone = true;
      return code.replaceAll(piece, instead);
    },
  };
  return { plugin, isDone: () => isDone };
};

/** The sandbox, its code spoilt in one place. */
export const loadSpoilt = async (spoilt: Spoilt) => {
  const { plugin, isDone } = spoil(spoilt);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule('/demo/sandbox/app.ts');
    if (!isDone()) throw new Error(`${spoilt.file} is no part of the sandbox.`);
    return (module as { createSandbox: typeof createSandbox }).createSandbox;
  } finally {
    await server.close();
  }
};
