import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { documents, root } from '../support/docs/documents.js';

const serving = join(root, 'test/hosts/serving');
const textOf = (file: string) => readFileSync(join(serving, file), 'utf8');

const files = ['nginx.conf', 'apache.conf', '_headers', 's3-cors.json'];

describe('The page about serving many', () => {
  const blocks = (documents.get('docs/developers/serve-many.md')?.tokens ?? [])
    .filter(({ type, info }) => type === 'fence' && info !== 'sh')
    .map(({ content }) => content);

  it('shows the configurations that are tested, and no others', () => {
    expect(blocks).to.deep.equal(files.map(textOf));
  });

  it('sends the same headers everywhere', () => {
    for (const file of ['nginx.conf', 'apache.conf', '_headers']) {
      const text = textOf(file).replaceAll(/[":]/g, '');
      expect(text, file).to.match(/Cache-Control public, max-age=31536000, immutable/);
      expect(text, file).to.match(/Access-Control-Allow-Origin \*/);
      expect(text, file).to.match(/X-Content-Type-Options nosniff/);
    }
  });
});
