import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';

/** What the bundlers of pages define for Vue and React. */
const define = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** Runs a module in the page that can import the libraries. */
export const run = async (page: Page, contents: string): Promise<void> => {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const bundle = { bundle: true, write: false, format: 'iife', target: 'es2022', define } as const;
  const { outputFiles } = await build({ ...bundle, stdin: { contents, resolveDir } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  expect(errors).toEqual([]);
};
