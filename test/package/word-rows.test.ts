import { expect, test } from '@playwright/test';
import { words } from '../../src/cdn/all-words.js';
import { wordRows } from '../../src/cdn/word-rows.js';
import { en } from '../../src/messages/en.js';

const transformed = (id: string): string | null => {
  const { transform } = wordRows();
  if (typeof transform !== 'function') throw new Error('It transforms nothing.');
  const result = Reflect.apply(transform, undefined, ['', id]) as { code: string } | null;
  return result && result.code;
};

test('the words of the classic script become what they were', async () => {
  const code = transformed('/p/src/cdn/all-words.ts') ?? '';
  const alone = code.replace(/^import .*$/m, `const en = ${JSON.stringify(en)};`);
  const script = (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as { words: unknown };
  expect(script.words).toEqual(words);
});

test('no other module is touched', () => {
  expect(transformed('/p/src/messages/de.ts')).toBe(null);
});
