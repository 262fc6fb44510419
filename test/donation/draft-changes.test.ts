import { expect } from '@open-wc/testing';
import { emptyDraft } from '../../src/donation/draft.js';
import {
  asDeclared,
  movedPreset,
  newlyKnown,
  offerOf,
  withGift,
  withGiftAid,
  withPayer,
  withText,
} from '../../src/donation/draft-changes.js';
import { draftOn, preset } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
]);
const settings = settingsOf({ items, currencies: 'JPY', amounts: '10 25; JPY 1000', giftAid: true });
const declaredAt = '2026-04-05T12:00:00.000Z';

describe('emptyDraft', () => {
  it('is blank without settings', () => {
    expect(emptyDraft(null, 'en-GB')).to.deep.equal({
      ...{ email: '', first_name: '', last_name: '', phone: '' },
      ...{ country: '', line1: '', line2: '', city: '', state: '', postcode: '' },
      ...{ currency: '', interval: '', amount: { preset: null, custom: '' }, gifts: [], one_off: '' },
      ...{
        project: '',
        intention: '',
        giftAid: null,
        giftAidWords: '',
        keptParts: [],
        isCountryAssumed: false,
      },
    });
  });

  it('has the preset of the default amount where presets only can be given', () => {
    const own = settingsOf({ noCustomAmount: true, defaultAmount: '25' });
    expect(emptyDraft(own, 'en-GB').amount).to.deep.equal(preset(2500));
  });
});

describe('offerOf', () => {
  it('tells the gifts of one currency from those of another', () => {
    const [sterling, yen] = ['GBP', 'JPY'].map((currency) =>
      offerOf(draftOn(settings, { currency }), settings),
    );
    expect(sterling).to.include('Seeds').and.to.include('Book');
    expect(yen).to.equal('[]');
    expect(offerOf(draftOn(settings, { interval: 'month' }), settings)).to.equal(sterling);
  });
});

describe('movedPreset', () => {
  it('moves a preset beside gifts too', () => {
    const presets = '[{"amount": 20, "interval": "once"}, {"amount": 5, "interval": "month"}]';
    const own = settingsOf({ items, presets });
    const before = draftOn(own, { amount: preset(2000) });
    expect(movedPreset(before, { ...before, interval: 'month' }, own, 'en-GB')).to.deep.equal(preset(500));
  });

  it('takes the last where the other currency has fewer', () => {
    const own = settingsOf({ currencies: 'JPY', amounts: '10 25 50 100; JPY 1000 2000 3000' });
    const before = draftOn(own, { amount: preset(10_000) });
    expect(movedPreset(before, { ...before, currency: 'JPY' }, own, 'en-GB')).to.deep.equal(preset(3000));
  });
});

describe('withGift', () => {
  it('has a quantity for each gift of the currency, and changes one', () => {
    const first = withGift(draftOn(settings), settings, 1, '3');
    expect(first.gifts).to.deep.equal(['', '3']);
    expect(withGift(first, settings, 0, '2').gifts).to.deep.equal(['2', '3']);
    expect(withGift(first, settings, 1, '').gifts).to.deep.equal(['', '']);
    expect({ ...first, gifts: [] }).to.deep.equal(draftOn(settings));
  });

  it('has none in a currency without gifts', () => {
    expect(withGift(draftOn(settings, { currency: 'JPY' }), settings, 0, '2').gifts).to.deep.equal([]);
  });
});

describe('asDeclared', () => {
  const declared = withGiftAid(draftOn(settings), settings, declaredAt);
  const withdrawn = withGiftAid(declared, settings, null);

  it('keeps a declaration while its words are those that were read', () => {
    expect(asDeclared(declared, settings)).to.equal(declared);
    const monthly = withGiftAid(draftOn(settings, { interval: 'month' }), settings, declaredAt);
    expect(asDeclared(monthly, settings)).to.equal(monthly);
  });

  it('ends one for a single gift when more is given, and the other way round', () => {
    expect(asDeclared({ ...declared, interval: 'month' }, settings)).to.deep.equal({
      ...withdrawn,
      interval: 'month',
    });
    const monthly = withGiftAid(draftOn(settings, { interval: 'month' }), settings, declaredAt);
    expect(asDeclared({ ...monthly, interval: 'once' }, settings).giftAid).to.be.null;
  });

  it('keeps one when another recurring interval is chosen', () => {
    const own = settingsOf({ giftAid: true, intervals: 'month year' });
    const monthly = withGiftAid(draftOn(own, { interval: 'month' }), own, declaredAt);
    expect(asDeclared({ ...monthly, interval: 'year' }, own).giftAid).to.equal(declaredAt);
  });

  it('ends one to a charity that has another name now', () => {
    const [farms, wells] = ['Farms', 'Wells'].map((charityName) =>
      settingsOf({ giftAid: true, charityName }),
    );
    if (!farms || !wells) throw new Error('There are two.');
    const toFarms = withGiftAid(draftOn(farms), farms, declaredAt);
    expect(asDeclared(toFarms, farms)).to.equal(toFarms);
    for (const other of [wells, settings]) expect(asDeclared(toFarms, other).giftAid).to.be.null;
  });

  it('leaves a draft without a declaration alone', () => {
    const draft = draftOn(settings);
    expect(asDeclared(draft, settings)).to.equal(draft);
  });
});

describe('withText', () => {
  it('leaves a country assumed while other fields are typed', () => {
    const ticked = withGiftAid(draftOn(settings), settings, declaredAt);
    const typed = withText(ticked, 'city', 'Leeds');
    expect(withGiftAid(typed, settings, null)).to.include({ city: 'Leeds', country: '' });
  });
});

describe('withPayer', () => {
  const ticked = withGiftAid(draftOn(settings, { city: 'Leeds' }), settings, declaredAt);

  it('fills what is empty, and nothing that was typed', () => {
    const payer = { email: 'other@example.org', first_name: 'Ada', billing_address: { country: 'IE' } };
    expect(withPayer(draftOn(settings), payer)).to.deep.equal(
      draftOn(settings, { first_name: 'Ada', country: 'IE' }),
    );
  });

  it('has a country before one that Gift Aid assumed, and leaves the rest', () => {
    const address = { country: 'IE', city: 'Cork', line1: '1 High Street' };
    expect(withPayer(ticked, { billing_address: address })).to.deep.include({
      ...{ country: 'IE', city: 'Leeds', line1: '1 High Street' },
    });
  });

  it('leaves the assumed country where no address is known', () => {
    expect(withPayer(ticked, { first_name: 'Ada' })).to.deep.equal({ ...ticked, first_name: 'Ada' });
  });

  it('takes nothing that is no text', () => {
    const payer = { first_name: 5, last_name: null, phone: ['1'] } as never;
    expect(withPayer(draftOn(settings), payer)).to.deep.equal(draftOn(settings));
  });
});

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
