import { fromDecimal } from '../../src/donation/money.js';
import { readSettings, settingNames } from '../../src/donation/read-settings.js';
import type { RawSettings } from '../../src/donation/settings.js';
import { valueOf, type Choices } from './choices.js';
import { controlOf } from './controls.js';
import { fault, notice, type Lint } from './lint.js';

const attributeOf = (setting: string) => setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The settings as the element would read them from the attributes. */
const rawSettings = (choices: Choices): RawSettings =>
  Object.fromEntries(
    settingNames.map((setting) => {
      const control = controlOf(attributeOf(setting));
      const value = control && choices[control.name];
      return [
        setting,
        control?.kind === 'switch' ? value !== undefined : (value ?? (control?.initial || null)),
      ];
    }),
  ) as RawSettings;

const outside = 'has an amount outside of min-amount and max-amount';

/** The element’s own words are for developers: these are what a web editor meets most. */
const inPlainWords = (attribute: string, reason: string): string => {
  if (reason.startsWith(outside)) return 'An amount here is below the smallest gift, or above the largest.';
  if (attribute === 'default-amount' && reason.startsWith('is outside'))
    return 'This amount is below the smallest gift, or above the largest.';
  if (attribute === 'max-amount' && reason === 'is below min-amount')
    return 'The largest gift is below the smallest.';
  if (reason === 'is not a JSON list of objects')
    return 'This JSON can’t be read: it is a list such as [{"amount": 25}], with straight quotes.';
  if (reason === 'is not a JSON object')
    return 'This JSON can’t be read: it is such as {"campaign": "spring"}, with straight quotes.';
  if (reason.includes('is not an ISO 4217 currency'))
    return `${reason.split(' ')[0] ?? ''} is not a currency: it takes three letters, such as GBP.`;
  return `This ${reason}.`.replace(/^This (["“])/, '$1');
};

/** The amount that is chosen at first, where no button shows it. */
const defaultLint = (choices: Choices): Lint[] => {
  const chosen = choices['default-amount']?.trim();
  if (!chosen || /[;,]/.test(chosen) || choices['presets'] !== undefined) return [];
  const currency = valueOf(choices, 'currency').trim().toUpperCase();
  const [shared = ''] = valueOf(choices, 'amounts').split(';');
  const offered = shared.split(/[\s,]+/).map((word) => fromDecimal(word, currency));
  const amount = fromDecimal(chosen, currency);
  return amount === undefined || offered.includes(amount)
    ? []
    : [notice('default-amount', 'This is not among the suggested amounts: it stands under “Other amount”.')];
};

/** The usual amounts give way to the limits: the form offers the others. */
const leftOutLint = (choices: Choices, offered: number): Lint[] =>
  choices['amounts'] === undefined &&
  choices['presets'] === undefined &&
  offered < valueOf(choices, 'amounts').split(' ').length
    ? [
        notice(
          'amounts',
          'An amount here is below the smallest gift, or above the largest: it is not offered.',
        ),
      ]
    : [];

/** What the form itself would refuse, and an amount at first that none of its buttons shows. */
export const settingLints = (choices: Choices): Lint[] => {
  const reading = readSettings(rawSettings(choices));
  const faults = 'faults' in reading ? reading.faults : [];
  const lints = faults.map(({ attribute, reason }) => fault(attribute, inPlainWords(attribute, reason)));
  const isBlamed = lints.some(({ name }) => name === 'default-amount');
  const [money] = 'settings' in reading ? reading.settings.money.values() : [];
  return [
    ...lints,
    ...(isBlamed ? [] : defaultLint(choices)),
    ...(money ? leftOutLint(choices, money.presets.length) : []),
  ];
};
