import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from './host.js';
import { link } from '../package/packed.js';
import { expectTypesToHold } from '../package/strict-project.js';

const here = fileURLToPath(new URL('.', import.meta.url));

for (const [what, needed, file, options] of [
  ['React', '@types/react', 'react.tsx', { skipLibCheck: false, jsx: 'react-jsx' }],
  ['Preact', 'preact', 'preact.tsx', { skipLibCheck: true, jsx: 'react-jsx', jsxImportSource: 'preact' }],
  ['Solid', 'solid-js', 'solid.tsx', { skipLibCheck: true, jsx: 'preserve', jsxImportSource: 'solid-js' }],
  ['Vue', 'vue', 'vue.ts', { skipLibCheck: true }],
  ['Svelte', 'svelte', 'svelte.ts', { skipLibCheck: true }],
] as const) {
  test(`the types for ${what} compile in a strict project`, async ({ packed }) => {
    await link(needed, here, packed.consumer);
    await expectTypesToHold(join(here, 'types', file), packed.consumer, options);
  });
}
