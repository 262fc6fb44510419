import { readVariants, type Variant } from '../../src/questions/attribution/variants.js';
import type { VariantIssue } from '../../src/questions/configuration-issue.js';
import type { Choices } from '../controls/choices.js';
import { controlOf } from '../controls/controls.js';
import { rowTitle } from '../controls/rows.js';
import { settle } from '../controls/settled.js';
import type { Translated, Translator } from '../translator.js';
import { formOf } from './form-of.js';
import { notice, type Lint } from './lint.js';
import { inPlainWords, type Issue } from './plain-words.js';

/** The faults of the form that these choices make. */
const faultsOf = (choices: Choices): readonly Issue[] => {
  const made = formOf(choices);
  return 'issues' in made ? made.issues.filter(({ isMinor = false }) => !isMinor) : [];
};

/** The choices of a form that shows a version. */
const versionOf = (own: Choices, { attributes }: Variant): Choices =>
  Object.fromEntries(
    Object.entries({ ...own, ...attributes })
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

const variantWords = (
  { code, values: { text = '' } = {} }: VariantIssue,
  { say }: Translator,
): Translated | undefined => {
  switch (code) {
    // The row says that its name is missing.
    case 'unnamed_variant':
      return undefined;
    case 'repeated_variant':
      return say('Two versions are named "{text}". Until you change one, donors see your form as it is.', {
        text,
      });
    case 'variant_weight':
    case 'no_variant_left':
      return say(
        'A share is a number, such as 1 or 2, and one of them is above 0. Until then, donors see your form as it is.',
      );
    default:
      return say('This can’t be used here. Remove it and add it again.');
  }
};

/** Finds versions that can’t work. Donors then see none of them, and the form as it is. */
export const variantLints = (choices: Choices, translator: Translator): Lint[] => {
  const control = controlOf('variants');
  const { variants: written, ...own } = settle(choices);
  if (control?.kind !== 'rows' || written === undefined || faultsOf(own).length > 0) return [];
  const lints: (Translated | undefined)[] = [];
  const variants = readVariants(written, (issue) =>
    lints.push(variantWords(issue as VariantIssue, translator)),
  );
  for (const [place, variant] of variants.entries()) {
    const version = rowTitle(control, place, translator);
    for (const issue of faultsOf(versionOf(own, variant))) {
      const problem = inPlainWords(issue, translator);
      lints.push(
        translator.say('{version}: {problem} Until you change it, donors see your form as it is.', {
          version,
          problem,
        }),
      );
    }
  }
  return [...new Set(lints)].filter((one) => one !== undefined).map((one) => notice('variants', one));
};
