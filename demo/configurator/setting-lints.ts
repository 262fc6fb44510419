import { exponentOf } from '../../src/money/currency.js';
import { partFor, partsOf, readList, readOne } from '../../src/money/written-amounts.js';
import { amount } from '../../src/questions/amount/state.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { ownSettings } from '../../src/questions/states.js';
import { valueOf, type Choices } from './choices.js';
import { formOf } from './form-of.js';
import { fault, notice, type Lint } from './lint.js';
import { inPlainWords, type Issue } from './plain-words.js';
import { isPrerendered } from './prerendered.js';

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

/** Finds what the form itself would refuse or leave out, once for all currencies that it is refused in. */
const issueLints = (issues: readonly Issue[], choices: Choices): Lint[] => {
  const offered = wordsOf(`${valueOf(choices, 'currency')} ${valueOf(choices, 'currencies')}`.toUpperCase());
  const isOneOfMany = new Set(offered).size > 1;
  const lints = issues.map((one) =>
    (one.isMinor ? notice : fault)(one.attribute, inPlainWords(one, isOneOfMany)),
  );
  return lints.filter(
    ({ name, message }, at) => lints.findIndex((one) => one.name === name && one.message === message) === at,
  );
};

/** The configurator knows no page, and the form as HTML can’t follow its language. */
const languageLint = (choices: Choices): Lint[] =>
  isPrerendered(choices) && valueOf(choices, 'locale') === ''
    ? [
        notice(
          'locale',
          'The form is in English until the script has loaded. If your page isn’t in English, choose its language.',
        ),
      ]
    : [];

/** Finds what the form itself would refuse or leave out, and amounts that it offers in another way than was meant. */
export const settingLints = (choices: Choices): Lint[] => {
  const made = formOf(choices);
  const refused = issueLints('issues' in made ? made.issues : made.leftOut, choices);
  const [first] = 'form' in made ? ownSettings(made.form, amount).byCurrency.values() : [];
  return [
    ...refused,
    ...(refused.some(({ name }) => name === 'default-amount') ? [] : defaultLint(choices)),
    ...(first ? leftOutLint(choices, first.presets.length) : []),
    ...languageLint(choices),
  ];
};
