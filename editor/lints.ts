import { buttonLints } from './button-lints.js';
import type { Choices } from './choices.js';
import { colourLints } from './colour-lints.js';
import { effectLints } from './effect-lints.js';
import { lengthLints } from './length-lints.js';
import { fault, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';
import { rowLints } from './row-lints.js';
import { settingLints } from './setting-lints.js';
import { serviceLints } from './service-lints.js';

/** Says that a secret key was entered and removed. */
export const secretKeyLint = (name: string): Lint =>
  fault(name, inPlainWords({ attribute: name, code: 'secret' }));

/** Everything that is wrong: faults first, missing details last. */
export const lintsOf = (choices: Choices, secretIn: string | undefined): Lint[] => {
  const lints = [
    ...serviceLints(choices),
    ...settingLints(choices),
    ...rowLints(choices),
    ...effectLints(choices),
    ...buttonLints(choices),
    ...colourLints(choices),
    ...lengthLints(choices),
  ];
  const others = lints.filter(({ name }) => name !== secretIn);
  const all = secretIn === undefined ? lints : [secretKeyLint(secretIn), ...others];
  return (['fault', 'notice', 'detail'] as const).flatMap((level) =>
    all.filter((lint) => lint.level === level),
  );
};
