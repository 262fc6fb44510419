import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/**
 * Creates the manifest from the sources, without writing it.
 *
 * @returns {Promise<import('./reference.js').Manifest>}
 */
export const readManifest = async () => {
  // The analyzer contains a compiler, so it loads only when needed.
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js');
  return await cli({
    argv: ['analyze', '--config', 'build/manifest/reading.config.js'],
    cwd: root,
    noWrite: true,
  });
};
