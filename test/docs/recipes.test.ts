import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { documents, root } from '../support/docs/documents.js';

const project = join(root, 'test/recipes/project');
const ownClient = join(root, 'test/recipes/openapi');

const files = readdirSync(project, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  .map((entry) => join(entry.parentPath, entry.name));

describe('The recipes', () => {
  const blocks = (documents.get('docs/developers/recipes.md')?.tokens ?? [])
    .filter(({ type, info }) => type === 'fence' && info !== 'sh')
    .map(({ content }) => content);

  it('show every file of their project, and nothing else', () => {
    expect(blocks.sort()).to.deep.equal(files.map((file) => readFileSync(file, 'utf8')).sort());
  });

  it('name each file before they show it', () => {
    const { markdown = '' } = documents.get('docs/developers/recipes.md') ?? {};
    for (const file of files) {
      const name = file.slice(project.length + 1).replaceAll('\\', '/');
      const shown = markdown.indexOf(readFileSync(file, 'utf8'));
      const before = markdown.slice(0, shown).split('```').at(-2) ?? '';
      expect(before, name).to.contain(`\`${name}\``);
    }
  });
});

describe('The page about an own client', () => {
  it('shows every file of its project, and no other code', () => {
    const blocks = (documents.get('docs/developers/openapi.md')?.tokens ?? [])
      .filter(({ type, info }) => type === 'fence' && info !== 'sh')
      .map(({ content }) => content);
    const own = ['package.json', 'donate.ts'].map((name) => readFileSync(join(ownClient, name), 'utf8'));
    expect(blocks).to.deep.equal(own);
  });
});
