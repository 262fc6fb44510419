import { exponentOf } from '../../src/money/currency.js';
import { formatAmount } from '../../src/money/format.js';
import { readAmountsAttribute } from '../../src/questions/giving/amount/presets.js';
import { wordsOf } from '../../src/questions/attributes.js';
import type { ConfigurationIssue } from '../../src/questions/configuration-issue.js';
import { currencyOf } from '../../src/questions/giving/currency/state.js';
import { intervalOf, isIntervalOffered } from '../../src/questions/giving/interval/state.js';
import { amountProposal, withWholeProposal } from '../../src/questions/giving/proposal.js';
import type { Form } from '../../src/questions/part.js';
import { intervalToken } from '../../src/schema/interval.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { isBehindButton } from '../controls/chosen.js';
import { controls } from '../controls/controls.js';
import { intervalsOf } from './effect.js';
import { formOf } from './form-of.js';
import { anyOf, intervalLabel } from '../controls/labels.js';
import { notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';
import type { Translator } from '../translator.js';

const amountLints = (choices: Choices, translator: Translator): Lint[] => {
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
    ...issues.map((issue) => notice('button-amounts', inPlainWords(issue, translator))),
    // The form reports its own settings.
    ...('form' in made ? unofferedLints(choices, made.form, [...new Set(amounts)], translator) : []),
  ];
};

/** The button leaves out amounts that the form doesn’t offer. */
const unofferedLints = (
  choices: Choices,
  form: Form,
  amounts: readonly number[],
  translator: Translator,
): Lint[] => {
  const { locale, say } = translator;
  const own = intervalsOf(choices, 'button-intervals').filter((one) => isIntervalOffered(form, one));
  const intervals = own.length > 0 ? own : [intervalToken(intervalOf(form))];
  const currency = currencyOf(form);
  return amounts.flatMap((amount) => {
    const missing = intervals.filter(
      (interval) => !withWholeProposal(form, { ...amountProposal(amount, currency), interval }),
    );
    if (missing.length === 0) return [];
    const money = formatAmount(amount, currency, locale, { trimZeros: true }) ?? String(amount);
    const message =
      missing.length < intervals.length
        ? say('Not shown for {intervals}: your form doesn’t offer {money}.', {
            intervals: anyOf(missing, translator),
            money,
          })
        : say('Not shown: your form doesn’t offer {money}.', { money });
    return notice('button-amounts', message);
  });
};

const intervalLints = (choices: Choices, translator: Translator): Lint[] => {
  const { say } = translator;
  const name = 'button-intervals';
  if (wordsOf(valueOf(choices, name)).length === 0) return [];
  if (valueOf(choices, 'button-amounts').trim() === '')
    return [notice(name, say('Not used: there are no amounts next to the button.'))];
  const offered = intervalsOf(choices, 'intervals');
  const unseen = intervalsOf(choices, name).filter((one) => !offered.includes(one));
  return unseen.map((one) => {
    const values = { frequency: intervalLabel(one, translator) };
    return notice(name, say('Not used: the form doesn’t offer “{frequency}”.', values));
  });
};

/** Finds choices for the button that have no effect. */
export const buttonLints = (choices: Choices, translator: Translator): Lint[] => {
  if (isBehindButton(choices))
    return [...amountLints(choices, translator), ...intervalLints(choices, translator)];
  return controls
    .filter(({ name, target }) => target === 'button' && valueOf(choices, name).trim() !== '')
    .map(({ name }) => notice(name, translator.say('Not used: the form is on the page, without a button.')));
};
