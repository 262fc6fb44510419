import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import type { Kind } from './kinds.js';

export type DedicationSettings = {
  /** At least one. */
  kinds: readonly Kind[];
  /** Whether a person to tell is asked for. */
  isNotified: boolean;
};

/** The fields for text, as `metadata` names them, in the order in which they are asked for. */
export const textFields = [
  'dedication_name',
  'dedication_message',
  'dedication_notify_name',
  'dedication_notify_email',
] as const;
export type DedicationText = (typeof textFields)[number];

export type DedicationState = {
  /** Whether the donor dedicates the donation: what was typed stays while they do not. */
  isOpen: boolean;
  /** Null until the donor has chosen one. */
  kind: Kind | null;
  texts: Readonly<Record<DedicationText, string>>;
};

export const dedication: QuestionKey<DedicationSettings, DedicationState> = { name: 'dedication' };

/** How many characters a message may have: payment providers take no longer texts. */
export const longestMessage = 500;

/** The kind that is chosen, or that is the only one on offer. */
export const kindOf = (form: Form): Kind | undefined => {
  const { kinds } = ownSettings(form, dedication);
  const { kind } = stateOf(form, dedication);
  return kinds.length === 1 ? kinds[0] : kinds.find((one) => one === kind);
};

/** The fields that are asked for once it is open. */
export const askedTexts = (form: Form): readonly DedicationText[] =>
  ownSettings(form, dedication).isNotified ? textFields : textFields.slice(0, 2);
