import { expect } from '@playwright/test';
import { told } from './told.js';

const monthly = '[{"amount": 5, "interval": "month"}]';

const idle: [what: string, choices: Record<string, string>, words: string][] = [
  [
    'a one-off gift beside one-time gifts alone',
    { intervals: 'once', 'one-off': 'on' },
    'one-off: Nobody sees this: it is for regular gifts',
  ],
  [
    'the name of a regular gift, where there is none',
    { intervals: 'Once', 'subscription-name': 'Friends' },
    'subscription-name: This is for regular gifts',
  ],
  [
    'a monthly suggestion where no monthly gifts are offered',
    { intervals: 'once year', 'suggest-monthly': 'auto' },
    'suggest-monthly: Nobody sees this',
  ],
  [
    'the charity’s name without Gift Aid',
    { 'charity-name': 'Reeds' },
    'charity-name: Nobody sees this: it stands in the Gift Aid declaration',
  ],
  [
    'Gift Aid without the charity’s name',
    { 'gift-aid': 'on', 'charity-name': ' ' },
    'charity-name: Fill this in: the Gift Aid declaration',
  ],
  [
    'a person to tell of dedications that nobody can make',
    { 'dedication-notify': 'on' },
    'dedication-notify: Nobody sees this',
  ],
  [
    'the wording of a permission that is not asked for',
    { 'contact-wording': 'opt-out' },
    'contact-wording: Nobody sees this',
  ],
  [
    'the text of a button that there is not',
    { 'button-label': 'Give now' },
    'button-label: Nobody sees this: the form is on the page',
  ],
  [
    'an amount of the button that can’t be read',
    { place: 'button', 'button-amounts': '10 ten' },
    'button-amounts: "ten" is not an amount in GBP',
  ],
  [
    'intervals of amounts that the button does not have',
    { place: 'button', 'button-intervals': 'month' },
    'button-intervals: Nobody sees this: there are no amounts as buttons.',
  ],
  [
    'an interval of the button that the form does not offer',
    { place: 'button', 'button-amounts': '10', 'button-intervals': 'month year' },
    'button-intervals: Nobody sees “year”',
  ],
  [
    'a story for an interval that is not offered',
    { intervals: 'once year', presets: monthly },
    'presets: Nobody sees the amounts for “month”',
  ],
  [
    'amounts beside those with a story',
    { amounts: '5 10', presets: monthly },
    'amounts: Nobody sees these: “Amounts with a story” take their place.',
  ],
  [
    'the usual amounts in yen',
    { currency: 'jpy' },
    'amounts: These amounts are very small in JPY: write others, as in “1000 3000 5000”.',
  ],
  [
    'the usual amounts in yen beside pounds',
    { currency: 'JPY', currencies: 'GBP' },
    'amounts: These amounts are very small in JPY: write others, as in “10 25 50 100; JPY 1000 3000 5000”.',
  ],
];

for (const [what, choices, words] of idle) {
  it(`${what} is told once`, () => {
    expect(told(choices)).toEqual([expect.stringContaining(`notice ${words}`)]);
  });
}

it('what has its effect is left alone', () => {
  for (const choices of [
    { 'one-off': 'on', 'subscription-name': 'Friends', 'suggest-monthly': 'auto' },
    { intervals: 'month', 'one-off': 'on' },
    { 'gift-aid': 'on', 'charity-name': 'Reeds' },
    { dedication: 'memory', 'dedication-notify': 'on' },
    { contact: 'email', 'contact-wording': 'opt-out' },
    {
      place: 'button',
      'button-label': 'Give',
      'button-amounts': '10; EUR 9',
      'button-intervals': 'month once',
    },
    { presets: monthly },
    { presets: monthly, amounts: '' },
    { presets: '[{"amount": 5}, {"amount": 9, "interval": "3-month"}]', intervals: 'once quarter' },
    { currency: 'JPY', amounts: '1000 3000' },
    { currency: 'JPY', presets: '[{"amount": 1000}]' },
    { currency: 'KWD' },
  ]) {
    expect(told(choices), JSON.stringify(choices)).toEqual([]);
  }
});

const unclear: [choices: Record<string, string>, words: string][] = [
  [{ amounts: '1,500' }, 'fault amounts: "1,500" can be read as one amount or as several: write one without'],
  [{ amounts: '10; JPY 10,000' }, 'fault amounts: "10,000" can be read as one amount or as several'],
  [{ amounts: '12,50 25,50' }, 'fault amounts: "12,50" can be read as one amount or as several'],
  [{ 'default-amount': '25,00' }, 'fault default-amount: "25,00" is not an amount'],
  [{ 'min-amount': '10 20', amounts: '' }, 'fault min-amount: "10 20" is not an amount in GBP'],
];

for (const [choices, words] of unclear) {
  it(`what reads in two ways is told: ${JSON.stringify(choices)}`, () => {
    const [lint] = told({ currencies: 'GBP JPY', ...choices }).filter((one) => !/very small/.test(one));
    expect(lint?.replace('In GBP: ', '')).toContain(words);
  });
}

it('amounts as people write them are left alone', () => {
  for (const choices of [
    { amounts: '1,000 2,000' },
    { amounts: '£5, £15, £30' },
    { amounts: '10;25;50' },
    { 'min-amount': '1,000', amounts: '' },
    { 'max-amount': '1 000' },
    { 'max-amount': '500,000; JPY 50,000' },
    { 'default-amount': '1,500', amounts: '1,500 2,250' },
    { 'min-amount': '' },
  ]) {
    expect(told(choices), JSON.stringify(choices)).toEqual([]);
  }
  expect(told({ 'default-amount': '1,500' })).toEqual([
    'notice default-amount: This is not among the suggested amounts: it stands under “Other amount”.',
  ]);
});

it('amounts with commas between are left alone', () => {
  for (const amounts of ['10,25,50', '10, 250, 500', '5,15', '1000,2000', '12.50,100']) {
    expect(told({ amounts }), amounts).toEqual([]);
  }
});
