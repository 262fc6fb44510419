import { expect } from '@open-wc/testing';
import { preset, typed } from '../donation/drafts.js';
import { settingsOf } from '../donation/raw-settings.js';
import { draftOn as controllerOn } from './drafts.js';
import { removeHosts } from './host.js';

const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
  { label: '種', amount: 2000, currency: 'JPY' },
]);
const raw = {
  ...{ currencies: 'JPY', amounts: '10 25; JPY 1000 3000', intervals: 'once month quarter' },
  ...{ projects: 'Farms; Schools', oneOff: true, giftAid: true },
};
const month = { unit: 'month', count: 1 } as const;

describe('DraftController', () => {
  afterEach(removeHosts);

  it('is empty, and no donation, before it is configured', () => {
    const { draft, changes } = controllerOn(null);
    expect(draft.draft).to.deep.include({ currency: '', interval: '', amount: preset(null) });
    expect([draft.donation, draft.gifts, draft.choices, draft.check()]).to.deep.equal([
      ...[null, null, null, null],
    ]);
    expect(draft.interval).to.deep.equal({ unit: null, count: null });
    expect([...draft.asked, ...draft.readingsOf('1.500'), ...draft.faults.list]).to.deep.equal([]);
    draft.setGift(0, '1');
    draft.restore({ currency: 'GBP' });
    draft.recover({ currency: 'GBP' }, null);
    draft.prefillFrom(new URLSearchParams('interval=month'), ['interval']);
    expect(draft.draft).to.deep.include({ currency: '', interval: '', gifts: [] });
    expect(changes.count).to.equal(0);
  });

  it('has what the settings preselect, and tells nobody', () => {
    const { draft, changes } = controllerOn(settingsOf(raw));
    expect(draft.draft).to.deep.include({
      ...{ currency: 'GBP', interval: 'once', amount: preset(1000), project: 'Farms', giftAid: null },
    });
    expect(draft.gifts).to.deep.include({ amount: 1000, currency: 'GBP' });
    expect([draft.donation, draft.choices, changes.count]).to.deep.equal([null, null, 0]);
  });

  it('makes a donation of what is typed and chosen', () => {
    const { draft } = controllerOn(settingsOf({ ...raw, items }));
    draft.setText('email', 'payer@example.org');
    draft.setText('first_name', ' Zoë ');
    draft.setInterval('3-month');
    draft.setCustomAmount('12.50');
    draft.setGift(1, '2');
    draft.setText('one_off', '5');
    draft.setText('project', 'Schools');
    const wanted = {
      currency: 'GBP',
      interval: { unit: 'month', count: 3 },
      amount: 1250,
      gifts: [0, 2],
      oneOff: 500,
      purpose: { project: 'Schools' },
      giftAid: null,
      payer: { email: 'payer@example.org', first_name: 'Zoë' },
    };
    expect(draft.donation).to.deep.equal(wanted);
    expect(draft.check()).to.deep.equal(wanted);
    expect(draft.interval).to.deep.equal({ unit: 'month', count: 3 });
  });

  describe('giftChanged', () => {
    type Draft = ReturnType<typeof controllerOn>['draft'];
    const cases: [why: string, act: (draft: Draft) => void, times: number][] = [
      ['setPreset', (draft) => draft.setPreset(2500), 1],
      ['setInterval', (draft) => draft.setInterval('3-month'), 1],
      ['setCurrency', (draft) => draft.setCurrency('JPY'), 1],
      ['setGift where there are none', (draft) => draft.setGift(0, '1'), 0],
      ['the same preset', (draft) => draft.setPreset(1000), 0],
      ['a project', (draft) => draft.setText('project', 'Schools'), 0],
      ['a one-off gift', (draft) => draft.setText('one_off', '5'), 1],
      ['another amount', (draft) => draft.setCustomAmount('12'), 1],
      ['another amount that is the same', (draft) => draft.setCustomAmount('10'), 0],
      ['another amount, digit by digit', (draft) => ['1', '12', '12.', '12.5'].forEach(type(draft)), 3],
      ['an amount that can’t be read any more', (draft) => draft.setCustomAmount('ten'), 1],
      ['text after text that can’t be read', (draft) => ['ten', 'tens'].forEach(type(draft)), 1],
      ['an e-mail address', (draft) => draft.setText('email', 'payer@example.org'), 0],
      ['a postcode', (draft) => draft.setText('postcode', 'BS1'), 0],
      ['Gift Aid', (draft) => draft.setGiftAid('2026-04-05T12:00:00.000Z'), 0],
      ['prefill', (draft) => draft.prefill({ email: 'payer@example.org' }), 0],
      ['restore', (draft) => draft.restore({ currency: 'JPY', amount: preset(3000) }), 0],
      ['an address', (draft) => draft.prefillFrom(new URLSearchParams('interval=month'), ['interval']), 0],
      ['configure', (draft) => draft.configure(settingsOf({ currency: 'EUR' })), 0],
      ['reset', (draft) => draft.reset(settingsOf(raw)), 0],
      ['recover', (draft) => draft.recover(null, { amount: 4000, currency: 'GBP', interval: month }), 1],
      ['check', (draft) => draft.check(), 0],
      ['refuse', (draft) => draft.refuse(['email']), 0],
    ];
    it('is called 1× by setGift', () => {
      const { draft, changes } = controllerOn(settingsOf({ ...raw, items }));
      draft.setGift(0, '1');
      expect(changes.count).to.equal(1);
    });

    const type = (draft: Draft) => (text: string) => draft.setCustomAmount(text);
    for (const [why, act, times] of cases) {
      it(`is called ${times === 0 ? 'never' : `${times}×`} by ${why}`, () => {
        const { draft, changes } = controllerOn(settingsOf({ ...raw, defaultInterval: 'month' }));
        act(draft);
        expect(changes.count).to.equal(times);
      });
    }
  });

  it('lets the other amount give way to a preset, and the other way round', () => {
    const { draft } = controllerOn(settingsOf(raw));
    draft.setCustomAmount('12');
    expect(draft.draft.amount).to.deep.equal(typed('12'));
    draft.setPreset(2500);
    expect(draft.draft.amount).to.deep.equal(preset(2500));
    draft.setPreset(null);
    expect(draft.draft.amount).to.deep.equal(preset(null));
  });

  it('moves a preset to its place in another currency, keeps what was typed, and empties the gifts', () => {
    const { draft } = controllerOn(settingsOf({ ...raw, items }));
    draft.setPreset(2500);
    draft.setGift(1, '4');
    expect(draft.draft.gifts).to.deep.equal(['', '4']);
    draft.setCurrency('JPY');
    expect(draft.draft).to.deep.include({ currency: 'JPY', amount: preset(3000), gifts: [] });
    draft.setGift(0, '1');
    expect(draft.draft.gifts).to.deep.equal(['1']);
    draft.setCustomAmount('1200');
    draft.setCurrency('GBP');
    expect(draft.draft).to.deep.include({ currency: 'GBP', amount: typed('1200'), gifts: [] });
  });

  it('gives both readings of an amount that is ambiguous', () => {
    const { draft } = controllerOn(settingsOf(raw), 'pl-PL');
    expect(draft.readingsOf('1,50')).to.deep.equal([]);
    draft.setCustomAmount('1.500');
    expect(draft.readingsOf('1.500')).to.deep.equal([150, 150_000]);
    expect(draft.gifts).to.be.null;
  });

  it('asks for a home in the United Kingdom with Gift Aid, unless another is given', () => {
    const { draft } = controllerOn(settingsOf(raw));
    expect(draft.asked.get('address')).to.be.undefined;
    draft.setGiftAid('2026-04-05T12:00:00.000Z');
    expect(draft.draft.country).to.equal('GB');
    expect(draft.asked.get('address')).to.deep.equal({ isRequired: true });
    draft.setText('country', 'IE');
    draft.setGiftAid(null);
    expect(draft.asked.get('address')).to.be.undefined;
    draft.setGiftAid('2026-04-05T13:00:00.000Z');
    expect(draft.draft).to.include({ country: 'IE', giftAid: '2026-04-05T13:00:00.000Z' });
  });

  it('prefills the payer, never over what was typed, and nothing but the payer', () => {
    const { draft } = controllerOn(settingsOf(raw));
    draft.setText('email', 'typed@example.org');
    const more = { currency: 'EUR', giftAid: '2026', last_name: 5, amount: '7' } as object;
    const address = { country: 'FR', postcode: '75001' };
    draft.prefill({ email: 'payer@example.org', first_name: 'Zoë', billing_address: address, ...more });
    expect(draft.draft).to.deep.include({
      ...{ email: 'typed@example.org', first_name: 'Zoë', last_name: '', country: 'FR', postcode: '75001' },
      ...{ currency: 'GBP', giftAid: null, amount: preset(1000) },
    });
    expect(draft.choices).to.be.null;
  });

  it('keeps choices once something is chosen, and none after a reset', () => {
    const settings = settingsOf(raw);
    const { draft } = controllerOn(settings);
    draft.setText('email', 'payer@example.org');
    expect(draft.choices).to.be.null;
    draft.setInterval('month');
    expect(draft.choices).to.deep.equal({
      ...{ currency: 'GBP', interval: 'month', amount: preset(1000), gifts: [], one_off: '' },
      ...{ project: 'Farms', intention: '', locale: 'en-GB' },
    });
    draft.reset(settings);
    expect(draft.choices).to.be.null;
    expect(draft.draft).to.deep.include({ email: '', interval: 'once' });
  });

  it('restores what was chosen, which then stays under other settings', () => {
    const { draft, around } = controllerOn(settingsOf(raw));
    draft.restore({ currency: 'JPY', interval: 'month', amount: preset(3000), project: 'Schools' });
    around.settings = settingsOf({ ...raw, amounts: '5; JPY 500 3000' });
    draft.configure(around.settings);
    expect(draft.draft).to.deep.include({
      ...{ currency: 'JPY', interval: 'month', amount: preset(3000), project: 'Schools' },
    });
  });

  it('recovers the amount and interval that were meant', () => {
    const { draft } = controllerOn(settingsOf({ ...raw, items }));
    draft.recover({ currency: 'GBP', gifts: ['9', ''] }, { amount: 4000, currency: 'GBP', interval: month });
    expect(draft.draft).to.deep.include({ interval: 'month', amount: typed('40'), gifts: [] });
  });

  describe('faults', () => {
    it('are shown by check alone, go as they are mended, and by a reset', () => {
      const settings = settingsOf(raw);
      const { draft } = controllerOn(settings);
      draft.setCustomAmount('ten');
      expect([draft.donation, draft.faults.list]).to.deep.equal([null, []]);
      expect(draft.check()).to.be.null;
      expect(draft.faults.list).to.deep.equal([
        ['amount', 'format'],
        ['email', 'required'],
      ]);
      draft.setPreset(1000);
      draft.setText('email', 'payer');
      draft.setText('first_name', 'x'.repeat(201));
      expect(draft.faults.list).to.deep.equal([['email', 'format']]);
      draft.reset(settings);
      expect(draft.faults.list).to.deep.equal([]);
    });

    it('of the service hold until their field is changed', () => {
      const { draft } = controllerOn(settingsOf(raw));
      draft.setText('email', 'payer@example.org');
      draft.refuse(['email', 'amount']);
      draft.setPreset(2500);
      expect(draft.faults.list).to.deep.equal([['email', 'refused']]);
      draft.setText('email', 'payer@example.net');
      expect(draft.faults.list).to.deep.equal([]);
    });
  });
});
