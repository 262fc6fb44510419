import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@open-wc/testing';
import type { Part } from '../../src/questions/part.js';
import { donationIn, errorsIn, filled, formWith } from '../support/questions/forms.js';

const contributing = new URL('../../CONTRIBUTING.md', import.meta.url);
const folder = new URL('../../src/questions/heard/', import.meta.url);

/** The question that CONTRIBUTING.md writes, from its code. */
const heardPart = async (): Promise<Part<object, string>> => {
  const code = /```ts\n([\s\S]*?)```/.exec(readFileSync(contributing, 'utf8'))?.[1] ?? '';
  const standsAlone = code
    .replace(/import \{ heardEnglish \}.*/, 'const heardEnglish = {};')
    .replace(/from '(\..*)\.js'/g, (_, path: string) => `from '${new URL(`${path}.ts`, folder).href}'`);
  const place = mkdtempSync(join(tmpdir(), 'contributing-'));
  try {
    writeFileSync(join(place, 'part.ts'), standsAlone);
    const module = (await import(pathToFileURL(join(place, 'part.ts')).href)) as {
      heardPart: Part<object, string>;
    };
    return module.heardPart;
  } finally {
    rmSync(place, { recursive: true });
  }
};

describe('The question that CONTRIBUTING.md writes', () => {
  const formAsking = async (heard: string) => {
    const part = await heardPart();
    const form = formWith({}, { email: 'payer@example.org' });
    const asking = { ...form, parts: [...form.parts, part], states: { ...form.states, heard: '' } };
    return filled(asking, { heard });
  };

  it('adds the answer to the metadata', async () => {
    const { metadata } = donationIn(await formAsking(' From a friend '));
    expect(metadata).to.deep.equal({ heard_by: 'From a friend' });
  });

  it('can be left empty', async () => {
    expect(donationIn(await formAsking(' ')).metadata).to.deep.equal({});
  });

  it('refuses a text that is too long', async () => {
    expect(errorsIn(await formAsking('x'.repeat(201)))).to.deep.equal([['heard', 'too_long']]);
  });
});
