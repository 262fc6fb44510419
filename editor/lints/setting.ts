import { exponentOf } from '../../src/money/currency.js';
import {
  textForCurrency,
  splitByCurrency,
  readWrittenAmounts,
  readWrittenAmount,
} from '../../src/money/written-amounts.js';
import { amountKey } from '../../src/questions/giving/amount/state.js';
import { ownSettings } from '../../src/questions/states.js';
import { offeredCurrencies } from '../controls/amounts.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { formOf } from './form-of.js';
import { fault, notice, type Lint } from './lint.js';
import { inPlainWords, type Issue } from './plain-words.js';
import { isPrerendered } from '../code/prerendered.js';
import type { Translator } from '../translator.js';

/** A preselected amount that isn’t a suggested one. */
const defaultLint = (choices: Choices, { say }: Translator): Lint[] => {
  const currency = valueOf(choices, 'currency').trim().toUpperCase();
  if (choices['presets'] !== undefined || exponentOf(currency) === undefined) return [];
  const written = (name: string) => textForCurrency(splitByCurrency(valueOf(choices, name)), currency).trim();
  const amount = readWrittenAmount(written('default-amount'), currency);
  const offered = readWrittenAmounts(written('amounts'), currency);
  return amount === undefined || offered.some((one) => 'amount' in one && one.amount === amount)
    ? []
    : [notice('default-amount', say('This isn’t a suggested amount, so it’s filled in as “Other amount”.'))];
};

/** The form leaves out default amounts that are outside the limits. */
const leftOutLint = (choices: Choices, offered: number, { say }: Translator): Lint[] =>
  choices['amounts'] === undefined &&
  choices['presets'] === undefined &&
  offered < valueOf(choices, 'amounts').split(' ').length
    ? [
        notice(
          'amounts',
          say('An amount is below the smallest or above the largest donation, so the form leaves it out.'),
        ),
      ]
    : [];

/** Finds what the form itself would refuse or leave out, once for all currencies. */
const issueLints = (issues: readonly Issue[], choices: Choices, translator: Translator): Lint[] => {
  const isOneOfMany = offeredCurrencies((name) => valueOf(choices, name)).length > 1;
  const lints = issues.map((one) =>
    (one.isMinor ? notice : fault)(one.attribute, inPlainWords(one, translator, isOneOfMany)),
  );
  return lints.filter(
    ({ name, message }, at) => lints.findIndex((one) => one.name === name && one.message === message) === at,
  );
};

/** The form as HTML can’t follow the language of a page that the configurator doesn’t know. */
const languageLint = (choices: Choices, { say }: Translator): Lint[] =>
  isPrerendered(choices) && valueOf(choices, 'locale') === ''
    ? [
        notice(
          'locale',
          say(
            'The form is in English until the script has loaded. If your page isn’t in English, choose its language.',
          ),
        ),
      ]
    : [];

/** Finds what the form itself would refuse or leave out, and amounts that it might offer unexpectedly. */
export const settingLints = (choices: Choices, translator: Translator): Lint[] => {
  const made = formOf(choices);
  const refused = issueLints('issues' in made ? made.issues : made.leftOut, choices, translator);
  const [first] = 'form' in made ? ownSettings(made.form, amountKey).byCurrency.values() : [];
  return [
    ...refused,
    ...(refused.some(({ name }) => name === 'default-amount') ? [] : defaultLint(choices, translator)),
    ...(first ? leftOutLint(choices, first.presets.length, translator) : []),
    ...languageLint(choices, translator),
  ];
};
