import { expect } from '@open-wc/testing';
import { trustKey } from '../../../src/questions/trust/state.js';
import { groupOf, settingsOf } from '../../../src/questions/states.js';
import { formOf, formWith, issuesOf, requestIn, type Changes } from '../../support/questions/forms.js';

const all: Changes = {
  charityName: 'Rivers & Reeds Trust',
  charityNumber: '1234567',
  charityRegister: 'Charity Commission for England and Wales',
  privacyUrl: 'https://charity.example/privacy',
  contactUrl: 'https://charity.example/contact',
  paymentMethods: 'Visa, Mastercard, Apple Pay',
  manageUrl: 'https://charity.example/my-donation',
  shareUrl: 'https://charity.example/appeal',
  shareText: 'The river needs us.',
};

const shown = (changes: Changes) => settingsOf(formOf(changes), trustKey);

describe('trust', () => {
  for (const blank of [{}, { privacyUrl: ' ', charityNumber: '', manageUrl: '' }, { shareText: 'Look' }])
    it(`loads no question module with ${JSON.stringify(blank)}`, () => {
      expect(shown(blank)).to.equal(null);
    });

  it('leaves the request unchanged', () => {
    expect(requestIn(formWith(all))).to.deep.equal(requestIn(formWith({})));
  });

  for (const [attribute, property] of [
    ['privacy-url', 'privacyUrl'],
    ['contact-url', 'contactUrl'],
    ['manage-url', 'manageUrl'],
    ['share-url', 'shareUrl'],
  ] as const) {
    it(`drops a ${attribute} that is not a link, and informs the developer`, () => {
      const changes = { ...all, [property]: 'http://charity.example/' };
      expect(issuesOf(changes)).to.deep.equal([{ attribute, code: 'not_a_link', isMinor: true }]);
      expect({ ...shown(all), ...shown(changes) }).to.deep.equal({
        ...shown(all),
        ...(property in (shown(all) ?? {}) && { [property]: null }),
      });
    });
  }

  it('removes spaces around an address', () => {
    expect(shown({ privacyUrl: ' https://charity.example/privacy\n' })).to.include({
      privacyUrl: 'https://charity.example/privacy',
    });
  });

  it('cleans the texts, and shortens them to fit a line', () => {
    expect(
      shown({
        charityName: '\u202eRivers\n& Reeds ',
        charityNumber: '\u202e12\u200b34\n567',
        charityRegister: '\u2067 ',
        paymentMethods: 'Visa '.repeat(40),
      }),
    ).to.include({
      charityName: 'Rivers & Reeds',
      charityNumber: '1234 567',
      charityRegister: null,
      paymentMethods: `${'Visa '.repeat(24).slice(0, 119)}…`,
    });
  });

  for (const charityName of [' ', '\u202e'])
    it(`names no charity with ${JSON.stringify(charityName)}`, () => {
      expect(shown({ ...all, charityName })).to.include({ charityName: null });
    });

  for (const [intervals, place] of [
    ['once month', 'interval'],
    ['month', 'above-submit'],
  ] as const)
    it(`says how a regular donation ends in the group ${place} with the intervals ${intervals}`, () => {
      const form = formOf({ ...all, intervals });
      const ending = form.parts.find(({ name }) => name === 'ending');
      expect(ending && groupOf(form, ending)).to.equal(place);
    });
});
