/**
 * Creates the manifest from the sources in a folder, without writing it.
 *
 * @param {string} cwd
 * @returns {Promise<import('./reference.js').Manifest>}
 */
export const readManifest = async (cwd) => {
  // The analyzer contains a compiler, so it loads only when needed.
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js');
  return await cli({
    argv: ['analyze', '--config', 'build/manifest/reading.config.js'],
    cwd,
    noWrite: true,
  });
};
