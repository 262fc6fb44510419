import { expect } from '@open-wc/testing';
import { lintsOf } from '../../editor/lints.js';
import { told } from '../support/editor/told.js';

it('nothing is told of a form that works', () => {
  expect(told({})).to.deep.equal([]);
  expect(told({ 'return-url': 'https://charity.example/thanks', 'default-amount': '25' })).to.deep.equal([]);
  expect(told({ 'publishable-key': 'pk_test_1', 'test-mode': 'on' })).to.deep.equal([]);
});

it('what is not filled in yet is told, not blamed', () => {
  const levels = lintsOf({}, undefined).map(({ name, level }) => `${level} ${name}`);
  expect(levels).to.deep.equal([
    'detail base-url',
    'detail publishable-key',
    'detail fallback',
    'detail cdn',
  ]);
});

const blamed: [what: string, choices: Record<string, string>, words: string][] = [
  [
    'a smallest gift above an amount',
    { 'min-amount': '20', amounts: '10 50' },
    'fault amounts: An amount is below the smallest',
  ],
  [
    'a smallest gift above an impact line',
    { 'min-amount': '20', presets: '[{"amount": 10}]' },
    'fault presets: An amount is below',
  ],
  [
    'an amount above the largest gift',
    { 'max-amount': '60', amounts: '10 100' },
    'fault amounts: An amount is below the smallest or above the largest donation.',
  ],
  [
    'a usual amount below the smallest gift, which the form leaves out',
    { 'min-amount': '20' },
    'notice amounts: An amount is below the smallest or above the largest donation, so the form leaves it out.',
  ],
  [
    'limits that cross',
    { 'min-amount': '20', 'max-amount': '10' },
    'fault max-amount: The largest donation is below the smallest',
  ],
  [
    'an amount at first out of the limits',
    { 'default-amount': '0.50' },
    'fault default-amount: This amount is below',
  ],
  [
    'an amount at first that no button shows',
    { 'default-amount': '30' },
    'notice default-amount: This isn’t a suggested amount',
  ],
  ['an unknown currency', { currency: 'XYZ' }, 'fault currency: "XYZ" isn’t a currency'],
  ['an unknown second currency', { currencies: 'GBP QQQ' }, 'fault currencies: "QQQ" isn’t a currency'],
  ['amounts that are none', { amounts: 'ten' }, 'fault amounts: "ten" isn’t an amount in GBP'],
  ['presets with curly quotes', { presets: '[{“amount”: 25}]' }, 'fault presets: These rows can’t be read'],
  ['items that are no list', { items: '{"label": "x"}' }, 'fault items: These rows can’t be read'],
  [
    'metadata that only a donor can declare',
    { metadata: '{"gift_aid": "yes", "campaign": "spring"}' },
    'notice metadata: "gift_aid" can’t be used here because the form uses this name.',
  ],
  ['metadata that are a list', { metadata: '[1]' }, 'fault metadata: These notes can’t be read'],
  [
    'an address without a version',
    { 'base-url': 'https://service.example' },
    'fault base-url: This doesn’t look right. It should start with https:// and end with /api/v1.',
  ],
  [
    'an address by http',
    { 'base-url': 'http://service.example/api/v1' },
    'fault base-url: This doesn’t look right. It should start with https:// and end with /api/v1.',
  ],
  [
    'a test key on a live page',
    { 'publishable-key': 'pk_test_1' },
    'notice publishable-key: This is a test key',
  ],
  ['a live key in test mode', { 'test-mode': 'on' }, 'fault test-mode: Your key is live'],
  [
    'pale text',
    { '--donation-text': '#aaaaaa' },
    'fault --donation-text: The text is hard to read on the background. The contrast is 2.32 and should be at least 4.5.',
  ],
  [
    'a background under the usual text',
    { '--donation-surface': '#333333' },
    'fault --donation-surface: The text is hard to read',
  ],
  [
    'white ink on yellow',
    { '--donation-primary': '#ffff00', '--donation-on-primary': '#fff' },
    'fault --donation-on-primary: The button text is hard to read on your colour',
  ],
  [
    'dark text where the page may be dark',
    { '--donation-text': '#17302f', 'dark-page': 'on' },
    'notice --donation-text: In dark mode',
  ],
  [
    'a white button on white',
    { '--donation-primary': '#ffffff' },
    'notice --donation-primary: The button is hard to tell from the background. The contrast is 1.00 and should be at least 3.',
  ],
  [
    'a dark button on a dark form',
    { '--donation-primary': '#111111', 'color-scheme': 'dark' },
    'notice --donation-primary: The button is hard to tell from the background',
  ],
  [
    'a dark button where the page may be dark',
    { '--donation-primary': '#111111', 'dark-page': 'on' },
    'notice --donation-primary: In dark mode, the button is hard to tell',
  ],
  [
    'a background of the usual colour',
    { '--donation-surface': '#0b57d0', '--donation-text': '#ffffff' },
    'notice --donation-surface: The button is hard to tell',
  ],
  ['a colour by name', { '--donation-border': 'teal' }, 'notice --donation-border: Write it as #rrggbb'],
  [
    'what ends a stylesheet',
    { '--donation-font': 'x; } body { color: red' },
    'fault --donation-font: This can’t be used in CSS',
  ],
  ['an interval that is none', { intervals: 'once monthly' }, 'fault intervals: "monthly" isn’t a frequency'],
  [
    'a question asked twice',
    { fields: 'name name' },
    'fault fields: Choose from name, phone number and address',
  ],
];

for (const [what, choices, words] of blamed) {
  it(`${what} is told in plain words`, () => {
    const lints = told(choices);
    expect(
      lints.some((lint) => lint.startsWith(words)),
      lints.join('\n'),
    ).to.be.true;
  });
}

const alone: [choices: Record<string, string>, words: string][] = [
  [{ 'return-url': 'http://charity.example/thanks' }, 'Use an address that starts with https://'],
  [{ 'return-url': 'charity.example/thanks' }, 'Add https:// at the start'],
  [{ amounts: '1,500' }, 'could be one amount or several'],
  [{ fallback: 'https://a b' }, 'This doesn’t look right.'],
  [{ 'min-amount': '20' }, 'An amount is below the smallest'],
  [{ 'default-amount': '30' }, 'This isn’t a suggested amount'],
  [{ currency: 'XYZ' }, '"XYZ" isn’t a currency'],
  [{ presets: '[{“amount”: 25}]' }, 'These rows can’t be read'],
  [
    { 'base-url': 'http://service.example/api/v1' },
    'This doesn’t look right. It should start with https:// and end with /api/v1.',
  ],
  [{ 'publishable-key': 'pk_test_1' }, 'This is a test key'],
  [{ '--donation-text': '#bbbbbb' }, 'The text is hard to read on the background'],
  [{ '--donation-primary': '#ffffff' }, 'The button is hard to tell'],
  [{ '--donation-radius': 'abc' }, 'This doesn’t look right. Add a unit'],
  [{ 'charity-name': 'Rivers & Reeds Trust' }, 'Gift Aid is off'],
];

for (const [choices, words] of alone) {
  it(`shows only this message for ${JSON.stringify(choices)}`, () => {
    const [lint, ...others] = told(choices);
    expect(lint).to.contain(words);
    expect(others).to.deep.equal([]);
  });
}

it('light text reads on a dark form, and colours that read are left alone', () => {
  expect(told({ '--donation-text': '#eeeeee', 'color-scheme': 'dark' })).to.deep.equal([]);
  expect(told({ '--donation-primary': '#7a7a7a', 'dark-page': 'on' })).to.deep.equal([]);
  expect(told({ '--donation-primary': '#0f5c5c', 'color-scheme': 'light' })).to.deep.equal([]);
  expect(told({ '--donation-primary': '#ffff00', 'color-scheme': 'dark' })).to.deep.equal([]);
  expect(
    told({ '--donation-surface': '#fffefb', '--donation-text': '#17302f', 'color-scheme': 'light' }),
  ).to.deep.equal([]);
});

it('a colour that can’t be read in the dark is left alone on a light page', () => {
  expect(told({ '--donation-text': '#17302f' })).to.deep.equal([]);
  expect(told({ '--donation-primary': '#111111' })).to.deep.equal([]);
});

it('a contrast just below 4.5 is not rounded up to it', () => {
  const [lint] = told({ '--donation-text': '#777777', 'color-scheme': 'light' });
  expect(lint).to.contain('The contrast is 4.47');
});

it('a secret key is told of first, and in the place of anything else on its field', () => {
  const [first, ...others] = lintsOf({ currency: 'XYZ' }, 'publishable-key');
  expect(first).to.include({ name: 'publishable-key', level: 'fault' });
  expect(first?.message).to.contain('secret key');
  expect(others.map(({ name }) => name)).to.deep.equal(['currency', 'base-url', 'fallback', 'cdn']);
});
