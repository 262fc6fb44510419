import { expect, test } from '@playwright/test';
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
  test(`${what} is told once`, () => {
    expect(told(choices)).toEqual([expect.stringContaining(`notice ${words}`)]);
  });
}

test('what has its effect is left alone', () => {
  for (const choices of [
    { 'one-off': 'on', 'subscription-name': 'Friends' },
    { intervals: 'month', 'one-off': 'on' },
    { 'gift-aid': 'on', 'charity-name': 'Reeds' },
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

const grouped: [choices: Record<string, string>, words: string][] = [
  [{ amounts: '1,000 2,000' }, 'fault amounts: A comma separates amounts, so 1,000 is read as 1 and 000'],
  [
    { amounts: '1,500' },
    'notice amounts: A comma separates amounts, so 1,500 is read as 1 and 500: write 1500',
  ],
  [{ amounts: '10; JPY 10,000' }, 'fault amounts: A comma separates amounts, so 10,000'],
  [{ 'min-amount': '1,000', amounts: '' }, 'notice min-amount: Write one amount'],
  [{ 'max-amount': '1 000', amounts: '' }, 'notice max-amount: Write one amount'],
  [{ 'max-amount': '500; JPY 50,000' }, 'notice max-amount: Write one amount'],
  [{ 'default-amount': '25,00' }, 'notice default-amount: Write one amount'],
  [{ 'min-amount': '10 x', amounts: '' }, 'fault min-amount: Write one amount'],
];

for (const [choices, words] of grouped) {
  test(`what the form takes apart is told: ${JSON.stringify(choices)}`, () => {
    expect(told({ currencies: 'GBP JPY', ...choices }).filter((lint) => !/very small/.test(lint))).toEqual([
      expect.stringContaining(words),
    ]);
  });
}

test('amounts with commas between are left alone', () => {
  for (const amounts of ['10,25,50', '10, 250, 500', '5,15', '1000,2000', '12.50,100']) {
    expect(told({ amounts }), amounts).toEqual([]);
  }
});
