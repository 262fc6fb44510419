import type { Messages } from '../i18n/en.js';
import type { ChosenBy } from '../questions/proposal.js';
import type { Proposal } from '../questions/question.js';

/** The widget inside the button. Its script might not have run yet, so its properties can be missing. */
export type FoundWidget = HTMLElement & {
  locale?: string | null;
  messages?: Partial<Messages>;
  readonly updateComplete?: Promise<boolean>;
  readonly currency?: string;
  readonly intervals?: string;
  readonly defaultInterval?: string | null;
  prepare?(): void;
  giveUp?(): void;
  choose?(proposal: Proposal, by: ChosenBy): void;
};

/** The choices in a form that its button needs to know. */
export type FormOffer = { currency: string; intervals: string; defaultInterval: string | null };

/** Reads the choices, from the HTML attributes if the form's script hasn't run yet. */
export const offerOf = (widget: FoundWidget | null): FormOffer => ({
  currency: (widget?.currency ?? widget?.getAttribute('currency') ?? 'GBP').trim().toUpperCase(),
  intervals: widget?.intervals ?? widget?.getAttribute('intervals') ?? 'once month',
  defaultInterval: widget?.defaultInterval ?? widget?.getAttribute('default-interval') ?? null,
});
