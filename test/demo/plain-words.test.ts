import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import ts from 'typescript';
import { controls } from '../../demo/configurator/controls.js';
import { inPlainWords } from '../../demo/configurator/plain-words.js';
import { readSettings, type SettingFault } from '../../src/donation/read-settings.js';
import type { RawSettings } from '../../src/donation/settings.js';
import { rawSettings } from '../donation/raw-settings.js';
import { told } from './told.js';

const faultsOf = (changes: Partial<RawSettings>): SettingFault[] => {
  const reading = readSettings(rawSettings(changes));
  return 'faults' in reading ? reading.faults : [];
};

const onlyPresets = { noCustomAmount: true };

/** Attributes that bring about every reason. */
const faulty: Partial<RawSettings>[] = [
  { currency: '' },
  { currency: 'XYZ' },
  { currencies: 'EUR QQQ' },
  { presets: '[{"amount": 5, "currency": "gpb"}]' },
  { items: '[{"label": "Book", "amount": 5, "currency": "gpb"}]' },
  { amounts: '10; yen 25' },
  { amounts: '1,500' },
  { minAmount: '5;10' },
  { maxAmount: '500;900' },
  { defaultAmount: '25;50' },
  { amounts: 'ten', minAmount: 'one', maxAmount: 'lots', defaultAmount: 'some' },
  { amounts: '12.50', currency: 'JPY' },
  { amounts: '12.50', currencies: 'JPY' },
  { minAmount: '20', maxAmount: '10', currencies: 'EUR' },
  { maxAmount: '1000000' },
  { amounts: '0.50' },
  { presets: '[{"amount": 0.5}]' },
  { items: '[{"label": "Well", "amount": 500}]', maxAmount: '100' },
  { ...onlyPresets, amounts: '' },
  { defaultAmount: '0' },
  { ...onlyPresets, defaultAmount: '11' },
  { presets: '[{"amount": "x"}]' },
  { presets: '[{"amount": 5, "interval": "fortnight"}]' },
  { items: '[{"label": "Well"}]' },
  { presets: '{', items: '{', metadata: '{', currencies: 'EUR' },
  { intervals: 'once monthly' },
  { intervals: '' },
  { defaultInterval: 'year' },
  { fields: 'name name' },
  { country: 'Britain' },
  { giftAid: true, currency: 'EUR' },
  { ...onlyPresets, presets: '[{"amount": 5, "interval": "month"}]' },
];

const all = [
  ...new Map(faulty.flatMap(faultsOf).map((one) => [`${one.attribute} ${one.reason}`, one])).values(),
];

/** The words of a reason as they stand in the source, with anything where a value comes in. */
const patternsIn = (node: ts.Expression): string[] => {
  const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (ts.isStringLiteralLike(node)) return [quoted(node.text)];
  if (!ts.isTemplateExpression(node)) return [];
  return [
    quoted(node.head.text) + node.templateSpans.map(({ literal }) => `.*${quoted(literal.text)}`).join(''),
  ];
};

const reasonsOf = (file: string): RegExp[] => {
  const path = join(import.meta.dirname, '../../src/donation', file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'fault') {
      const [, reason] = node.arguments;
      const patterns = reason ? patternsIn(reason) : [];
      expect(patterns, node.getText(source)).toHaveLength(1);
      found.push(...patterns.map((pattern) => new RegExp(`^${pattern}$`, 's')));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

it('every reason that the element can give is among these', () => {
  const reasons = [...reasonsOf('money-settings.ts'), ...reasonsOf('read-settings.ts')];
  expect(reasons.length).toBeGreaterThan(20);
  const missing = reasons.filter((pattern) => !all.some(({ reason }) => pattern.test(reason)));
  expect(missing).toEqual([]);
});

const attributes = controls.filter(({ name }) => name.includes('-')).map(({ name }) => name);

for (const { attribute, reason } of all) {
  it(`${attribute} “${reason}” is told in words of the configurator`, () => {
    for (const isOneOfMany of [false, true]) {
      const words = inPlainWords(attribute, reason, isOneOfMany);
      expect(words).not.toContain(reason);
      expect(words).not.toBe('This can’t work as it is.');
      expect(words).not.toMatch(/ISO|alpha|minor|smallest unit|preset|entry|undefined|""/);
      for (const name of attributes) expect(words).not.toContain(name);
      expect(words).toMatch(/^[\p{Lu}"].*\.$/su);
      const [, currency] = / in ([A-Z]{3})(?:,|$)/.exec(reason) ?? [];
      if (isOneOfMany && currency) expect(words).toContain(currency);
    }
  });
}

it('a fault of several currencies is told once for each that it names, and once where it names none', () => {
  expect(told({ currencies: 'GBP EUR', amounts: '10; EUR 0.10; GBP 0.10' })).toEqual([
    'fault amounts: In GBP: An amount here is below the smallest gift, or above the largest.',
    'fault amounts: In EUR: An amount here is below the smallest gift, or above the largest.',
  ]);
  expect(told({ currencies: 'GBP EUR JPY', presets: '[' })).toHaveLength(1);
  expect(told({ amounts: '0.10' })).toEqual([
    'fault amounts: An amount here is below the smallest gift, or above the largest.',
  ]);
});

it('a currency is asked for where its field is empty', () => {
  expect(told({ currency: '' })).toEqual([
    'fault currency: Fill this in: it takes three letters, such as GBP.',
  ]);
});
