import { exponentOf } from '../src/money/currency.js';
import { formatAmount } from '../src/money/format.js';
import { readAmountsAttribute } from '../src/questions/amount/presets.js';
import { wordsOf } from '../src/questions/attributes.js';
import type { ConfigurationIssue } from '../src/questions/configuration-issue.js';
import { currencyOf } from '../src/questions/currency/state.js';
import { intervalOf, isIntervalOffered } from '../src/questions/interval/state.js';
import { amountProposal, withWholeProposal } from '../src/questions/proposal.js';
import type { Form } from '../src/questions/question.js';
import { intervalToken } from '../src/schema/interval.js';
import { valueOf, type Choices } from './choices.js';
import { isBehindButton } from './chosen.js';
import { controls } from './controls.js';
import { intervalsOf, listed } from './effect-lints.js';
import { formOf } from './form-of.js';
import { intervalLabel } from './labels.js';
import { notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';

const amountLints = (choices: Choices): Lint[] => {
  const currency = valueOf(choices, 'currency').trim().toUpperCase();
  // The field of the currency has its own message.
  if (exponentOf(currency) === undefined) return [];
  const issues: ConfigurationIssue[] = [];
  const amounts = readAmountsAttribute(valueOf(choices, 'button-amounts'), {
    currency,
    first: currency,
    report: (issue) => issues.push(issue),
  });
  const made = formOf(choices);
  return [
    ...issues.map((issue) => notice('button-amounts', inPlainWords(issue))),
    // The form reports its own settings.
    ...('form' in made ? unofferedLints(choices, made.form, [...new Set(amounts)]) : []),
  ];
};

/** The button leaves out amounts that the form doesn’t offer. */
const unofferedLints = (choices: Choices, form: Form, amounts: readonly number[]): Lint[] => {
  const own = intervalsOf(choices, 'button-intervals').filter((one) => isIntervalOffered(form, one));
  const intervals = own.length > 0 ? own : [intervalToken(intervalOf(form))];
  const currency = currencyOf(form);
  return amounts.flatMap((amount) => {
    const missing = intervals.filter(
      (interval) => !withWholeProposal(form, { ...amountProposal(amount, currency), interval }),
    );
    if (missing.length === 0) return [];
    const when = missing.length < intervals.length ? ` for ${listed(missing)}` : '';
    const money = formatAmount(amount, currency, 'en-GB', { trimZeros: true }) ?? String(amount);
    return notice('button-amounts', `Not shown${when}: your form doesn’t offer ${money}.`);
  });
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
