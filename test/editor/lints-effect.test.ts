import { expect } from '@open-wc/testing';
import { told } from '../support/editor/told.js';

const monthly = '[{"amount": 5, "interval": "month"}]';

const idle: [what: string, choices: Record<string, string>, words: string][] = [
  [
    'a one-off gift with one-time gifts only',
    { intervals: 'once', 'one-off': 'on' },
    'one-off: Not used: you only offer one-time donations.',
  ],
  [
    'the name of a regular gift, where there is none',
    { intervals: 'Once', 'subscription-name': 'Friends' },
    'subscription-name: Not used: you only offer one-time donations.',
  ],
  [
    'a monthly suggestion where no monthly gifts are offered',
    { intervals: 'once year', 'suggest-monthly': 'auto' },
    'suggest-monthly: Not used: offer both',
  ],
  [
    'the charity’s name without Gift Aid',
    { 'charity-name': 'Reeds' },
    'charity-name: Not used: Gift Aid is off.',
  ],
  [
    'Gift Aid without the charity’s name',
    { 'gift-aid': 'on', 'charity-name': ' ' },
    'charity-name: Add this. The Gift Aid declaration',
  ],
  [
    'a person to tell of dedications that nobody can make',
    { 'dedication-notify': 'on' },
    'dedication-notify: Not used: choose a kind',
  ],
  [
    'the wording of a permission that is not asked for',
    { 'contact-wording': 'opt-out' },
    'contact-wording: Not used: you don’t ask',
  ],
  [
    'the text of a button that there is not',
    { 'button-label': 'Give now' },
    'button-label: Not used: the form is on the page',
  ],
  [
    'an amount of the button that can’t be read',
    { place: 'button', 'button-amounts': '10 ten' },
    'button-amounts: "ten" isn’t an amount in GBP',
  ],
  [
    'intervals of amounts that the button does not have',
    { place: 'button', 'button-intervals': 'month' },
    'button-intervals: Not used: there are no amounts next to the button.',
  ],
  [
    'an interval of the button that the form does not offer',
    { place: 'button', 'button-amounts': '10', 'button-intervals': 'month year' },
    'button-intervals: Not used: the form doesn’t offer “Yearly”.',
  ],
  [
    'an amount of the button that the form does not offer',
    { place: 'button', 'button-amounts': '10 500', 'max-amount': '100' },
    'button-amounts: Not shown: your form doesn’t offer £500.',
  ],
  [
    'an amount of the button that the form does not offer that often',
    {
      place: 'button',
      'button-amounts': '5',
      'button-intervals': 'once month',
      presets: '[{"amount": 5, "interval": "month"}, {"amount": 9}]',
      'no-custom-amount': 'on',
    },
    'button-amounts: Not shown for “One-time”: your form doesn’t offer £5.',
  ],
  [
    'an impact line for an interval that is not offered',
    { intervals: 'once year', presets: monthly },
    'presets: Not used: amounts for “Monthly”.',
  ],
  [
    'a message to share without a page to share',
    { 'share-text': 'Help us' },
    'share-text: Not used: add a page to share.',
  ],
  [
    'the usual amounts in yen',
    { currency: 'jpy' },
    'amounts: These amounts are very small in JPY. Try 1000 3000 5000.',
  ],
  [
    'the default amounts in yen as well as pounds',
    { currency: 'JPY', currencies: 'GBP' },
    'amounts: These amounts are very small in JPY. Try 10 25 50 100; JPY 1000 3000 5000.',
  ],
];

for (const [what, choices, words] of idle) {
  it(`${what} is told once`, () => {
    const [lint, ...others] = told(choices);
    expect(lint).to.contain(`notice ${words}`);
    expect(others).to.deep.equal([]);
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
    { presets: monthly, amounts: '5 10' },
    { presets: '[{"amount": 5}, {"amount": 9, "interval": "3-month"}]', intervals: 'once quarter' },
    { currency: 'JPY', amounts: '1000 3000' },
    { currency: 'JPY', presets: '[{"amount": 1000}]' },
    { currency: 'KWD' },
  ]) {
    expect(told(choices), JSON.stringify(choices)).to.deep.equal([]);
  }
});

const unclear: [choices: Record<string, string>, words: string][] = [
  [{ amounts: '1,500' }, 'fault amounts: "1,500" could be one amount or several. Write one amount as 1500.'],
  [{ amounts: '10; JPY 10,000' }, 'fault amounts: "10,000" could be one amount or several'],
  [{ amounts: '12,50 25,50' }, 'fault amounts: "12,50" could be one amount or several'],
  [{ 'default-amount': '25,00' }, 'fault default-amount: "25,00" isn’t an amount'],
  [{ 'min-amount': '10 20', amounts: '' }, 'fault min-amount: "10 20" isn’t an amount in GBP'],
];

for (const [choices, words] of unclear) {
  it(`what reads in two ways is told: ${JSON.stringify(choices)}`, () => {
    const [lint] = told({ currencies: 'GBP JPY', ...choices }).filter((one) => !/very small/.test(one));
    expect(lint?.replace('In GBP: ', '')).to.contain(words);
  });
}

it('amounts as people write them are left alone', () => {
  for (const choices of [
    { amounts: '1,000 2,000' },
    { amounts: '£5, £15, £30' },
    { amounts: '5/15/30' },
    { amounts: '10;25;50' },
    { 'min-amount': '1,000', amounts: '' },
    { 'max-amount': '1 000' },
    { 'max-amount': '500,000; JPY 50,000' },
    { 'default-amount': '1,500', amounts: '1,500 2,250' },
    { 'min-amount': '' },
  ]) {
    expect(told(choices), JSON.stringify(choices)).to.deep.equal([]);
  }
  expect(told({ 'default-amount': '1,500' })).to.deep.equal([
    'notice default-amount: This isn’t a suggested amount, so it’s filled in as “Other amount”.',
  ]);
});

it('amounts with commas between are left alone', () => {
  for (const amounts of ['10,25,50', '10, 250, 500', '5,15', '1000,2000', '12.50,100']) {
    expect(told({ amounts }), amounts).to.deep.equal([]);
  }
});
