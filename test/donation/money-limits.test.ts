import { expect } from '@open-wc/testing';
import type { RawSettings } from '../../src/donation/settings.js';
import { faultsOf, settingsOf } from './raw-settings.js';

const offered = (changes: Partial<RawSettings>) =>
  settingsOf(changes)
    .money.get('GBP')
    ?.presets.map(({ amount }) => amount);

describe('Amounts beyond the limits', () => {
  it('are left out where nobody chose them', () => {
    expect(offered({ maxAmount: '50' })).to.deep.equal([1000, 2500, 5000]);
    expect(offered({ minAmount: '500' })).to.deep.equal([]);
  });

  it('are a fault where the page chose them', () => {
    expect(
      faultsOf({ amounts: '10 25 50', maxAmount: '20' }).map(({ attribute }) => attribute),
    ).to.deep.equal(['amounts']);
  });

  it('are not those that are no amounts', () => {
    for (const amounts of ['ten', '£5 £10']) {
      const reasons = faultsOf({ amounts, defaultAmount: 'x', maxAmount: 'y' }).map(({ reason }) => reason);
      expect(reasons.filter((reason) => !reason.includes('is not an amount in GBP'))).to.deep.equal([]);
    }
  });
});
