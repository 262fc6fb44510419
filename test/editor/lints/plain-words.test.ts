import { expect } from '@open-wc/testing';
import { controls } from '../../../editor/controls/controls.js';
import { formOf } from '../../../editor/lints/form-of.js';
import { inPlainWords, type Issue } from '../../../editor/lints/plain-words.js';
import { english } from '../../../editor/translator.js';
import { configurationMessages } from '../../../src/languages/configuration-messages.js';
import { told } from '../../support/editor/told.js';

const onlyPresets = { 'no-custom-amount': 'on' };

/** Choices that bring about every code. */
const faulty: Record<string, string>[] = [
  { currency: '' },
  { currency: 'XYZ' },
  { currencies: 'EUR QQQ' },
  { presets: '[{"amount": 5, "currency": "gpb"}]' },
  { items: '[{"label": "Book", "amount": 5, "currency": "gpb"}]' },
  { amounts: '10; yen 25' },
  { amounts: '1,500' },
  { 'min-amount': '5;10' },
  { 'max-amount': '500;900' },
  { 'default-amount': '25;50' },
  { amounts: 'ten', 'min-amount': 'one', 'max-amount': 'lots', 'default-amount': 'some' },
  { amounts: '12.50', currency: 'JPY' },
  { amounts: '12.50', currencies: 'JPY' },
  { 'min-amount': '20', 'max-amount': '10', currencies: 'EUR' },
  { 'max-amount': '1000000' },
  { amounts: '0.50' },
  { presets: '[{"amount": 0.5}]' },
  { items: '[{"label": "Well", "amount": 500}]', 'max-amount': '100' },
  { ...onlyPresets, amounts: '' },
  { 'default-amount': '0' },
  { ...onlyPresets, 'default-amount': '11' },
  { presets: '[{"amount": "x"}]' },
  { presets: '[{"amount": 5, "interval": "fortnight"}]' },
  { impacts: '[{"every": 3, "other": 7}]' },
  ...[{ until: 'soon' }, { ratio: 'double' }, { limit: 'lots' }, { by: 7.5 }, { currency: 'EUR' }].map(
    (wrong) => ({
      match: JSON.stringify({ by: 'A', until: '2999-12-31', ratio: 1, currency: 'GBP', ...wrong }),
    }),
  ),
  { items: '[{"label": "Well", "amount": 0}]' },
  { presets: '{', items: '{', metadata: '{', currencies: 'EUR' },
  { intervals: 'once monthly' },
  { intervals: '' },
  { 'default-interval': 'year' },
  { 'suggest-monthly': '25:8 50:x' },
  { 'suggest-monthly': '25:8', 'min-amount': '10' },
  { fields: 'name name' },
  { metadata: '{"a": 1e400}' },
  { attribution: 'utm 1st' },
  { attribution: 'gift_aid' },
  { ask: 'organization' },
  { country: 'Britain' },
  { 'gift-aid': 'on', currency: 'EUR' },
  { 'tax-receipt': 'es uk' },
  { 'tax-receipt': 'es', 'gift-aid': 'on' },
  { dedication: 'memory birthday' },
  { contact: 'email fax' },
  { contact: 'email', 'contact-wording': 'pre-ticked' },
  { contact: 'email*', 'contact-wording': 'opt-out' },
  { 'privacy-url': 'charity.example/privacy' },
  { ...onlyPresets, presets: '[{"amount": 5, "interval": "month"}]' },
  // Rows that aren't complete are left out before the form sees them.
  { purposes: '[{"value": ["W"], "label": "Wells"}]' },
  { purposes: '[{"value": "W", "label": "Wells"}, {"value": "W", "label": "Wells"}]', projects: 'Schools' },
  { purposes: '[{"value": "W", "label": "Wells", "country": "XX", "labels": {"?": "Puits"}}]' },
  { purposes: '[{"value": "W", "label": "Wells", "labels": "cy", "metadata": "fund"}]' },
  ...[
    { name: 'Heard', kind: 'text', label: 'Heard' },
    { name: 'heard', kind: 'radio', label: 'Heard' },
    { name: 'heard', kind: 'text', label: ['Heard'] },
    { name: 'heard', kind: 'choice', label: 'Heard', options: [{ value: 'a', label: 'A' }] },
    {
      name: 'heard',
      kind: 'choices',
      label: 'Heard',
      options: [
        { value: 'a;b', label: 'A' },
        { value: 'c', label: 'C' },
      ],
    },
    { name: 'heard', kind: 'text', label: 'Heard', max: 501 },
    { name: 'comment', kind: 'text', label: 'Comment' },
  ].map((question) => ({ questions: JSON.stringify([question, question]) })),
  {
    questions: JSON.stringify(
      [...new Array(21).keys()].map((at) => ({ name: `q${String(at)}`, kind: 'tick', label: 'Tick' })),
    ),
  },
  { items: JSON.stringify(new Array(51).fill({ label: 'Blanket', amount: 15 })) },
  { split: 'on', projects: 'Wells' },
  { ...onlyPresets, split: 'on', projects: 'Wells; Schools' },
];

const issuesOf = (choices: Record<string, string>): readonly Issue[] => {
  const made = formOf(choices);
  return 'issues' in made ? made.issues : made.leftOut;
};

const ofAccess: readonly Issue[] = [
  { attribute: 'base-url', code: 'address' },
  ...(['missing', 'secret', 'malformed'] as const).map((code) => ({ attribute: 'publishable-key', code })),
];

const all = [
  ...new Map([...faulty.flatMap(issuesOf), ...ofAccess].map((one) => [JSON.stringify(one), one])).values(),
];

const attributes = controls.filter(({ name }) => name.includes('-')).map(({ name }) => name);

describe('inPlainWords', () => {
  it('is shown every code that a form can give', () => {
    // The configurator writes only texts.
    const ofOtherTypes = ['wrong_type', 'inexact_number', 'separator_in_entry'];
    const shown = new Set<string>([...all.map(({ code }) => code), ...ofOtherTypes]);
    expect(Object.keys(configurationMessages).filter((code) => !shown.has(code))).to.deep.equal([]);
  });

  for (const fault of all) {
    it(`tells ${JSON.stringify(fault)} in words of the configurator`, () => {
      for (const isOneOfMany of [false, true]) {
        const words = inPlainWords(fault, english, isOneOfMany);
        expect(words).not.to.match(/ISO|JSON|alpha|minor|smallest unit|preset|entry|undefined|""|\{\w+\}/);
        for (const name of attributes) expect(words).not.to.contain(name);
        expect(words).to.match(/^[\p{Lu}"].*\.$/su);
        const { text = '', currency = '' } = fault.values ?? {};
        expect(words).to.contain(text);
        if (isOneOfMany) expect(words).to.contain(currency);
      }
    });
  }

  it('tells a fault of several currencies once for each that it names, and once where it names none', () => {
    expect(told({ currencies: 'GBP EUR', amounts: '10; EUR 0.10; GBP 0.10' })).to.deep.equal([
      'fault amounts: In GBP: An amount is below the smallest or above the largest donation.',
      'fault amounts: In EUR: An amount is below the smallest or above the largest donation.',
    ]);
    expect(told({ currencies: 'GBP EUR JPY', presets: '[' })).to.have.length(1);
    expect(told({ amounts: '0.10' })).to.deep.equal([
      'fault amounts: An amount is below the smallest or above the largest donation.',
    ]);
  });

  it('asks for a currency where its field is empty', () => {
    expect(told({ currency: '' })).to.deep.equal(['fault currency: Add a currency code, such as GBP.']);
  });
});
