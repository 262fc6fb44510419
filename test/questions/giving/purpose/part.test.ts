import { expect } from '@open-wc/testing';
import { donationIn, issuesOf, filled, formWith, type Changes } from '../../../support/questions/forms.js';

const purposeOf = (changes: Changes, fields = {}) => donationIn(formWith(changes, fields)).purpose;

describe('purpose', () => {
  for (const [why, changes, wanted] of [
    ['none', {}, {}],
    [
      'set by the page',
      { project: ' Winter ', intention: 'general', country: 'gb' },
      { project: 'Winter', intention: 'general', country_iso: 'GB' },
    ],
    ['in a country under its common code', { country: 'uk' }, { country_iso: 'GB' }],
    ['none if the page’s is blank', { project: '', intention: ' ', country: '' }, {}],
    [
      'the first choice, without blank entries',
      { projects: ';Wells; ;Farms;', intentions: ' ' },
      { project: 'Wells' },
    ],
  ] as const) {
    it(`is ${why}`, () => expect(purposeOf(changes)).to.deep.equal(wanted));
  }

  const settings = {
    project: 'Winter',
    country: 'GB',
    projects: 'Farms; Schools',
    intentions: 'General; Zakat',
  };
  for (const [why, fields, purpose] of [
    ['the page’s, before the donor chooses', {}, { project: 'Winter', intention: 'General' }],
    ['the donor’s', { project: 'Schools', intention: 'Zakat' }, { project: 'Schools', intention: 'Zakat' }],
    ['the donor’s in part', { intention: 'Zakat' }, { project: 'Winter', intention: 'Zakat' }],
    [
      'never one that is not offered',
      { project: 'Wells', intention: '' },
      { project: 'Winter', intention: 'General' },
    ],
    [
      'never one named like an Object property',
      { project: 'constructor' },
      { project: 'Winter', intention: 'General' },
    ],
  ] as const) {
    it(`is ${why}`, () => {
      expect(purposeOf(settings, fields)).to.deep.equal({ country_iso: 'GB', ...purpose });
    });
  }

  it('stays as chosen while the donor answers other questions', () => {
    const chosen = formWith(settings, { project: 'Schools' });
    expect(donationIn(filled(chosen, { interval: 'month', amount: '7' })).purpose).to.include({
      project: 'Schools',
    });
  });

  for (const country of ['Britain', 'XX']) {
    it(`rejects the country ${country}`, () => {
      expect(issuesOf({ country })).to.deep.equal([{ attribute: 'country', code: 'unknown_country' }]);
    });
  }
});
