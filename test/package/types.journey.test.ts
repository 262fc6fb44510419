import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { link, test } from './packed.js';
import { expectTypesToHold } from './strict-project.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = fileURLToPath(new URL('consumer', import.meta.url));

// `test/hosts` tests the types for frameworks.
for (const [what, file, options] of [
  ['elements and events', 'page.ts', { skipLibCheck: false }],
  ['the sandbox', 'sandbox.ts', { skipLibCheck: false }],
  ['the client', 'client.ts', { skipLibCheck: false, module: 'NodeNext', moduleResolution: 'NodeNext' }],
] as const) {
  test(`the types of ${what} compile in a strict project`, async ({ packed }) => {
    await expectTypesToHold(join(pages, file), packed.consumer, options);
  });
}

test('the types of the sandbox’s plugin compile in a strict project with Vite', async ({ packed }) => {
  await link('vite', root, packed.consumer);
  // Vite's own types need those of Node.
  await expectTypesToHold(join(pages, 'sandbox-plugin.ts'), packed.consumer, { skipLibCheck: true });
});
