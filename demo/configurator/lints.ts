import { buttonLints } from './button-lints.js';
import type { Choices } from './choices.js';
import { colourLints } from './colour-lints.js';
import { effectLints } from './effect-lints.js';
import { lengthLints } from './length-lints.js';
import { fault, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';
import { settingLints } from './setting-lints.js';
import { serviceLints } from './service-lints.js';

/** Says that a secret key was entered, which is gone by then. */
export const secretKeyLint = (name: string): Lint =>
  fault(name, inPlainWords({ attribute: name, code: 'secret' }));

/** All that is not right, faults first. */
export const lintsOf = (choices: Choices, secretIn: string | undefined): Lint[] => {
  const lints = [
    ...serviceLints(choices),
    ...settingLints(choices),
    ...effectLints(choices),
    ...buttonLints(choices),
    ...colourLints(choices),
    ...lengthLints(choices),
  ];
  const others = lints.filter(({ name }) => name !== secretIn);
  const all = secretIn === undefined ? lints : [secretKeyLint(secretIn), ...others];
  return [...all.filter(({ level }) => level === 'fault'), ...all.filter(({ level }) => level === 'notice')];
};
