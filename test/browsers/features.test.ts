import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { built } from '../builds.js';
import { featureAt, lacking } from './compatibility.js';
import { usesIn, type Use } from './used-features.js';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Interfaces whose members MDN lists with those that have them. */
const mixins = ['Element', 'HTMLElement', 'Document', 'Node', 'Window', 'Event', 'HTMLInputElement'];

/** The feature of MDN's data for something that a source uses; undefined where the data has none. */
const featureOf = ({ owner, member, isStatic }: Use) => {
  if (member === undefined) return featureAt('javascript', 'builtins', owner) ?? featureAt('api', owner);
  const name = isStatic ? `${member}_static` : member;
  const owners = [owner, ...mixins];
  return (
    featureAt('javascript', 'builtins', owner, member) ??
    featureAt('javascript', 'builtins', 'Intl', owner, member) ??
    owners.map((one) => featureAt('api', one, name)).find(Boolean)
  );
};

/**
 * An older browser can lack these without harm: a held Enter that counts as pressed anew submits once all the same,
 * an address that a router wrote back is cleaned at the donor's next step in place of at once, and where there is no
 * sheet to share by, which is asked first, the link is copied.
 */
const harmless = ['KeyboardEvent.repeat', 'Window.navigation', 'Navigator.share'];

/** Each use that a supported browser may lack, as words. */
const tooNew = (uses: readonly Use[]): string[] =>
  uses.flatMap((use) => {
    const feature = featureOf(use);
    const browsers = feature ? lacking(feature) : [];
    const name = [use.owner, use.member].filter(Boolean).join('.');
    return browsers.length > 0 && !harmless.includes(name)
      ? [`${use.place}: ${name} (${browsers.join(', ')})`]
      : [];
  });

const newer = `export const list = [3, 1].toSorted();
export const is = URL.canParse('x');
const { canParse } = URL;
export const any = AbortSignal.any([]);
export const fine = [1].at(-1) ?? canParse('y');`;

const file = 'uses.json';

/** The compiler reads all types of the language and the browser: once, until a source changes. */
const readUses = async (folder: string) => {
  const names = await readdir(src, { recursive: true });
  const files = names
    // The builds and the manifest are made in Node.
    .filter((name) => name.endsWith('.ts') && !/^build[/\\](?!module\.)/.test(name))
    .map((name) => join(src, name));
  await mkdir(folder);
  const newerFile = join(folder, 'newer.ts');
  await writeFile(newerFile, newer);
  await writeFile(join(folder, file), JSON.stringify(usesIn([...files, newerFile])));
};

describe('What sources use', () => {
  let inNewer: Use[] = [];
  let inElements: Use[] = [];

  before(async function () {
    this.timeout(120_000);
    const folder = await built('used-features', readUses, { also: ['test/browsers'] });
    const uses = JSON.parse(await readFile(join(folder, file), 'utf8')) as Use[];
    inNewer = uses.filter(({ place }) => place.includes('newer.ts:'));
    inElements = uses.filter((use) => !inNewer.includes(use));
  });

  it('is nothing in the elements that the oldest supported browsers lack', () => {
    const known = inElements.filter((use) => featureOf(use));
    expect(known.length).toBeGreaterThan(inElements.length / 2);
    expect(known.map(({ owner, member }) => `${owner}.${member ?? ''}`)).toEqual(
      expect.arrayContaining(['AbortSignal.throwIfAborted', 'Object.hasOwn', 'Array.at']),
    );
    expect(tooNew(inElements)).toEqual([]);
  });

  it('is found by its type where it is newer, however it is called', () => {
    const found = tooNew(inNewer).map((line) => line.replace(/^.*newer\.ts:/, ''));
    expect(found.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '1: Array.toSorted',
      '2: URL.canParse',
      '3: URL.canParse',
      '4: AbortSignal.any',
    ]);
    expect(found[1]).toContain('chrome 120');
  });
});
