import type { Messages } from '../i18n/en.js';
import type { ChosenBy } from '../questions/proposal.js';
import type { Proposal } from '../questions/question.js';

/** The widget inside the button. Its script may not have run yet, so its properties may be missing. */
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

/** The offer of a form, as far as its button needs it. */
export type FormOffer = { currency: string; intervals: string; defaultInterval: string | null };

/** Reads it from the attributes where the script of the form has not run yet. */
export const offerOf = (widget: FoundWidget | null): FormOffer => ({
  currency: (widget?.currency ?? widget?.getAttribute('currency') ?? 'GBP').trim().toUpperCase(),
  intervals: widget?.intervals ?? widget?.getAttribute('intervals') ?? 'once month',
  defaultInterval: widget?.defaultInterval ?? widget?.getAttribute('default-interval') ?? null,
});
