import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as WorkflowParser from '@actions/workflow-parser';
import { createServer } from 'vite';
import { expect, source, test } from './project.js';

test('the Playwright recipe passes', async ({ project }) => {
  const output = await project.npm('exec', '--', 'playwright', 'test', '--config', 'with-browser.config.ts');
  expect(output).toMatch(/\b4 passed/);
});

test('the Vitest recipe passes', async ({ project }) => {
  const output = await project.npm('run', 'test:unit');
  expect(output).toMatch(/\b2 passed/);
});

test.describe('the workflow for GitHub Actions', () => {
  const file = join(source, '.github/workflows/donations.yml');

  /** Errors of a workflow, as GitHub's own parser reports them. */
  const errorsIn = async (content: string) => {
    // The parser imports JSON in a way that Node refuses, so Vite loads it.
    const server = await createServer({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      ssr: { noExternal: [/^@actions\//] },
    });
    const { parseWorkflow, NoOperationTraceWriter } = (await server.ssrLoadModule(
      '@actions/workflow-parser',
    )) as typeof WorkflowParser;
    const { context } = parseWorkflow({ name: 'donations.yml', content }, new NoOperationTraceWriter());
    await server.close();
    return context.errors.getErrors().map(({ message }) => message);
  };

  test('follows the syntax', async () => {
    const workflow = await readFile(file, 'utf8');
    expect(await errorsIn(workflow)).toEqual([]);
    expect(await errorsIn(workflow.replace('runs-on', 'run-on'))).not.toEqual([]);
  });

  test('runs scripts that the project has', async ({ project }) => {
    const { scripts } = JSON.parse(await readFile(join(project.folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...(await readFile(file, 'utf8')).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named).toEqual(['test:unit', 'test:e2e']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});
