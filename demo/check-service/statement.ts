import type { Conversation } from './conversation.js';

/** The result of checking a statement; `expected` and `came` are ready to be printed. */
export type Finding =
  | { result: 'holds' }
  | { result: 'departs'; expected: string; came: string }
  | { result: 'unchecked'; why: string }
  | { result: 'unanswered'; why: string };

/** One statement of the interface, and how a service is asked whether it keeps it. */
export type Statement = {
  /** The section or sections that say it, such as "§4.1, §8.1". */
  section: string;
  text: string;
  check: (conversation: Conversation) => Finding | Promise<Finding>;
};

export const holds: Finding = { result: 'holds' };

export const departs = (expected: string, came: string): Finding => ({ result: 'departs', expected, came });

export const unchecked = (why: string): Finding => ({ result: 'unchecked', why });

/** Thrown where a statement needs an earlier answer that did not come; that one's own statement departs. */
export class MissingGroundError extends Error {
  override name = 'MissingGroundError' as const;
}
