import { expect } from '@open-wc/testing';
import { donationIn, issuesOf, filled, formWith, type Changes } from '../forms.js';

const purposeOf = (changes: Changes, fields = {}) => donationIn(formWith(changes, fields)).purpose;

describe('a purpose', () => {
  for (const [why, changes, wanted] of [
    ['none', {}, {}],
    [
      'the page’s',
      { project: ' Winter ', intention: 'general', country: 'gb' },
      { project: 'Winter', intention: 'general', country_iso: 'GB' },
    ],
    ['of a country by its common code', { country: 'uk' }, { country_iso: 'GB' }],
    ['none where the page’s is blank', { project: '', intention: ' ', country: '' }, {}],
    [
      'the first of a choice, without what is blank between semicolons',
      { projects: ';Wells; ;Farms;', intentions: ' ' },
      { project: 'Wells' },
    ],
  ] as const) {
    it(`is ${why}`, () => expect(purposeOf(changes)).to.deep.equal(wanted));
  }

  const settings = {
    ...{ project: 'Winter', country: 'GB' },
    ...{ projects: 'Farms; Schools', intentions: 'General; Zakat' },
  };
  for (const [why, fields, purpose] of [
    ['the page’s before a choice', {}, { project: 'Winter', intention: 'General' }],
    ['the donor’s', { project: 'Schools', intention: 'Zakat' }, { project: 'Schools', intention: 'Zakat' }],
    ['the donor’s in part', { intention: 'Zakat' }, { project: 'Winter', intention: 'Zakat' }],
    [
      'none that is not on offer',
      { project: 'Wells', intention: '' },
      { project: 'Winter', intention: 'General' },
    ],
    ['none of all objects', { project: 'constructor' }, { project: 'Winter', intention: 'General' }],
  ] as const) {
    it(`is ${why}`, () => {
      expect(purposeOf(settings, fields)).to.deep.equal({ country_iso: 'GB', ...purpose });
    });
  }

  it('stays as the donor chose it while other questions are answered', () => {
    const chosen = formWith(settings, { project: 'Schools' });
    expect(donationIn(filled(chosen, { interval: 'month', amount: '7' })).purpose).to.include({
      project: 'Schools',
    });
  });

  for (const country of ['Britain', 'XX']) {
    it(`is refused for the country ${country}`, () => {
      expect(issuesOf({ country })).to.deep.equal([{ attribute: 'country', code: 'unknown_country' }]);
    });
  }
});
