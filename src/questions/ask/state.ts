import type { Form, PartKey } from '../part.js';
import { settingsOf, stateOf } from '../states.js';

/** The questions that a page can ask, by their words in the attribute. */
export const extraQuestions = ['organisation', 'anonymous', 'comment'] as const;
export type ExtraQuestion = (typeof extraQuestions)[number];

export type AskSettings = ReadonlySet<ExtraQuestion>;

export type AskState = {
  isByOrganisation: boolean;
  /** The organisation's name as typed. It is kept while its field is hidden. */
  organisation: string;
  isAnonymous: boolean;
  comment: string;
};

export const askKey: PartKey<AskSettings, AskState> = { name: 'ask' };

/** Whether an organisation is giving, not a person: the page asks, and the donor has ticked the box. */
export const isByOrganisation = (form: Form): boolean =>
  (settingsOf(form, askKey)?.has('organisation') ?? false) && stateOf(form, askKey).isByOrganisation;
