import { expect } from '@open-wc/testing';
import { withGiftAid, withPayer, withText } from '../../src/donation/draft-changes.js';
import { isPostcodeRequired } from '../../src/donation/asked.js';
import { codesIn, draftOn } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const settings = settingsOf({ giftAid: true });
const declaredAt = '2026-04-05T12:00:00.000Z';
const declared = {
  giftAid: declaredAt,
  first_name: 'Ada',
  last_name: 'King',
  line1: '1 High Street',
  city: 'Leeds',
};

describe('isPostcodeRequired', () => {
  for (const country of ['GB', 'uk', 'UK', 'gb', ' GB', 'gg', 'IM', ' je ']) {
    it(`is so with Gift Aid from “${country}”`, () => {
      expect(isPostcodeRequired(draftOn(settings, { ...declared, country }), settings)).to.be.true;
      expect(codesIn(settings, { ...declared, country })).to.deep.equal([['postcode', 'required']]);
    });
  }

  for (const country of ['', 'FR', 'ie', 'Britain']) {
    it(`is not so from “${country}”`, () => {
      expect(isPostcodeRequired(draftOn(settings, { ...declared, country }), settings)).to.be.false;
    });
  }

  it('is not so without Gift Aid', () => {
    expect(isPostcodeRequired(draftOn(settings, { country: 'uk' }), settings)).to.be.false;
  });
});

describe('withPayer', () => {
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
    it(`has the country “${wanted}” for “${country}”`, () => {
      const next = withPayer(draftOn(settings), { billing_address: { country, city: 'Leeds' } });
      expect(next).to.include({ country: wanted, city: 'Leeds' });
    });
  }

  it('leaves alone the country that was chosen', () => {
    const draft = draftOn(settings, { country: 'IE' });
    expect(withPayer(draft, { billing_address: { country: 'uk' } }).country).to.equal('IE');
  });
});

describe('withGiftAid', () => {
  const ticked = withGiftAid(draftOn(settings), settings, declaredAt);

  it('puts in the United Kingdom, and takes it out again', () => {
    expect(ticked).to.include({ giftAid: declaredAt, country: 'GB' });
    expect(withGiftAid(ticked, settings, null)).to.deep.equal(draftOn(settings));
  });

  it('leaves the country that the donor put in its place', () => {
    const moved = withText(ticked, 'country', 'IM');
    expect(withGiftAid(moved, settings, null)).to.include({ giftAid: null, country: 'IM' });
    const backAgain = withText(moved, 'country', 'GB');
    expect(withGiftAid(backAgain, settings, null)).to.include({ giftAid: null, country: 'GB' });
  });

  it('leaves the country that stood there before', () => {
    const next = withGiftAid(
      withGiftAid(draftOn(settings, { country: 'GB' }), settings, declaredAt),
      settings,
      null,
    );
    expect(next).to.include({ giftAid: null, country: 'GB' });
  });
});
