/**
 * What the analyzer reads out of the sources below a folder; writes nothing.
 *
 * @param {string} cwd
 * @returns {Promise<import('./reference.js').Manifest>}
 */
export const readManifest = async (cwd) => {
  // It brings a compiler along, which only those who ask wait for.
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js');
  return await cli({
    argv: ['analyze', '--config', 'src/build/manifest/reading.config.js'],
    cwd,
    noWrite: true,
  });
};
