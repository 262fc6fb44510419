import { expect } from '@open-wc/testing';
import { told } from '../../support/editor/told.js';

const toldOf = (variants: unknown, others: Record<string, string> = {}) =>
  told({ ...others, variants: JSON.stringify(variants) });

const b = (attributes: Record<string, unknown>) => [{ name: 'a' }, { name: 'b', attributes }];

it('nothing is told of versions that the form can compare', () => {
  for (const attributes of [
    { heading: 'Help us', amounts: '20 40 80', 'default-amount': '40' },
    { 'no-custom-amount': true, layout: 'wide', intervals: 'month once', 'default-interval': 'month' },
    { impacts: [{ every: 5, one: 'a tree', other: '{count} trees' }] },
  ]) {
    expect(toldOf(b(attributes)), JSON.stringify(attributes)).to.deep.equal([]);
  }
});

it('nothing is told of a version in which donors can enter another amount', () => {
  expect(toldOf(b({ amounts: '', 'no-custom-amount': false }), { 'no-custom-amount': 'on' })).to.deep.equal(
    [],
  );
});

const wrong: [what: string, variants: unknown, told: string][] = [
  [
    'amounts that can’t be read',
    b({ amounts: 'ten' }),
    'notice variants: Version 2: "ten" isn’t an amount in GBP. Write it like 25 or 12.50. Until you change it, donors see your form as it is.',
  ],
  [
    'a frequency that the version doesn’t offer',
    b({ 'default-interval': 'month', intervals: 'once' }),
    'notice variants: Version 2: You don’t offer this frequency. Choose another or offer it. Until you change it, donors see your form as it is.',
  ],
  [
    'a version without any amount',
    b({ amounts: '', 'no-custom-amount': true }),
    'notice variants: Version 2: Donors have no amount to choose. Suggest an amount or switch this off. Until you change it, donors see your form as it is.',
  ],
  [
    'two versions with one name',
    [{ name: 'a' }, { name: 'a', attributes: { heading: 'Help us' } }],
    'notice variants: Two versions are named "a". Until you change one, donors see your form as it is.',
  ],
  [
    'a share that isn’t a number',
    [{ name: 'a' }, { name: 'b', weight: 'half' }],
    'notice variants: A share is a number, such as 1 or 2, and one of them is above 0. Until then, donors see your form as it is.',
  ],
  [
    'no share above 0',
    [
      { name: 'a', weight: 0 },
      { name: 'b', weight: 0 },
    ],
    'notice variants: A share is a number, such as 1 or 2, and one of them is above 0. Until then, donors see your form as it is.',
  ],
  [
    'a setting that has to be the same for all donors',
    b({ currency: 'EUR' }),
    'notice variants: This can’t be used here. Remove it and add it again.',
  ],
];

for (const [what, variants, message] of wrong) {
  it(`${what} is told`, () => {
    expect(toldOf(variants)).to.deep.equal([message]);
  });
}

it('a fault of the form itself is told once', () => {
  expect(
    toldOf(b({ heading: 'Help us' }), { amounts: 'ten' }).filter((one) => one.includes('ten')),
  ).to.have.length(1);
});
