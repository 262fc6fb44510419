import { expect } from '@open-wc/testing';
import { ownValues } from '../../src/controllers/own-fields.js';
import { settingsOf } from '../donation/raw-settings.js';
import { preset } from '../donation/drafts.js';
import { draftOn } from './drafts.js';
import { removeHosts } from './host.js';

const at = '2026-04-05T12:00:00.000Z';
const raw = { giftAid: true, intervals: 'once month' };
describe('What was declared and chosen, under other settings', () => {
  afterEach(removeHosts);

  it('sends no option of a disabled group', () => {
    const host = document.createElement('div');
    host.innerHTML =
      '<div slot="fields"><select name="a"><optgroup disabled label="x"><option selected>y</option></optgroup></select></div>';
    expect(ownValues(host)).to.deep.equal({});
  });

  it('takes Gift Aid back when the settings make a single gift monthly', () => {
    const { draft, around } = draftOn(settingsOf(raw));
    draft.setGiftAid(at);
    around.settings = settingsOf({ ...raw, defaultInterval: 'month' });
    draft.configure(around.settings);
    expect(draft.draft).to.include({ interval: 'month', giftAid: null });
  });

  it('takes Gift Aid back when a monthly gift is tried again', () => {
    const { draft } = draftOn(settingsOf(raw));
    draft.setGiftAid(at);
    draft.recover(null, { amount: 2500, currency: 'GBP', interval: { unit: 'month', count: 1 } });
    expect(draft.draft).to.include({ interval: 'month', giftAid: null });
  });

  it('leaves a country that the donor chose, though it is the assumed one', () => {
    const { draft } = draftOn(settingsOf(raw));
    draft.setGiftAid(at);
    draft.setText('country', 'IM');
    draft.setText('country', 'GB');
    draft.setGiftAid(null);
    expect(draft.draft.country).to.equal('GB');
  });

  it('gives way to the country that the page knows', () => {
    const { draft } = draftOn(settingsOf(raw));
    draft.setGiftAid(at);
    draft.prefill({ billing_address: { country: 'FR' } });
    expect(draft.draft.country).to.equal('FR');
  });

  it('announces nothing that stayed as it was', () => {
    const { draft, changes, around } = draftOn(settingsOf(raw));
    around.settings = settingsOf({ ...raw, amounts: '25 50' });
    draft.configure(around.settings);
    draft.setPreset(2500);
    expect(changes.count).to.equal(0);
    expect(draft.draft.amount).to.deep.equal(preset(2500));
  });

  it('takes Gift Aid back when the charity became another meanwhile', () => {
    const s = { ...raw, currencies: 'EUR', charityName: 'A' };
    const { draft, around } = draftOn(settingsOf(s));
    draft.setGiftAid(at);
    draft.setCurrency('EUR');
    around.settings = settingsOf({ ...s, charityName: 'B' });
    draft.configure(around.settings);
    draft.setCurrency('GBP');
    expect(draft.draft.giftAid).to.equal(null);
  });

  it('keeps Gift Aid when only a gift has another price', () => {
    const { draft, around } = draftOn(
      settingsOf({ ...raw, charityName: 'A', items: '[{"label":"x","amount":3}]' }),
    );
    draft.setGiftAid(at);
    around.settings = settingsOf({ ...raw, charityName: 'A', items: '[{"label":"x","amount":4}]' });
    draft.configure(around.settings);
    expect(draft.draft.giftAid).to.equal(at);
  });

  it('keeps Gift Aid on the way to another currency and back', () => {
    const s = { ...raw, charityName: 'A', currencies: 'EUR', items: '[{"label":"x","amount":3}]' };
    const { draft, around } = draftOn(settingsOf(s));
    draft.setGiftAid(at);
    draft.setCurrency('EUR');
    around.settings = settingsOf({ ...s, minAmount: '2' });
    draft.configure(around.settings);
    draft.setCurrency('GBP');
    expect(draft.draft.giftAid).to.equal(at);
  });
});
