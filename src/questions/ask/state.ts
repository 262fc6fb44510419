import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';

/** The questions that a page may ask, by the words of its attribute. */
export const asked = ['organisation', 'anonymous', 'comment'] as const;
export type Asked = (typeof asked)[number];

export type AskSettings = ReadonlySet<Asked>;

export type AskState = {
  isByOrganisation: boolean;
  /** The organisation's name as it was typed; it stays while its field is closed. */
  organisation: string;
  isAnonymous: boolean;
  comment: string;
};

export const ask: QuestionKey<AskSettings, AskState> = { name: 'ask' };

/** The most characters of a comment: payment providers take no longer texts in `metadata`. */
export const longestComment = 500;

/** Whether an organisation gives: the page asks for it, and the donor has ticked it. */
export const isByOrganisation = (form: Form): boolean =>
  ownSettings(form, ask).has('organisation') && stateOf(form, ask).isByOrganisation;
