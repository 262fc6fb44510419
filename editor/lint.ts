/**
 * A message about a choice. A fault stops the form or does harm, a notice suggests a change, and a detail is still
 * missing from the code. A remedy is a better value, with the words of its button.
 */
export type Lint = {
  name: string;
  level: 'fault' | 'notice' | 'detail';
  message: string;
  remedy?: { label: string; value: string };
};

export const fault = (name: string, message: string): Lint => ({ name, level: 'fault', message });

export const notice = (name: string, message: string): Lint => ({ name, level: 'notice', message });

export const detail = (name: string, message: string): Lint => ({ name, level: 'detail', message });

/** “1 problem”, “2 problems”. */
export const counted = (count: number, word: string): string =>
  `${String(count)} ${word}${count === 1 ? '' : 's'}`;
