import { expect } from '@open-wc/testing';
import { keptAnswers, withKeptAnswers } from '../../../../src/form/kept-answers.js';
import { withLink } from '../../../../src/form/with-link.js';
import { reconfigured } from '../../../../src/form/create-form.js';
import { presetsIn } from '../../../../src/questions/giving/amount/state.js';
import { labelOf, purposesIn } from '../../../../src/questions/giving/purpose/state.js';
import type { Form } from '../../../../src/questions/part.js';
import { adapted } from '../../../../src/questions/states.js';
import {
  amountIn,
  donationIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  preset,
  requestIn,
  type Changes,
} from '../../../support/questions/forms.js';

const wells = {
  value: 'W-26',
  label: 'Wells',
  labels: { cy: 'Ffynhonnau', pt: 'Poços', 'pt-PT': 'Furos' },
  intention: 'Water',
  country: 'ke',
  metadata: { fund: '210', region: 'East' },
};
const schools = { value: 'S-26', label: 'Schools', amounts: '10 25 50; EUR 15 30' };
const plain = { value: 'G', label: 'Where it is needed most' };

const withPurposes = (...purposes: unknown[]): Changes => ({ purposes });
const all = withPurposes(plain, wells, schools);

const namesIn = (form: Form) => form.parts.map(({ name }) => name);
const isFirst = (form: Form) => {
  const names = namesIn(form);
  return names.indexOf('purpose') < names.indexOf('amount');
};
const amountsOf = (form: Form) => presetsIn(form).map(({ amount }) => amount);
const itemsOf = (form: Form) => requestIn(form).line_items;

describe('purposes', () => {
  it('send what the chosen record says', () => {
    const form = formWith(all, { amount: '7', project: 'W-26' });
    expect(itemsOf(form)).to.deep.equal([
      { quantity: 1, amount: 700, project: 'W-26', intention: 'Water', country_iso: 'KE' },
    ]);
    expect(requestIn(form).metadata).to.include({ fund: '210', region: 'East' });
    const other = filled(form, { project: 'G' });
    expect(itemsOf(other)).to.deep.equal([{ quantity: 1, amount: 700, project: 'G' }]);
    expect(requestIn(other).metadata).not.to.have.any.keys('fund', 'region');
  });

  it('are more specific than what the page says of every donation', () => {
    const page = { intention: 'General', country: 'GB', metadata: '{"fund": "1", "campaign": "spring"}' };
    const form = formWith({ ...all, ...page }, { project: 'W-26' });
    expect(donationIn(form).purpose).to.deep.equal({
      project: 'W-26',
      intention: 'Water',
      country_iso: 'KE',
    });
    expect(donationIn(form).metadata).to.deep.equal({ fund: '210', region: 'East', campaign: 'spring' });
    expect(donationIn(filled(form, { project: 'G' })).purpose).to.deep.equal({
      project: 'G',
      intention: 'General',
      country_iso: 'GB',
    });
  });

  it('are the same as JSON, as a list, and with numbers for texts', () => {
    const record = { value: 26, label: 'Wells', amounts: '15 30', metadata: { fund: 210 } };
    for (const purposes of [[record], JSON.stringify([record])]) {
      const form = formWith({ purposes });
      expect(amountsOf(form)).to.deep.equal([1500, 3000]);
      expect(itemsOf(form)).to.deep.equal([{ quantity: 1, amount: 1500, project: '26' }]);
      expect(donationIn(form).metadata).to.deep.equal({ fund: '210' });
    }
  });

  for (const [project, wanted] of [
    [null, 'G'],
    ['S-26', 'S-26'],
    ['Winter', 'G'],
  ] as const) {
    it(`preselect ${wanted} if the page names ${project ?? 'none'}`, () => {
      expect(donationIn(formWith({ ...all, project })).purpose.project).to.equal(wanted);
    });
  }

  for (const [locale, wanted] of [
    ['en-GB', 'Wells'],
    ['cy', 'Ffynhonnau'],
    ['cy-GB', 'Ffynhonnau'],
    ['pt-BR', 'Poços'],
    ['pt-PT', 'Furos'],
    ['gd', 'Wells'],
  ] as const) {
    it(`have the label ${wanted} in ${locale}`, () => {
      const choice = purposesIn(formOf(all))[1];
      expect(choice && labelOf(choice, locale)).to.equal(wanted);
    });
  }

  it('keep the choice when the language changes', () => {
    const form = formWith(all, { project: 'W-26' });
    const welsh = adapted({ ...form, locale: 'cy', language: 'cy' }, form);
    expect(donationIn(welsh).purpose.project).to.equal('W-26');
  });

  it('keep a chosen one while it is offered', () => {
    const form = formWith(all, { project: 'W-26' });
    const chosenAfter = (changes: Changes) => donationIn(reconfigured(form, formOf(changes))).purpose.project;
    expect(chosenAfter(withPurposes(schools, wells))).to.equal('W-26');
    expect(chosenAfter(withPurposes(schools))).to.equal('S-26');
  });

  it('are asked before the amount only if amounts depend on them', () => {
    expect(isFirst(formOf(all))).to.be.true;
    expect(isFirst(formOf(withPurposes(plain, wells)))).to.be.false;
    expect(isFirst(formOf({ projects: 'Wells; Schools' }))).to.be.false;
  });
});

describe('The amounts of a purpose', () => {
  it('are the presets while it is chosen, in the currency', () => {
    const form = formWith({ ...all, currencies: 'EUR JPY', amounts: '5 10; JPY 900' });
    expect(amountsOf(form)).to.deep.equal([500, 1000]);
    const chosen = filled(form, { project: 'S-26' });
    expect(amountsOf(chosen)).to.deep.equal([1000, 2500, 5000]);
    expect(amountsOf(filled(chosen, { currency: 'EUR' }))).to.deep.equal([1500, 3000]);
    expect(amountsOf(filled(chosen, { project: 'W-26' }))).to.deep.equal([500, 1000]);
  });

  it('are in the smallest unit as numbers in a list, and in main units in JSON and in texts', () => {
    for (const [amounts, inList, inJson] of [
      [
        [1500, '30', '12.50'],
        [1500, 3000, 1250],
        [150_000, 3000, 1250],
      ],
      [1500, [1500], [150_000]],
      ['15 30', [1500, 3000], [1500, 3000]],
    ] as const) {
      const record = { ...plain, amounts };
      expect(amountsOf(formOf(withPurposes(record)))).to.deep.equal(inList);
      expect(amountsOf(formOf({ purposes: JSON.stringify([record]) }))).to.deep.equal(inJson);
    }
    const yen = { ...withPurposes({ ...plain, amounts: [1500] }), currency: 'JPY' };
    expect(amountsOf(formOf(yen))).to.deep.equal([1500]);
  });

  it('apply from the start to the purpose that is preselected', () => {
    const form = formOf({ ...all, project: 'S-26' });
    expect(amountIn(form)).to.deep.equal(preset(1000));
  });

  it('keep a preset that both have, and replace another by the one in its place', () => {
    const form = formWith({ ...all, amounts: '5 10 20' }, { preset: '1000' });
    const schoolsNow = filled(form, { project: 'S-26' });
    expect(amountIn(schoolsNow)).to.deep.equal(preset(1000));
    const more = filled(schoolsNow, { preset: '5000' });
    expect(amountIn(filled(more, { project: 'G' }))).to.deep.equal(preset(2000));
  });

  it('keep a typed amount', () => {
    const form = formWith(all, { amount: '7.50' });
    expect(amountIn(filled(form, { project: 'S-26' }))).to.deep.equal(amountIn(form));
  });

  it('need no other amounts if donors can only choose presets', () => {
    const only = { noCustomAmount: true, amounts: '' };
    expect(issuesOf({ ...withPurposes(schools), ...only })).to.deep.equal([]);
    expect(issuesOf({ ...all, ...only }).map(({ code }) => code)).to.deep.equal(['no_amount_left']);
  });

  it('can have the preselected amount if donors can only choose presets', () => {
    const only = { noCustomAmount: true, amounts: '5' };
    const withDefault = (defaultAmount: string, ...purposes: unknown[]) =>
      issuesOf({ ...withPurposes(...purposes), ...only, defaultAmount }).map(({ code }) => code);
    expect(withDefault('25', schools)).to.deep.equal([]);
    expect(withDefault('25', plain, schools)).to.deep.equal([]);
    expect(withDefault('5', plain, schools)).to.deep.equal([]);
    expect(withDefault('30', plain, schools)).to.deep.equal(['default_not_offered']);
    // No purpose has the form’s own amounts.
    expect(withDefault('5', schools)).to.deep.equal(['default_not_offered']);
    const form = formOf({ ...withPurposes(schools), ...only, defaultAmount: '25' });
    expect(amountIn(form)).to.deep.equal(preset(2500));
  });

  it('are offered to a link that names the purpose', () => {
    const form = formOf({ ...all, noCustomAmount: true });
    const linked = (query: string) =>
      withLink(form, new URLSearchParams(query), ['amount', 'interval', 'project']);
    expect(amountIn(linked('project=S-26&amount=25'))).to.deep.equal(preset(2500));
    const other = formOf({ ...all, noCustomAmount: true, amounts: '5' });
    const unchanged = withLink(other, new URLSearchParams('project=G&amount=25'), ['amount', 'project']);
    expect(unchanged).to.equal(other);
  });

  it('are restored with their purpose', () => {
    const form = formWith({ ...all, amounts: '5' }, { project: 'S-26', preset: '5000' });
    const restored = withKeptAnswers(formOf({ ...all, amounts: '5' }), keptAnswers(form));
    expect(donationIn(filled(restored, { email: 'payer@example.org' })).purpose.project).to.equal('S-26');
    expect(amountIn(restored)).to.deep.equal(preset(5000));
  });
});

describe('Faulty purposes', () => {
  const codesOf = (changes: Changes) =>
    issuesOf(changes).map(({ attribute, code, isMinor }) => `${attribute} ${code}${isMinor ? '' : '!'}`);

  for (const [what, purposes, codes, offered] of [
    ['one without a label', [{ value: 'X' }, plain], ['purposes incomplete_purpose'], ['G']],
    ['one without a value', [{ label: 'X', value: ' ' }, plain], ['purposes incomplete_purpose'], ['G']],
    ['the same one again', [plain, { ...wells, value: 'G' }], ['purposes repeated_purpose'], ['G']],
    ['a wrong country', [{ ...plain, country: 'Kenya' }], ['purposes unknown_purpose_country'], ['G']],
    ['a wrong amount', [{ ...plain, amounts: '10 ten' }], ['purposes not_an_amount'], ['G']],
    ['half a penny', [{ ...plain, amounts: [1000.5] }], ['purposes not_an_amount'], ['G']],
    ['an amount below zero', [{ ...plain, amounts: -1000 }], ['purposes not_an_amount'], ['G']],
    ['an unclear amount', [{ ...plain, amounts: '1,500' }], ['purposes unclear_amount'], ['G']],
    [
      'an amount that is too low',
      [{ ...plain, amounts: '0.5 5' }],
      ['purposes amount_outside_limits'],
      ['G'],
    ],
    ['labels as a list', [{ ...plain, labels: ['X'] }], ['purposes purpose_without_texts'], ['G']],
    [
      'labels in no language',
      [{ ...plain, labels: { '!': 'X' } }],
      ['purposes unknown_label_language'],
      ['G'],
    ],
    [
      'other metadata than texts',
      [{ ...plain, metadata: { a: {} } }],
      ['purposes purpose_without_texts'],
      ['G'],
    ],
    ['nothing', [], [], []],
  ] as const) {
    it(`are named and left out: ${what}`, () => {
      expect(codesOf({ purposes })).to.deep.equal(codes);
      const form = formWith({ purposes });
      expect(purposesIn(form).map(({ value }) => value)).to.deep.equal(offered);
      expect(donationIn(form).purpose).to.deep.equal(offered.length > 0 ? { project: 'G' } : {});
    });
  }

  for (const [what, purposes, codes] of [
    ['no JSON', '[{', ['purposes not_a_list!']],
    ['a comma too many', '[{"value":"W","label":"Wells"},]', ['purposes not_a_list!']],
    ['an object', '{"value":"W","label":"Wells"}', ['purposes not_a_list!']],
    ['something else than objects', [plain, 5], ['purposes not_a_list!']],
    ['a number', 5, ['purposes not_a_list!']],
    [
      'only broken records',
      [{ value: 'X' }, { label: 'Y' }],
      ['purposes incomplete_purpose!', 'purposes incomplete_purpose!'],
    ],
  ] as const)
    it(`close the form, which would take gifts for no purpose: ${what}`, () =>
      expect(codesOf({ purposes })).to.deep.equal(codes));

  it('leave only the amounts that can be used', () => {
    expect(amountsOf(formOf(withPurposes({ ...plain, amounts: '0.5 5 ten' })))).to.deep.equal([500]);
    expect(amountsOf(formOf(withPurposes({ ...plain, amounts: 'ten' })))).to.have.length(4);
  });

  it('never write metadata that belongs to a question', () => {
    const changes = withPurposes({ ...plain, metadata: { 'Gift-Aid': 'yes', fund: '210', empty: '' } });
    expect(issuesOf(changes)).to.deep.equal([
      {
        attribute: 'purposes',
        code: 'reserved_metadata_key',
        values: { text: 'Gift-Aid' },
        isMinor: true,
      },
    ]);
    expect(donationIn(formWith(changes)).metadata).to.deep.equal({ fund: '210' });
  });

  it('are named if projects or intentions are there too, and purposes replaces them', () => {
    const both = { ...withPurposes(plain), projects: 'Wells; Schools', intentions: 'Zakat; General' };
    expect(codesOf(both)).to.deep.equal(['projects replaced_by_purposes', 'intentions replaced_by_purposes']);
    expect(donationIn(formWith(both)).purpose).to.deep.equal({ project: 'G' });
    expect(codesOf({ ...both, purposes: '[]' })).to.deep.equal([]);
    expect(donationIn(formWith({ ...both, purposes: '[]' })).purpose).to.deep.equal({
      project: 'Wells',
      intention: 'Zakat',
    });
  });
});
