const script = '/test/runners/plain-failures.js';

/** A plugin of @web/test-runner that adds `plain-failures.js` to each test file. */
export const plainFailures = () => ({
  name: 'plain-failures',
  transform: ({ path, body }) =>
    path.endsWith('.test.ts') ? { body: `import '${script}';${body}`, transformCache: true } : undefined,
});
