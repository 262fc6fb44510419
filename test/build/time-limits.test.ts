import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { rootDir, testFiles } from '../runners/files.js';

const limits = [/\.timeout\(\d/, /\bsetTimeout\(\d/, /scope: 'worker', timeout:/, /\bretries:/];

describe('A test', () => {
  it('has the limits of test/runners/patience.js alone, and no second try', () => {
    const found = testFiles()
      .filter((path) => !path.endsWith('time-limits.test.ts'))
      .filter((path) => limits.some((limit) => limit.test(readFileSync(join(rootDir, path), 'utf8'))));
    expect(found).to.deep.equal([]);
  });
});
