import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  sourceFile,
  withVersionInNames,
  withVersionInSource,
} from '../../../build/release/written-version.js';
import packageFile from '../../../package.json' with { type: 'json' };
import { documents, root } from '../../support/docs/documents.js';

const { version } = packageFile;

describe('The version in a page', () => {
  for (const [before, after] of [
    ['https://cdn.example.org/donation-widget@0.1.0/service.js', 'donation-widget@0.2.0/service.js'],
    ['npm install donation-widget@0.1.0', 'donation-widget@0.2.0'],
    ['In `donation-widget@0.1.0`.', 'donation-widget@0.2.0`.'],
    ['npm install ./donation-widget-0.1.0.tgz', './donation-widget-0.2.0.tgz'],
  ] as const) {
    it(`changes in ${before}`, () => {
      expect(withVersionInNames(before, '0.1.0', '0.2.0')).toContain(after);
    });
  }

  for (const text of [
    'lit@0.1.0',
    'From 0.1.0 on',
    'donation-widget@0.1.01',
    'donation-widget@0.1.0.1',
    'donation-widget@0x1.0',
    'donation-widget@0.1.0-beta',
  ]) {
    it(`stays in ${text}`, () => {
      expect(withVersionInNames(text, '0.1.0', '0.2.0')).toBe(text);
    });
  }

  it('is the version of the package wherever a release changes it', () => {
    const found = [...documents.values()].flatMap(({ file, markdown }) =>
      [...markdown.matchAll(/\bdonation-widget[@-]\d[\w.]*\d/g)].map(([name]) => `${file}: ${name}`),
    );
    expect(found.length).toBeGreaterThan(0);
    const others = found.filter((name) => withVersionInNames(name, version, 'next') === name);
    expect(others).toEqual([]);
  });

  it('is written once in the sources', () => {
    const source = readFileSync(join(root, sourceFile), 'utf8');
    expect(withVersionInSource(source, version, '99.0.0')).toContain(`export const version = '99.0.0';`);
  });
});
