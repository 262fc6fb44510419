import type { Translated } from '../translator.js';

/**
 * A message about a choice. A fault stops the form or does harm, a notice suggests a change, and a detail is still
 * missing from the code. A remedy is a better value, with the words of its button.
 */
export type Lint = {
  name: string;
  level: 'fault' | 'notice' | 'detail';
  message: Translated;
  remedy?: { label: Translated; value: string };
};

export const fault = (name: string, message: Translated): Lint => ({ name, level: 'fault', message });

export const notice = (name: string, message: Translated): Lint => ({ name, level: 'notice', message });

export const detail = (name: string, message: Translated): Lint => ({ name, level: 'detail', message });
