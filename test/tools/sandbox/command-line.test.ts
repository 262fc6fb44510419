import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from '@open-wc/testing';
import type { Start } from '../../../tools/sandbox/arguments.js';
import { command } from '../../support/sandbox/command.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';

const { fileOf } = databaseFolder();

const ofPackage: Start = { command: 'npx donation-widget sandbox', from: 'package', scripts: '/none' };

describe('The command explains', () => {
  for (const [args, message] of [
    [['--prot', '1'], '--prot'],
    [['stray'], 'stray'],
    [['--port', '70000'], '--port must be a number from 0 to 65535, not “70000”.'],
    [['--port', 'http'], '--port must be a number'],
    [['--host', ''], '--host must be an address to listen on.'],
    [['--database', ''], '--database must be the name of a file.'],
    [['--return-url', 'http://charity.example'], '--return-url must start with https://'],
    [['--allow-origin', 'https://charity.example/'], '--allow-origin must be an origin'],
    [['--allow-origin', '*'], '--allow-origin must be an origin'],
  ] as const) {
    it(args.join(' '), async () => {
      const { code, output } = await command(args);
      expect(code).to.equal(2);
      expect(output).to.contain(message);
      expect(output).to.contain('--help');
      expect(output).not.to.contain('    at ');
    });
  }

  it('every option with --help', async () => {
    const { code, output } = await command(['--help']);
    expect(code).to.equal(0);
    for (const option of [
      'wordpress',
      'port',
      'host',
      'database',
      'return-url',
      'allow-origin',
      'controls',
      'reset',
    ]) {
      expect(output).to.contain(`--${option}`);
    }
  });

  for (const [started, start] of [
    ['npm run sandbox --', undefined],
    ['npx donation-widget sandbox', ofPackage],
  ] as const) {
    it(`that it was started with ${started}`, async () => {
      const { output } = await command(['--help'], {}, start);
      expect(output).to.contain(`Usage: ${started} [options]`);
    });
  }

  it('--reset without a database', async () => {
    const { code, output } = await command(['--reset', '--port', '0'], {}, ofPackage);
    expect(code).to.equal(2);
    expect(output).to.contain('--reset needs a database. Add --database FILE.');
  });

  it('a database that can’t be written', async () => {
    const file = fileOf();
    await writeFile(
      file,
      'This is a text, and long enough to be read as the header of a database file.'.repeat(20),
    );
    for (const path of [dirname(file), `${file}/donations.db`, file]) {
      const { code, output } = await command(['--port', '0', '--database', path]);
      expect(code).to.equal(1);
      expect(output).to.contain(`Can’t open the database ${path}: `);
      expect(output).not.to.contain('    at ');
    }
  });
});
