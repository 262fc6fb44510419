// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { newlyKnown } from '../../src/elements/newly-known.js';

describe('newlyKnown', () => {
  const ada = () => ({ first_name: 'Ada', billing_address: { country: 'IE', city: 'Cork' } });

  it('returns everything if nothing was known before', () => {
    for (const before of [null, undefined]) expect(newlyKnown(ada(), before)).to.deep.equal(ada());
  });

  it('returns nothing if nothing changes', () => {
    expect(newlyKnown(ada(), ada())).to.deep.equal({ billing_address: { country: '' } });
  });

  it('returns what is changed or added', () => {
    const now = { ...ada(), last_name: 'King', billing_address: { country: 'IE', city: 'Galway' } };
    expect(newlyKnown(now, ada())).to.deep.equal({
      last_name: 'King',
      billing_address: { country: '', city: 'Galway' },
    });
  });

  it('returns nothing if nothing is known now', () => {
    for (const now of [null, undefined])
      expect(newlyKnown(now, ada())).to.deep.equal({ billing_address: { country: '' } });
  });
});
