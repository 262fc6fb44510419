import type { Conversation } from './conversation.js';

/** The result of checking a statement. `expected` and `came` are printed as they are. */
export type Finding =
  | { result: 'holds'; note?: string }
  | { result: 'departs'; expected: string; came: string }
  /** It works, but something could be better. */
  | { result: 'advised'; why: string }
  | { result: 'unchecked'; why: string }
  | { result: 'unanswered'; why: string };

/** A statement of the interface, and a function that checks if a service follows it. */
export type Statement = {
  /** The section or sections of `docs/interface.md` that have it, such as “§4.1, §8.1”. Empty for others. */
  section: string;
  text: string;
  /** Why no run can check it, if that's so. */
  notChecked?: string;
  check: (conversation: Conversation) => Finding | Promise<Finding>;
};

export const holds = { result: 'holds' } as const satisfies Finding;

export const departs = (expected: string, came: string): Finding => ({ result: 'departs', expected, came });

export const advised = (why: string): Finding => ({ result: 'advised', why });

export const unchecked = (why: string): Finding => ({ result: 'unchecked', why });
