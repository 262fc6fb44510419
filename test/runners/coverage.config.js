// Runs the unit and element tests again and measures which lines and branches of the sources they cover.
import { readdirSync, readFileSync } from 'node:fs';
import config from './web-test-runner.config.js';

/** Whether a source is part of the build, which runs in Vite and Node but not in a browser. */
const isOfBuild = (path) => /from '(?:node:|vite)/.test(readFileSync(`${config.rootDir}src/${path}`, 'utf8'));

const sources = readdirSync(`${config.rootDir}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !isOfBuild(path))
  .map((path) => `/src/${path.replaceAll('\\', '/')}`);

/** Loads every source, because the report leaves out a source that no test loads. */
const everySource = {
  name: 'every-source',
  resolveImport: ({ source }) => (source === 'every-source' ? '/every-source.js' : undefined),
  serve: ({ path }) =>
    path === '/every-source.js'
      ? { type: 'js', body: sources.map((source) => `import '${source}';`).join('\n') }
      : undefined,
};

export default {
  ...config,
  files: [...config.files, 'test/runners/every-source.js'],
  plugins: [everySource, ...config.plugins],
  coverage: true,
  coverageConfig: {
    include: ['src/**/*.ts'],
    threshold: { lines: 95, branches: 95 },
    reporters: ['text', 'json'],
    reportDir: 'coverage',
  },
};
