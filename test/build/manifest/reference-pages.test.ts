import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { format, resolveConfig } from 'prettier';
import { jsonPage } from '../../../build/manifest/json-page.js';
import { referencePages } from '../../../build/manifest/reference-pages.js';
import { referenceOf } from '../../../build/manifest/reference.js';
import { readSchemas } from '../../../build/manifest/schemas.js';
import { manifest, root, tags } from '../../support/manifest.js';

const folder = join(root, 'docs/reference');

const pages = referencePages(manifest);
const written = new Map([...pages, ['json.md', jsonPage(readSchemas(root))]]);

describe('The reference pages', () => {
  it('are one page for each element, and one for JSON', async () => {
    const names = tags.map((tag) => `${tag}.md`).sort();
    expect([...pages.keys()].sort()).to.deep.equal(names);
    expect((await readdir(folder)).sort()).to.deep.equal([...written.keys()].sort());
  });

  for (const [name, page] of written) {
    it(`${name} matches the sources (npm run reference)`, async () => {
      const file = join(folder, name);
      const formatted = await format(page, { ...(await resolveConfig(file)), filepath: file });
      expect(await readFile(file, 'utf8')).to.equal(formatted);
    });
  }

  it('have every entry of the manifest, with the fields of each event', () => {
    for (const { tag, description, groups } of referenceOf(manifest)) {
      const page = pages.get(`${tag}.md`) ?? '';
      expect(page).to.contain(`\n${description}\n`);
      for (const { title, entries } of groups) {
        if (entries.length > 0) expect(page).to.contain(`\n## ${title}\n`);
        for (const { name, fields } of entries) {
          expect(page).to.contain(`| ${name === '(default)' ? 'default' : `\`${name}\``} |`);
          for (const field of fields) expect(page).to.contain(`| \`${field.name}\` |`);
        }
      }
    }
  });

  it('begin each table of events, slots, parts, states and custom properties with an example', () => {
    for (const [name, page] of pages) {
      const sections = page
        .split(/^## /m)
        .filter((one) => /^(?:Events|Slots|Parts|States|Custom properties)\n/.test(one));
      expect(sections.length, name).to.be.greaterThan(2);
      for (const one of sections) {
        // The slot of the button is its form.
        if (name === 'donation-button.md' && one.startsWith('Slots')) continue;
        const [, example = ''] = /^.*\n\nExample: `(.*)`\n/.exec(one) ?? [];
        const names = [...one.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, entry = '']) => entry);
        expect(
          names.filter((entry) => example.includes(entry)),
          one.slice(0, 100),
        ).not.to.deep.equal([]);
      }
    }
  });

  it('say where the sections are that they cite', () => {
    for (const page of pages.values()) {
      expect(page.includes('](../interface.md)')).to.equal(page.includes('§'));
    }
    expect(pages.get('donation-widget.md')).to.contain('](../interface.md)');
  });

  it('change with a description', () => {
    const changed = structuredClone(manifest);
    const [widget] = changed.modules.flatMap(({ declarations }) => declarations);
    const [attribute] = widget?.attributes ?? [];
    if (!attribute) throw new Error('The manifest has no attributes.');
    attribute.description = 'Another description.';
    expect([...pages.values()].join()).not.to.contain('Another description.');
    expect([...referencePages(changed).values()].join()).to.contain('Another description.');
  });
});
