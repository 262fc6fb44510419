const script = '/test/plain-failures.js';

/** For @web/test-runner: adds to each test file what makes its failures tellable. */
export const plainFailures = () => ({
  name: 'plain-failures',
  transform: ({ path, body }) =>
    path.endsWith('.test.ts') ? { body: `import '${script}';${body}`, transformCache: true } : undefined,
});
