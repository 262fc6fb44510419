import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import type { DedicationKind } from './kinds.js';

export type DedicationSettings = {
  /** Contains at least one kind. */
  kinds: readonly DedicationKind[];
  /** Whether the form asks for a person to tell. */
  isNotified: boolean;
};

/** The text fields with their names in `metadata`, in the order of the form. */
export const textFields = [
  'dedication_name',
  'dedication_message',
  'dedication_notify_name',
  'dedication_notify_email',
] as const;
export type DedicationText = (typeof textFields)[number];

export type DedicationState = {
  /** Whether the donor dedicates the donation. If not, typed text is kept but not sent. */
  isOpen: boolean;
  /** Null until the donor has chosen a kind. */
  kind: DedicationKind | null;
  texts: Readonly<Record<DedicationText, string>>;
};

export const dedicationKey: QuestionKey<DedicationSettings, DedicationState> = { name: 'dedication' };

/** The maximum length of a message. Payment providers don't accept longer texts. */
export const longestMessage = 500;

/** The chosen kind, or the only one that the form offers. */
export const kindOf = (form: Form): DedicationKind | undefined => {
  const { kinds } = ownSettings(form, dedicationKey);
  const { kind } = stateOf(form, dedicationKey);
  return kinds.length === 1 ? kinds[0] : kinds.find((one) => one === kind);
};

/** The text fields that the form shows once the donor has ticked the box. */
export const askedTexts = (form: Form): readonly DedicationText[] =>
  ownSettings(form, dedicationKey).isNotified ? textFields : textFields.slice(0, 2);
