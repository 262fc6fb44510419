import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { noticeOf, notices } from './notices.js';

const file = (name: string): string => fileURLToPath(new URL(`../tools/${name}`, import.meta.url));

/**
 * A build of tools for developers. Everything except the optional packages is in the files, so that the package's
 * users install nothing else.
 */
const tools = (
  outDir: string,
  input: Record<string, string>,
  nameOf: (moduleIds: readonly string[]) => string,
): UserConfig => ({
  plugins: [notices()],
  ssr: { noExternal: true, external: ['@libsql/client', 'vite'] },
  build: {
    outDir,
    emptyOutDir: false,
    ssr: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      input,
      output: {
        minify: true,
        comments: { annotation: false },
        entryFileNames: '[name].js',
        chunkFileNames: ({ moduleIds }) => `${nameOf(moduleIds)}.js`,
        postBanner: noticeOf,
      },
    },
  },
});

/** The command `donation-widget`. Each of its commands is one file, which it loads when it's needed. */
export const cliBuild = (): UserConfig =>
  tools(
    'dist/cli',
    { cli: file('cli/cli.ts') },
    (moduleIds) =>
      ['sandbox', 'check', 'verify'].find((name) => moduleIds.includes(file(`${name}/main.ts`))) ?? 'shared',
  );

/** The sandbox for a developer's own code, and its plugin for Vite. Both share one file, `service.js`. */
export const sandboxBuild = (): UserConfig =>
  tools(
    'dist/sandbox',
    { index: file('sandbox/package/index.ts'), vite: file('sandbox/package/vite.ts') },
    () => 'service',
  );
