import type { AttributesOf } from '../attributes.js';

/** An answer that donors can choose. */
export type AnswerOption = {
  /** The text that is sent. */
  value: string;
  /** The words that donors read. */
  label: string;
  /** The words in other languages, by language code. */
  labels?: Readonly<Record<string, string>>;
};

/** A question of the page. */
export type QuestionOption = {
  /**
   * The key in `metadata`: a lower-case letter, then at most 39 lower-case letters, digits and `_`. A key that the form
   * uses for its own data can’t be one.
   *
   * @pattern ^[a-z][a-z0-9_]{0,39}$
   */
  name: string;
  /**
   * How donors answer: with a line of text, several lines (`long`), one of the `options` (`choice`), any of the `options`
   * (`choices`), a number from 0, a date, or a tick.
   */
  kind: 'text' | 'long' | 'choice' | 'choices' | 'number' | 'date' | 'tick';
  /** The question, as donors read it. */
  label: string;
  /** The question in other languages, by language code. */
  labels?: Readonly<Record<string, string>>;
  /** A short explanation for donors. */
  hint?: string;
  /** The explanation in other languages, by language code. */
  hints?: Readonly<Record<string, string>>;
  /** Whether donors have to answer. `tick` then needs a tick. */
  required?: boolean;
  /** The answers to choose from, for `choice` and `choices`. */
  options?: readonly AnswerOption[];
  /**
   * The most characters of a text (200 by default, 500 for `long`, and never more than 500), the largest number, or how
   * many of the options a donor can choose.
   */
  max?: number;
  /** Asks only donors who give once, or only those who give regularly. */
  when?: 'once' | 'recurring';
};

export type OwnQuestionsAttributes = {
  /**
   * Asks your own questions, after the donor’s details. Each entry has a `name`, which is the key of the answer in
   * `metadata`, a `kind` and a `label`. In HTML, write JSON. In JavaScript, you can also set a list. Example: `[{"name":
   * "heard", "kind": "choice", "label": "How did you hear of us?", "options": [{"value": "friend", "label": "From a
   * friend"}, {"value": "online", "label": "Online"}]}]`. A question that isn’t valid is left out, and the console says why.
   * Texts, numbers and dates are never stored in the browser.
   */
  questions: string | readonly QuestionOption[] | null;
};

const keys: Record<keyof QuestionOption, true> = {
  name: true,
  kind: true,
  label: true,
  labels: true,
  hint: true,
  hints: true,
  required: true,
  options: true,
  max: true,
  when: true,
};

export const ownQuestionsAttributes: AttributesOf<OwnQuestionsAttributes> = {
  questions: { kind: 'json', shape: 'list', initial: null, keys: Object.keys(keys), isMinor: true },
};

export const asksOwnQuestions = ({ questions }: OwnQuestionsAttributes): boolean =>
  questions !== null && questions !== '';
