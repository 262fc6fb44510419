import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@open-wc/testing';

const folder = fileURLToPath(new URL('../../../tools/check/', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.[jt]s$/.test(name),
);

it('The check shares no code with the sandbox or the form, so they can’t have the same mistake', () => {
  const imports = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(
      ([, from = '']) => ({
        name,
        from,
      }),
    ),
  );
  expect(imports.length).to.be.above(files.length);
  for (const { name, from } of imports) {
    const inside =
      from.startsWith('.') && !relative(folder, resolve(folder, dirname(name), from)).startsWith('..');
    expect(inside || from.startsWith('node:') || from === 'vite', `${name} imports ${from}`).to.be.true;
  }
});
