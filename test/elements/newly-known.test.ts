import { expect } from '@open-wc/testing';
import { newlyKnown } from '../../src/elements/newly-known.js';

describe('newlyKnown', () => {
  const ada = () => ({ first_name: 'Ada', billing_address: { country: 'IE', city: 'Cork' } });

  it('is everything where nothing was known', () => {
    for (const before of [null, undefined]) expect(newlyKnown(ada(), before)).to.deep.equal(ada());
  });

  it('is nothing where the same is said again', () => {
    expect(newlyKnown(ada(), ada())).to.deep.equal({ billing_address: { country: '' } });
  });

  it('is what is said otherwise, or in addition', () => {
    const now = { ...ada(), last_name: 'King', billing_address: { country: 'IE', city: 'Galway' } };
    expect(newlyKnown(now, ada())).to.deep.equal({
      last_name: 'King',
      billing_address: { country: '', city: 'Galway' },
    });
  });

  it('is nothing where nothing is known any more', () => {
    for (const now of [null, undefined])
      expect(newlyKnown(now, ada())).to.deep.equal({ billing_address: { country: '' } });
  });
});
