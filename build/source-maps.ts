import type { Plugin } from 'vite';

/** The parts of a source map that this file reads and changes. */
type SourceMap = { sources: string[]; sourcesContent: (string | null)[] };

const isOfDependency = (source: string): boolean => source.includes('/node_modules/');

const withOwnSources = (json: string): string => {
  const map = JSON.parse(json) as SourceMap;
  const sourcesContent = map.sourcesContent.map((content, index) =>
    isOfDependency(map.sources[index] ?? '') ? null : content,
  );
  return JSON.stringify({ ...map, sourcesContent });
};

/**
 * Leaves the sources of Lit and Zod out of the source maps. Debuggers skip those files, and they would make up a
 * quarter of what the maps hold.
 */
export const ownSourceMaps = (): Plugin => ({
  name: 'own-source-maps',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'asset' && output.fileName.endsWith('.map'))
          output.source = withOwnSources(String(output.source));
    },
  },
});
