import { expect } from '@open-wc/testing';
import { lintsOf } from '../../../editor/lints/lints.js';
import { english } from '../../../editor/translator.js';
import { told } from '../../support/editor/told.js';
import { attributesOf } from '../../../editor/controls/chosen.js';

it('nothing is told of a form that works', () => {
  expect(told({})).to.deep.equal([]);
  expect(told({ 'return-url': 'https://charity.example/thanks', 'default-amount': '25' })).to.deep.equal([]);
  expect(told({ 'publishable-key': 'pk_test_1', 'test-mode': 'on' })).to.deep.equal([]);
});

it('what is not filled in yet is told, not blamed', () => {
  const levels = lintsOf({}, undefined, english).map(({ name, level }) => `${level} ${name}`);
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
  [
    'metadata under the name of one of the page’s questions',
    {
      questions: '[{"name": "heard", "kind": "text", "label": "How did you hear of us?"}]',
      metadata: '{"heard": "unknown", "campaign": "spring"}',
    },
    'notice metadata: "heard" can’t be used here because the form uses this name.',
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
  [{ 'gift-aid': 'on' }, 'The Gift Aid declaration says “this charity”'],
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
  const [first, ...others] = lintsOf({ currency: 'XYZ' }, 'publishable-key', english);
  expect(first).to.include({ name: 'publishable-key', level: 'fault' });
  expect(first?.message).to.contain('secret key');
  expect(others.map(({ name }) => name)).to.deep.equal(['currency', 'base-url', 'fallback', 'cdn']);
});

it('a length that a browser takes is left alone', () => {
  const calculated = 'calc(1em + 2px)';
  for (const value of ['0', '0px', '10px', '.5em', '0.625rem', '1.5REM', '2vw', '3cqi', '50%', calculated]) {
    expect(told({ '--donation-radius': value }), value).to.deep.equal([]);
    expect(told({ '--donation-space': value }), value).to.deep.equal([]);
  }
  for (const value of [
    '280px',
    '17.5em',
    '30rem',
    '100%',
    '60ch',
    'none',
    'min(30em, 100%)',
    'var(--column)',
  ]) {
    expect(told({ '--donation-max-width': value }), value).to.deep.equal([]);
  }
});

it('what is no length is told, with one that is', () => {
  for (const value of ['abc', '10', '-1px', '10 px', '10px 5px', '1.px', 'none', '10pixels']) {
    expect(told({ '--donation-radius': value }), value).to.deep.equal([
      'fault --donation-radius: This doesn’t look right. Add a unit, for example 0.625em.',
    ]);
  }
  expect(told({ '--donation-max-width': '0' })).to.deep.equal([
    'fault --donation-max-width: This doesn’t look right. Add a unit, for example 30em.',
  ]);
});

it('a form without room is told', () => {
  for (const value of ['10px', '279px', '17em', '1rem', '0px']) {
    expect(told({ '--donation-max-width': value }), value).to.deep.equal([
      'notice --donation-max-width: This is too narrow for the form. Use 280px or more.',
    ]);
  }
});

it('what can’t stand in a stylesheet is told of once', () => {
  expect(told({ '--donation-radius': '1px; color: red' })).to.have.length(1);
});

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
    'a match that has ended',
    { match: '{"by":"Riverside Bank","until":"2020-12-31","ratio":"1","currency":"GBP"}' },
    'match: Not shown: this match has ended. Change the last day, or remove the match.',
  ],
  [
    'a match without one-time donations',
    {
      intervals: 'month',
      match: '{"by":"Riverside Bank","until":"2999-12-31","ratio":"1","currency":"GBP"}',
    },
    'match: Not used: a match is only for one-time donations.',
  ],
  [
    'an impact for an interval that is not offered',
    { intervals: 'once year', impacts: '[{"every": 3, "other": "reeds", "interval": "month"}]' },
    'impacts: Not used: impacts for “Monthly”.',
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
    'amounts: These amounts are very small in JPY. Try 1000 3000 5000 there.',
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
    { 'default-amount': 'none' },
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

const onlyOf = (name: string, value: string, others: Record<string, string> = {}) =>
  told({ ...others, [name]: value });

it('a missing address of the snippet is told until it is filled in, or not in the snippet', () => {
  const folder = 'detail cdn: Add this. Until you do, the code only works for tests on your own computer.';
  const link = 'detail fallback: Add this, so that people can give if the form can’t load.';
  expect(told({}, ['cdn'])).to.deep.equal([folder]);
  expect(told({}, ['fallback'])).to.deep.equal([link]);
  expect(told({ site: 'wordpress' }, ['base-url', 'publishable-key', 'cdn', 'fallback'])).to.deep.equal([]);
  for (const host of ['npm', 'react', 'vue']) {
    expect(told({ host }, ['cdn'])).to.deep.equal([]);
    expect(told({ host }, ['fallback'])).to.deep.equal([link]);
    expect(told({ host, cdn: 'nowhere' })).to.deep.equal([]);
  }
});

for (const address of [
  'https://charity.example/thanks',
  'HTTPS://charity.example/thanks?a=b#c',
  '/thanks',
  './thanks',
  '../thanks',
  '?thanks',
  '#thanks',
  '//charity.example/thanks',
]) {
  it(`donors may come back to ${address}`, () => {
    expect(onlyOf('return-url', address)).to.deep.equal([]);
    expect(attributesOf({ 'return-url': address })).to.deep.equal([['return-url', address]]);
  });
}

for (const [address, words] of [
  ['charity.example/thanks', 'Add https:// at the start'],
  ['thank you page', 'Add https:// at the start'],
  ['thanks', 'Add https:// at the start'],
  ['http://charity.example/thanks', 'Use an address that starts with https://'],
  ['https:charity.example/thanks', 'Use an address that starts with https://'],
  ['mailto:us@charity.example', 'Use an address that starts with https://'],
  ['localhost:8080/thanks', 'Use an address that starts with https://'],
  ['https://a b/thanks', 'This doesn’t look like an address'],
  ['https://', 'This doesn’t look like an address'],
  ['https://a:b@charity.example/', 'Remove the name and password'],
] as const) {
  it(`donors can’t come back to ${address}, and the snippet leaves it out`, () => {
    const [lint, ...others] = onlyOf('return-url', address);
    expect(lint).to.contain(`fault return-url: ${words}`);
    expect(others).to.deep.equal([]);
    expect(attributesOf({ 'return-url': address })).to.deep.equal([]);
  });
}

for (const folder of [
  'https://files.example/dw',
  'https://files.example/dw@1.2.3/',
  'http://localhost/dw',
  'http://localhost:8080',
  'http://127.0.0.1:8080/dw',
  'http://[::1]/dw',
  '/static/dw',
  '/',
]) {
  it(`the script may lie in ${folder}`, () => {
    expect(onlyOf('cdn', folder)).to.deep.equal([]);
  });
}

for (const folder of [
  'cdn.example.org/dw',
  'static/dw',
  './dw',
  '//files.example/dw',
  '/\\files.example/dw',
  'http://files.example/dw',
  'https://',
  'https:files.example',
  'https://a b/dw',
  'https://x.example/dw?v=1',
  'https://x.example/dw?',
  'https://x.example/dw#',
  '/dw?v=1',
  'https://a:b@x.example/dw',
  'ftp://x.example/dw',
]) {
  it(`the script can’t lie in ${folder}`, () => {
    const [lint, ...others] = onlyOf('cdn', folder);
    expect(lint).to.match(/^fault cdn: This doesn’t look right\. It should start with/);
    expect(others).to.deep.equal([]);
  });
}

for (const link of [
  'https://charity.example/ways',
  'http://charity.example',
  'mailto:us@charity.example',
  'tel:+441632960000',
  '/ways',
  '#ways',
  '../ways to give',
]) {
  it(`other ways to give may be at ${link}`, () => {
    expect(onlyOf('fallback', link)).to.deep.equal([]);
  });
}

for (const link of ['https:', 'https://', 'https://a b', 'mailto:', 'javascript:alert(1)', '//a b']) {
  it(`other ways to give can’t be at ${link}`, () => {
    expect(onlyOf('fallback', link)).to.deep.equal(['fault fallback: This doesn’t look right.']);
  });
}
