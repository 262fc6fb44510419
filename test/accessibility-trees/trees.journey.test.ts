import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { build } from 'esbuild';
import { en } from '../../src/languages/en.js';
import { listen, type Listening } from '../support/listen.js';
import { treesInChromium } from './chromium.js';
import { explanations } from './explanations.js';
import { treesInFirefox } from './firefox.js';
import { Marionette } from './marionette.js';
import { linesOf, type Explanation, type TreeNode } from './tree.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const logo = '/test/support/accessibility/logo.svg';

const pageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // Lit’s development build warns on the console, and the tests run the production build.
    conditions: ['browser', 'production'],
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

const servePage = async (): Promise<Listening> => {
  const files: Record<string, [type: string, content: string]> = {
    '/': ['text/html; charset=utf-8', '<!doctype html><body><script src="/page.js"></script>'],
    '/page.js': ['text/javascript', await pageScript()],
    [logo]: ['image/svg+xml', readFileSync(join(root, logo), 'utf8')],
  };
  return listen(
    createServer(({ url = '' }, response) => {
      const [type, content] = files[url] ?? ['text/plain', ''];
      response.setHeader('content-type', type).end(content);
    }),
  );
};

const test = base.extend<{ firefox: Marionette; origin: string }>({
  origin: async ({}, use) => {
    const { origin, close } = await servePage();
    await use(origin);
    await close();
  },
  firefox: async ({}, use) => {
    const firefox = await Marionette.start();
    await use(firefox);
    await firefox.end();
  },
});

type Trees = ReadonlyMap<string, readonly TreeNode[]>;

const textsOf = (trees: Trees, explained: readonly Explanation[]): Record<string, readonly string[]> =>
  Object.fromEntries([...trees].map(([state, nodes]) => [state, linesOf(nodes, explained)]));

/** The lines of all states whose element is like this. */
const linesWith = (trees: Trees, isLike: (node: TreeNode) => boolean): string[] =>
  [...trees].flatMap(([state, nodes]) =>
    linesOf(nodes.filter(isLike), []).map((line) => `${state}: ${line}`),
  );

/** The states before the donor presses the button. */
const untried = [
  'the first view',
  'a custom amount',
  'an unfinished email address',
  'a Gift Aid declaration',
];

test('Chromium and Firefox tell assistive technology the same in every state', async ({
  page,
  firefox: browser,
  origin,
}) => {
  const [chromium, firefox] = await Promise.all([
    treesInChromium(page, origin),
    treesInFirefox(browser, origin),
  ]);
  expect(chromium.size).toBeGreaterThan(30);

  await test.step('roles, names, descriptions, and what is invalid or required', () => {
    const expected = textsOf(chromium, explanations);
    for (const [state, lines] of Object.entries(textsOf(firefox, explanations)))
      expect.soft(lines, state).toEqual(expected[state]);
  });

  await test.step('each explained difference still occurs', () => {
    for (const one of explanations) {
      const others = explanations.filter((other) => other !== one);
      expect.soft(textsOf(firefox, others), one.reason).not.toEqual(textsOf(chromium, others));
    }
  });

  for (const [name, trees] of Object.entries({ chromium, firefox })) {
    await test.step(`in ${name}, nothing is invalid before the donor presses the button`, () => {
      const states = new Map([...trees].filter(([state]) => untried.includes(state)));
      expect.soft(states.size).toBe(untried.length);
      expect.soft(linesWith(states, ({ isInvalid }) => isInvalid)).toEqual([]);
    });

    await test.step(`in ${name}, only the list of errors, which gets the focus itself, repeats what its parts say, and no live region is a stop`, () => {
      const isGroup = ({ role }: TreeNode) => ['group', 'radiogroup'].includes(role);
      const described = [...trees.values()].flat().filter((node) => isGroup(node) && node.description !== '');
      expect.soft(new Set(described.map((node) => node.name))).toEqual(new Set([en.errorTitle]));
      expect.soft(linesWith(trees, ({ role }) => role === 'status')).toEqual([]);
    });
  }
});
