import { valueOf, type Choices } from '../controls/choices.js';
import type { Control } from '../controls/control.js';
import type { Lint } from './lint.js';

/** Whether a control is shown. One without an effect is shown only while it has a message. */
export const isShown = ({ name, isUseful }: Control, choices: Choices, lints: readonly Lint[]): boolean =>
  (isUseful?.((other) => valueOf(choices, other)) ?? true) || lints.some((lint) => lint.name === name);
