import { expect } from '@open-wc/testing';
import { prefilled } from '../../../src/questions/states.js';
import { isPostcodeRequired } from '../../../src/questions/address/part.js';
import { countryOf, typedCountryOf } from '../../../src/questions/address/state.js';
import type { Form } from '../../../src/questions/part.js';
import { errorsIn, filled, formOf, formWith } from '../../support/questions/forms.js';

const settings = { giftAid: true };
const declared = {
  gift_aid: true,
  first_name: 'Ada',
  last_name: 'King',
  line1: '1 High Street',
  city: 'Leeds',
};

describe('The postcode for a Gift Aid declaration', () => {
  for (const country of ['GB', 'uk', 'UK', 'gb', ' GB', 'gg', 'IM', ' je ']) {
    it(`is required in “${country}”`, () => {
      const form = formWith(settings, { ...declared, country });
      expect(isPostcodeRequired(form)).to.be.true;
      expect(errorsIn(form)).to.deep.equal([['postcode', 'required']]);
    });
  }

  for (const country of ['', 'FR', 'ie', 'Britain']) {
    it(`is not required in “${country}”`, () => {
      expect(isPostcodeRequired(formWith(settings, { ...declared, country }))).to.be.false;
    });
  }

  it('is not required without a declaration', () => {
    expect(isPostcodeRequired(formWith(settings, { country: 'uk' }))).to.be.false;
  });
});

const addressIn = ({ states }: Form) => states['address'] as { parts: Record<string, string> };

describe('A prefilled country', () => {
  for (const [country, wanted] of [
    ['uk', 'GB'],
    ['gb', 'GB'],
    [' GB', 'GB'],
    ['el', 'GR'],
    ['fr ', 'FR'],
    ['Britain', ''],
    ['XX', ''],
    ['', ''],
  ] as const) {
    it(`is “${wanted}” for “${country}”`, () => {
      const form = prefilled(formOf({ fields: 'address' }), { billing_address: { country, city: 'Leeds' } });
      expect(typedCountryOf(form)).to.equal(wanted);
      expect(addressIn(form).parts['city']).to.equal('Leeds');
    });
  }

  it('does not replace a country that the donor chose', () => {
    const chosen = formWith({ fields: 'address' }, { country: 'IE' });
    expect(countryOf(prefilled(chosen, { billing_address: { country: 'uk' } }))).to.equal('IE');
  });

  it('replaces the country that Gift Aid assumes, but no other answers', () => {
    const ticked = formWith(settings, { city: 'Leeds', gift_aid: true });
    const known = prefilled(ticked, {
      billing_address: { country: 'IE', city: 'Cork', line1: '1 High Street' },
    });
    expect(countryOf(known)).to.equal('IE');
    expect(addressIn(known).parts).to.include({ city: 'Leeds', line1: '1 High Street' });
  });

  it('keeps the assumed country if the page gives no address', () => {
    const ticked = formWith(settings, { city: 'Leeds', gift_aid: true });
    const known = prefilled(ticked, { first_name: 'Ada' });
    expect(countryOf(known)).to.equal('GB');
    expect(addressIn(known)).to.deep.equal(addressIn(ticked));
  });
});

describe('The country that Gift Aid assumes', () => {
  const ticked = formWith(settings, { gift_aid: true });
  const untick = (form: Form) => typedCountryOf(filled(form, { gift_aid: false }));

  it('is the United Kingdom until the declaration is withdrawn', () => {
    expect(typedCountryOf(ticked)).to.equal('GB');
    expect(untick(ticked)).to.equal('');
  });

  it('stays assumed while the donor types the rest of the address', () => {
    const typed = filled(ticked, { city: 'Leeds' });
    expect(untick(typed)).to.equal('');
    expect(addressIn(filled(typed, { gift_aid: false })).parts['city']).to.equal('Leeds');
  });

  it('gives way to the donor’s own choice', () => {
    const moved = filled(ticked, { country: 'IM' });
    expect(untick(moved)).to.equal('IM');
    expect(untick(filled(moved, { country: 'GB' }))).to.equal('GB');
  });

  it('does not replace a country that was there before', () => {
    for (const country of ['GB', 'IE']) {
      const before = filled(formWith(settings, { country }), { gift_aid: true });
      expect(typedCountryOf(before)).to.equal(country);
      expect(untick(before)).to.equal(country);
    }
  });
});
