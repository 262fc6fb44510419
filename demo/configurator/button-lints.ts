import { exponentOf } from '../../src/money/currency.js';
import { readAmounts } from '../../src/questions/amount/presets.js';
import { wordsOf } from '../../src/questions/attributes.js';
import type { ConfigurationIssue } from '../../src/questions/configuration-issue.js';
import { valueOf, type Choices } from './choices.js';
import { isBehindButton } from './chosen.js';
import { controls } from './controls.js';
import { intervalsOf } from './effect-lints.js';
import { notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';

const amountLints = (choices: Choices): Lint[] => {
  const currency = valueOf(choices, 'currency').trim().toUpperCase();
  // It is told at its own field that this is no currency.
  if (exponentOf(currency) === undefined) return [];
  const issues: ConfigurationIssue[] = [];
  readAmounts(valueOf(choices, 'button-amounts'), {
    currency,
    first: currency,
    report: (issue) => issues.push(issue),
  });
  return issues.map((issue) => notice('button-amounts', inPlainWords(issue)));
};

const intervalLints = (choices: Choices): Lint[] => {
  const name = 'button-intervals';
  if (wordsOf(valueOf(choices, name)).length === 0) return [];
  if (valueOf(choices, 'button-amounts').trim() === '')
    return [notice(name, 'Nobody sees this: there are no amounts as buttons.')];
  const offered = intervalsOf(choices, 'intervals');
  const unseen = intervalsOf(choices, name).filter((one) => !offered.includes(one));
  return unseen.map((one) => notice(name, `Nobody sees “${one}”: gifts like that are not offered.`));
};

/** Finds choices for the button that nobody sees. */
export const buttonLints = (choices: Choices): Lint[] => {
  if (isBehindButton(choices)) return [...amountLints(choices), ...intervalLints(choices)];
  return controls
    .filter(({ name, target }) => target === 'button' && valueOf(choices, name).trim() !== '')
    .map(({ name }) => notice(name, 'Nobody sees this: the form is on the page, without a button.'));
};
