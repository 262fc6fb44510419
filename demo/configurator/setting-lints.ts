import { exponentOf } from '../../src/donation/currency.js';
import { words } from '../../src/donation/money-options.js';
import { readSettings, settingNames, type SettingFault } from '../../src/donation/read-settings.js';
import type { RawSettings } from '../../src/donation/settings.js';
import { partFor, partsOf, readList, readOne } from '../../src/donation/written-amounts.js';
import { valueOf, type Choices } from './choices.js';
import { controlOf } from './controls.js';
import { fault, notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';

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

/** The amount that is chosen at first, where no button shows it. */
const defaultLint = (choices: Choices): Lint[] => {
  const currency = valueOf(choices, 'currency').trim().toUpperCase();
  if (choices['presets'] !== undefined || exponentOf(currency) === undefined) return [];
  const written = (name: string) => partFor(partsOf(valueOf(choices, name)), currency).trim();
  const amount = readOne(written('default-amount'), currency);
  const offered = readList(written('amounts'), currency);
  return amount === undefined || offered.some((one) => 'amount' in one && one.amount === amount)
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

/** What the form itself would refuse, each once however many currencies it is refused in. */
const faultLints = (faults: readonly SettingFault[], choices: Choices): Lint[] => {
  const offered = words(`${valueOf(choices, 'currency')} ${valueOf(choices, 'currencies')}`.toUpperCase());
  const isOneOfMany = new Set(offered).size > 1;
  const lints = faults.map(({ attribute, reason }) =>
    fault(attribute, inPlainWords(attribute, reason, isOneOfMany)),
  );
  return lints.filter(
    ({ name, message }, at) => lints.findIndex((one) => one.name === name && one.message === message) === at,
  );
};

/** Finds what the form itself would refuse, and amounts that it offers in another way than was meant. */
export const settingLints = (choices: Choices): Lint[] => {
  const reading = readSettings(rawSettings(choices));
  const faults = faultLints('faults' in reading ? reading.faults : [], choices);
  const [money] = 'settings' in reading ? reading.settings.money.values() : [];
  return [
    ...faults,
    ...(faults.some(({ name }) => name === 'default-amount') ? [] : defaultLint(choices)),
    ...(money ? leftOutLint(choices, money.presets.length) : []),
  ];
};
