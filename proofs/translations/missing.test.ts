import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { missingKeys, missingTexts } from './missing.js';
import { rootDir } from '../../test/runners/files.js';

describe('The texts that a language lacks', () => {
  it('are those that it has no key for', () => {
    const { donate, amount, ...others } = en;
    expect([donate, amount]).to.deep.equal(['Donate', 'Amount']);
    expect(missingKeys(others)).to.have.members(['donate', 'amount']);
    expect(missingKeys(en)).to.deep.equal([]);
  });

  it('are listed with their language', async () => {
    const lines = await missingTexts(rootDir);
    for (const line of lines) expect(line).to.match(/^[a-z]{2}(?:-[A-Z]{2})?(?:, WordPress)?: ./);
  });
});
