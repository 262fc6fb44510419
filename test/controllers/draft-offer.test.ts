import { expect } from '@open-wc/testing';
import { preset, typed } from '../donation/drafts.js';
import { settingsOf } from '../donation/raw-settings.js';
import { draftOn } from './drafts.js';
import { removeHosts } from './host.js';

type Raw = Parameters<typeof settingsOf>[0];

const declaredAt = '2026-04-05T12:00:00.000Z';
const seeds = { label: 'Seeds', amount: 15.5 };
const book = { label: 'Book', amount: 3 };

/** A draft under these settings, and a way to give it others. */
const configured = (raw: Raw) => {
  const opened = draftOn(settingsOf(raw));
  const configure = (next: Raw) => {
    opened.around.settings = settingsOf(next);
    opened.draft.configure(opened.around.settings);
  };
  return { ...opened, configure };
};

describe('DraftController and what is on offer', () => {
  afterEach(removeHosts);

  describe('gifts', () => {
    const items = JSON.stringify([seeds, book]);
    for (const [why, next, wanted] of [
      ['stay under the same gifts', { items, minAmount: '2' }, ['2', '1']],
      ['go with other gifts', { items: JSON.stringify([book, seeds]) }, []],
      ['go with other prices', { items: JSON.stringify([{ ...seeds, amount: 16 }, book]) }, []],
      ['go with other names', { items: JSON.stringify([seeds, { ...book, label: 'Books' }]) }, []],
      ['go with the last of them', {}, []],
    ] as [string, Raw, string[]][]) {
      it(why, () => {
        const { draft, configure } = configured({ items });
        draft.setGift(0, '2');
        draft.setGift(1, '1');
        configure(next);
        expect(draft.draft.gifts).to.deep.equal(wanted);
      });
    }

    it('go where the currency falls back', () => {
      const both = JSON.stringify([seeds, { ...book, currency: 'EUR' }]);
      const { draft, configure } = configured({ items: both, currencies: 'EUR' });
      draft.setCurrency('EUR');
      draft.setGift(0, '4');
      configure({ items: both });
      expect(draft.draft).to.deep.include({ currency: 'GBP', gifts: [] });
    });
  });

  describe('Gift Aid', () => {
    const raw = { giftAid: true, charityName: 'Example Charity', intervals: 'once month year' };
    const declared = (start: Raw = {}) => {
      const opened = configured({ ...raw, ...start });
      opened.draft.setGiftAid(declaredAt);
      return opened;
    };

    for (const [why, next, wanted] of [
      ['stays for the same charity', { minAmount: '2' }, { giftAid: declaredAt, country: 'GB' }],
      ['is taken back for another charity', { charityName: 'Other' }, { giftAid: null, country: '' }],
      ['is taken back for a charity without a name', { charityName: null }, { giftAid: null, country: '' }],
    ] as [string, Raw, object][]) {
      it(why, () => {
        const { draft, configure } = declared();
        configure({ ...raw, ...next });
        expect(draft.draft).to.include(wanted);
      });
    }

    for (const [from, to, wanted] of [
      ['once', 'month', null],
      ['month', 'once', null],
      ['month', 'year', declaredAt],
      ['month', 'month', declaredAt],
      ['once', 'once', declaredAt],
    ] as const) {
      it(`${wanted ? 'stays' : 'is taken back'} from ${from} to ${to}`, () => {
        const { draft } = declared({ defaultInterval: from });
        draft.setInterval(to);
        expect(draft.draft).to.include({ interval: to, giftAid: wanted });
      });
    }

    it('empties the country it put in, unless the donor changed it', () => {
      const { draft } = declared();
      draft.setGiftAid(null);
      expect(draft.draft.country).to.equal('');
      draft.setGiftAid(declaredAt);
      draft.setText('country', 'IM');
      draft.setGiftAid(null);
      expect(draft.draft.country).to.equal('IM');
    });
  });

  for (const country of ['uk', 'gb', ' GB']) {
    it(`prefills the country “${country}” as the option GB`, () => {
      const { draft } = configured({ fields: 'address' });
      draft.prefill({ billing_address: { country } });
      expect(draft.draft.country).to.equal('GB');
    });
  }

  describe('giftChanged', () => {
    type Draft = ReturnType<typeof configured>['draft'];
    for (const [why, raw, act, times] of [
      ['the same preset', {}, (draft) => draft.setPreset(1000), 0],
      ['the same interval', {}, (draft) => draft.setInterval('once'), 0],
      ['the same currency', { currencies: 'EUR' }, (draft) => draft.setCurrency('GBP'), 0],
      ['a one-off gift while once', { oneOff: true }, (draft) => draft.setText('one_off', '5'), 0],
      [
        'a one-off gift while monthly',
        { oneOff: true, intervals: 'month' },
        (draft) => draft.setText('one_off', '5'),
        1,
      ],
      [
        'a gift counted twice alike',
        { items: JSON.stringify([book]) },
        (draft) => ['2', '2', '02'].forEach((text) => draft.setGift(0, text)),
        1,
      ],
      ['a preset and back', {}, (draft) => [2500, 1000].forEach((one) => draft.setPreset(one)), 2],
    ] as [string, Raw, (draft: Draft) => void, number][]) {
      it(`is called ${times === 0 ? 'never' : `${times}×`} by ${why}`, () => {
        const { draft, changes } = configured(raw);
        act(draft);
        expect(changes.count).to.equal(times);
      });
    }
  });

  it('has the preselection again after an interval without presets', () => {
    const { draft } = configured({ presets: '[{"amount":20,"interval":"once"}]' });
    draft.setInterval('month');
    expect(draft.draft.amount).to.deep.equal(preset(null));
    draft.setInterval('once');
    expect(draft.draft.amount).to.deep.equal(preset(2000));
  });

  it('gives up what was typed once there is no other amount', () => {
    const { draft, configure } = configured({});
    draft.setCustomAmount('7');
    expect(draft.draft.amount).to.deep.equal(typed('7'));
    configure({ noCustomAmount: true });
    expect(draft.draft.amount).to.deep.equal(preset(1000));
  });
});
