import { expect } from '@playwright/test';
import { lintsOf } from '../../demo/configurator/lints.js';
import { told } from './told.js';

it('nothing is told of a form that works', () => {
  expect(told({})).toEqual([]);
  expect(told({ 'return-url': 'https://charity.example/thanks', 'default-amount': '25' })).toEqual([]);
  expect(told({ 'publishable-key': 'pk_test_1', 'test-mode': 'on' })).toEqual([]);
});

it('what is not filled in yet is told, not blamed', () => {
  const levels = lintsOf({}, undefined).map(({ name, level }) => `${level} ${name}`);
  expect(levels).toEqual(['notice base-url', 'notice publishable-key', 'notice fallback', 'notice cdn']);
});

const blamed: [what: string, choices: Record<string, string>, words: string][] = [
  [
    'a smallest gift above an amount',
    { 'min-amount': '20', amounts: '10 50' },
    'fault amounts: An amount here is below the smallest gift',
  ],
  [
    'a smallest gift above a story',
    { 'min-amount': '20', presets: '[{"amount": 10}]' },
    'fault presets: An amount here is below',
  ],
  [
    'an amount above the largest gift',
    { 'max-amount': '60', amounts: '10 100' },
    'fault amounts: An amount here is below the smallest gift, or above the largest',
  ],
  [
    'a usual amount below the smallest gift, which the form leaves out',
    { 'min-amount': '20' },
    'notice amounts: An amount here is below the smallest gift, or above the largest: it is not offered.',
  ],
  [
    'limits that cross',
    { 'min-amount': '20', 'max-amount': '10' },
    'fault max-amount: The largest gift is below the smallest',
  ],
  [
    'an amount at first out of the limits',
    { 'default-amount': '0.50' },
    'fault default-amount: This amount is below',
  ],
  [
    'an amount at first that no button shows',
    { 'default-amount': '30' },
    'notice default-amount: This is not among',
  ],
  ['an unknown currency', { currency: 'XYZ' }, 'fault currency: "XYZ" is not a currency'],
  ['an unknown second currency', { currencies: 'GBP QQQ' }, 'fault currencies: "QQQ" is not a currency'],
  ['amounts that are none', { amounts: 'ten' }, 'fault amounts: "ten" is not an amount in GBP'],
  ['presets with curly quotes', { presets: '[{“amount”: 25}]' }, 'fault presets: This JSON can’t be read'],
  ['items that are no list', { items: '{"label": "x"}' }, 'fault items: This JSON can’t be read'],
  ['metadata that are a list', { metadata: '[1]' }, 'fault metadata: This JSON can’t be read'],
  [
    'an address without a version',
    { 'base-url': 'https://service.example' },
    'fault base-url: This is no service’s address',
  ],
  [
    'an address by http',
    { 'base-url': 'http://service.example/api/v1' },
    'fault base-url: This is no service’s address',
  ],
  [
    'a test key on a live page',
    { 'publishable-key': 'pk_test_1' },
    'notice publishable-key: A test key takes no money',
  ],
  ['a live key in test mode', { 'test-mode': 'on' }, 'fault test-mode: This key is live'],
  [
    'pale text',
    { '--donation-text': '#aaaaaa' },
    'fault --donation-text: The text is hard to read on the background: a contrast of 2.32',
  ],
  [
    'a background under the usual text',
    { '--donation-surface': '#333333' },
    'fault --donation-surface: The text is hard to read',
  ],
  [
    'white ink on yellow',
    { '--donation-primary': '#ffff00', '--donation-on-primary': '#fff' },
    'fault --donation-on-primary: The ink is hard to read on your colour',
  ],
  [
    'dark text where the page may be dark',
    { '--donation-text': '#17302f' },
    'notice --donation-text: Where your page is dark',
  ],
  [
    'a white button on white',
    { '--donation-primary': '#ffffff' },
    'notice --donation-primary: The button in your colour hardly stands out from the background: a contrast of 1.00, where 3 is needed.',
  ],
  [
    'a dark button on a dark form',
    { '--donation-primary': '#111111', 'color-scheme': 'dark' },
    'notice --donation-primary: The button in your colour hardly stands out from the background',
  ],
  [
    'a dark button where the page may be dark',
    { '--donation-primary': '#111111' },
    'notice --donation-primary: Where your page is dark, the button in your colour hardly stands out',
  ],
  [
    'a background of the usual colour',
    { '--donation-surface': '#0b57d0', '--donation-text': '#ffffff' },
    'notice --donation-surface: The button in your colour hardly stands out',
  ],
  ['a colour by name', { '--donation-border': 'teal' }, 'notice --donation-border: Write it as #rrggbb'],
  [
    'what ends a stylesheet',
    { '--donation-font': 'x; } body { color: red' },
    'fault --donation-font: This can’t stand in a stylesheet',
  ],
  ['an interval that is none', { intervals: 'once monthly' }, 'fault intervals: "monthly" is no interval'],
  [
    'a question asked twice',
    { fields: 'name name' },
    'fault fields: The questions are name, phone and address',
  ],
];

for (const [what, choices, words] of blamed) {
  it(`${what} is told in plain words`, () => {
    const lints = told(choices);
    expect(
      lints.some((lint) => lint.startsWith(words)),
      lints.join('\n'),
    ).toBe(true);
  });
}

const alone: [choices: Record<string, string>, words: string][] = [
  [{ 'return-url': 'http://charity.example/thanks' }, 'Only an address that begins with https://'],
  [{ 'return-url': 'charity.example/thanks' }, 'Write it with https:// in front'],
  [{ amounts: '1,500' }, 'can be read as one amount or as several'],
  [{ fallback: 'https://a b' }, 'This is no address.'],
  [{ 'min-amount': '20' }, 'An amount here is below the smallest gift'],
  [{ 'default-amount': '30' }, 'This is not among the suggested amounts'],
  [{ currency: 'XYZ' }, '"XYZ" is not a currency'],
  [{ presets: '[{“amount”: 25}]' }, 'This JSON can’t be read'],
  [{ 'base-url': 'http://service.example/api/v1' }, 'This is no service’s address'],
  [{ 'publishable-key': 'pk_test_1' }, 'A test key takes no money'],
  [{ '--donation-text': '#bbbbbb' }, 'The text is hard to read on the background'],
  [{ '--donation-primary': '#ffffff' }, 'The button in your colour hardly stands out'],
  [{ '--donation-radius': 'abc' }, 'This is no length'],
  [{ 'charity-name': 'Rivers & Reeds Trust' }, 'Gift Aid is off'],
];

for (const [choices, words] of alone) {
  it(`nothing else is told beside it: ${JSON.stringify(choices)}`, () => {
    expect(told(choices)).toEqual([expect.stringContaining(words)]);
  });
}

it('light text reads on a dark form, and colours that read are left alone', () => {
  expect(told({ '--donation-text': '#eeeeee', 'color-scheme': 'dark' })).toEqual([]);
  expect(told({ '--donation-primary': '#7a7a7a' })).toEqual([]);
  expect(told({ '--donation-primary': '#0f5c5c', 'color-scheme': 'light' })).toEqual([]);
  expect(told({ '--donation-primary': '#ffff00', 'color-scheme': 'dark' })).toEqual([]);
  expect(
    told({ '--donation-surface': '#fffefb', '--donation-text': '#17302f', 'color-scheme': 'light' }),
  ).toEqual([]);
});

it('a contrast just below 4.5 is not rounded up to it', () => {
  const [lint] = told({ '--donation-text': '#777777', 'color-scheme': 'light' });
  expect(lint).toContain('a contrast of 4.47');
});

it('a secret key is told of first, and in the place of anything else on its field', () => {
  const [first, ...others] = lintsOf({ currency: 'XYZ' }, 'publishable-key');
  expect(first).toMatchObject({ name: 'publishable-key', level: 'fault' });
  expect(first?.message).toContain('secret key');
  expect(others.map(({ name }) => name)).toEqual(['currency', 'base-url', 'fallback', 'cdn']);
});
