import { exponentOf } from '../../src/money/currency.js';
import { readAmounts } from '../../src/questions/amount/presets.js';
import { wordsOf } from '../../src/questions/attributes.js';
import type { ConfigurationIssue } from '../../src/questions/configuration-issue.js';
import { valueOf, type Choices } from './choices.js';
import { isBehindButton } from './chosen.js';
import { controls } from './controls.js';
import { intervalsOf } from './effect-lints.js';
import { intervalLabel } from './interval-labels.js';
import { notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';

const amountLints = (choices: Choices): Lint[] => {
  const currency = valueOf(choices, 'currency').trim().toUpperCase();
  // The field of the currency has its own message.
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
    return [notice(name, 'Not used: there are no amounts next to the button.')];
  const offered = intervalsOf(choices, 'intervals');
  const unseen = intervalsOf(choices, name).filter((one) => !offered.includes(one));
  return unseen.map((one) => notice(name, `Not used: the form doesn’t offer “${intervalLabel(one)}”.`));
};

/** Finds choices for the button that have no effect. */
export const buttonLints = (choices: Choices): Lint[] => {
  if (isBehindButton(choices)) return [...amountLints(choices), ...intervalLints(choices)];
  return controls
    .filter(({ name, target }) => target === 'button' && valueOf(choices, name).trim() !== '')
    .map(({ name }) => notice(name, 'Not used: the form is on the page, without a button.'));
};
