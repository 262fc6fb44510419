import type { DraftController } from '../controllers/draft-controller.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import type { Draft, DraftField } from '../donation/draft.js';
import type { Interval } from '../donation/interval.js';
import type { Settings } from '../donation/settings.js';
import type { Totals } from '../donation/totals.js';

/** What the form is drawn from, before and after the donor starts. */
export type FormView = {
  settings: Settings;
  words: MessagesController;
  /** Before the donor starts, only what is preselected. */
  draft: Partial<Draft> & Pick<Draft, 'currency' | 'interval' | 'amount'>;
  interval: Interval;
  /** The groups of payer fields that are asked for now. */
  asked: Settings['fields'];
  /** What the gift comes to; null while it can't be read. */
  given: Given | null;
  /** Does what the donor did: at once, or when the rest of the form is there. */
  act(change: (draft: FirstChanges) => void): void;
  submission: Submission;
  /** What a form has that is in use, or that asks for more than an amount and a name. */
  rest: FormRest | null;
};

/** Changes that a donor can make to a plain form. */
export type FirstChanges = Pick<DraftController, 'setInterval' | 'setPreset' | 'setCustomAmount' | 'setText'>;

export type Given = Totals & { currency: string; interval: Interval };

/** What became of a submit, beside the button. */
export type Submission = {
  isBusy: boolean;
  notice: string;
  isFailed: boolean;
  /** Whether the questions can't be answered otherwise now. */
  isHeld?: boolean;
  /** In the button's place, where it has led to something. */
  instead?: unknown;
};

/** Parts that are loaded when the donor starts, or when the page asks for them. */
export type FormRest = {
  /** The words for a field's fault; undefined while none is shown. */
  fault(field: DraftField): string | undefined;
  /** What may be pressed below an amount that reads in two ways. */
  readings(field: 'amount' | 'one_off', typed: string, type: (text: string) => void): unknown;
  errors: unknown;
  gifts: unknown;
  currencies: unknown;
  /** Beside fixed-price gifts, which may be all that is given. */
  noAmount: unknown;
  /** In the summary, above what is paid today. */
  lines: unknown;
  /** What a preset does, as its description. */
  impact(text: string, place: number): { id: string; text: unknown };
  /** What the chosen one does, to be seen. */
  chosenImpact: unknown;
  /** Between amount and payer. */
  choices: unknown;
  address: unknown;
  /** Below the button. */
  resume: unknown;
};
