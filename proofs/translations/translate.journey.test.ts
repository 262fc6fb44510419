import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { rootDir } from '../../test/runners/files.js';
import { writeCsv } from './csv.js';
import { drawStates } from './draw.js';
import { picturesPage, sightingsOf } from './page.js';
import { tableOf } from './table.js';
import { messagesOf } from './texts.js';

const run = promisify(execFile);

const command = async (...args: string[]): Promise<string> => {
  try {
    const { stdout } = await run('node', ['proofs/translations/run.js', ...args], { cwd: rootDir });
    return stdout;
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return `${stdout}${stderr}${code}`;
  }
};

test('the table names the states that show a text, and their pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const drawn = await drawStates('ar', folder);
    const messages = await messagesOf('ar');
    const sightings = sightingsOf(drawn);
    expect(sightings.get('suggestion')).toEqual({
      states: ['A suggestion to give monthly'],
      picture: 'a-suggestion-to-give-monthly.png',
    });
    expect(sightings.get('mismatch.title')?.picture).toBe('result-mismatch.png');
    expect(sightings.get('inNewTab')?.states[0]).toContain('screen readers');
    expect(sightings.get('inNewTab')?.picture).toBeUndefined();
    const table = tableOf('ar', messages, sightings);
    expect(table).toMatch(
      /^suggestion\.once,[^\r]*,A suggestion to give monthly,a-suggestion-to-give-monthly\.png/m,
    );
    const page = picturesPage('ar', messages, drawn);
    expect(page).toContain('<td lang="ar" dir="rtl">');
    for (const { picture } of drawn) {
      expect(page).toContain(`pictures/${picture}`);
      expect(readFileSync(join(folder, picture)).length).toBeGreaterThan(1000);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the command names the lines that it refuses, and changes nothing for them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const source = join(rootDir, 'src/languages/nl.ts');
  const before = readFileSync(source, 'utf8');
  try {
    const { donateAmount } = await messagesOf('nl');
    const path = join(folder, 'texts.csv');
    writeFileSync(
      path,
      writeCsv([
        ['Key', 'English', 'Text', 'Correction'],
        ['donateAmount', 'Donate {amount}', donateAmount, 'Doneer {bedrag}'],
      ]),
    );
    const output = await command('nl', path);
    expect(output).toContain('Line 2 (donateAmount): It has {bedrag}. Write only {amount}');
    expect(output).toMatch(/0 taken, 1 refused\.\n1$/);
    expect(readFileSync(source, 'utf8')).toBe(before);
    // As Excel saves “CSV” without UTF-8.
    writeFileSync(path, Buffer.from('Key;Correction\nclose;Schlie\xdfen', 'latin1'));
    expect(await command('nl', path)).toContain('save it as “CSV UTF-8”');
    expect(await command('xx')).toContain('Name a language: en, ar, cy');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
