import { readVariants, type Variant } from '../../src/questions/attribution/variants.js';
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
const versionOf = (choices: Choices, { attributes }: Variant): Choices =>
  Object.fromEntries(
    Object.entries({ ...choices, ...attributes })
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/** Finds versions that aren’t valid. Donors then see none of them, and the form as it is. */
export const variantLints = (choices: Choices, translator: Translator): Lint[] => {
  const control = controlOf('variants');
  const { variants: written } = settle(choices);
  if (control?.kind !== 'rows' || written === undefined || faultsOf(choices).length > 0) return [];
  const messages = new Set<Translated>();
  const variants = readVariants(written, (issue) => messages.add(inPlainWords(issue, translator)));
  for (const [place, variant] of variants.entries()) {
    const version = rowTitle(control, place, translator);
    for (const issue of faultsOf(versionOf(choices, variant))) {
      const problem = inPlainWords(issue, translator);
      messages.add(
        translator.say('{version}: {problem} Until you change it, donors see your form as it is.', {
          version,
          problem,
        }),
      );
    }
  }
  return [...messages].map((message) => notice('variants', message));
};
