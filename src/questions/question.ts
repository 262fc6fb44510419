import type { CSSResult } from 'lit';
import type { Messages } from '../i18n/en.js';
import type { Localizer } from '../i18n/localizer.js';
import type { AmountCode } from '../money/parse-amount.js';
import type { Interval } from '../schema/interval.js';
import type { LineItem } from '../schema/line-item.js';
import type { Payer } from '../schema/payer.js';
import type { ReportIssue } from './configuration-issue.js';

/** Why a field is not accepted. The catalogue has the words, by field and code or by the code alone. */
export type FieldCode =
  | AmountCode
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'looks_like_card'
  | 'not_iso_alpha2'
  | 'not_uk_postcode'
  | 'house_missing'
  | 'quantity'
  | 'refused';

/** A field that can't be sent as it is. */
export type FieldError = {
  /** The name of the field, which is also the `id` of its control. */
  field: string;
  code: FieldCode;
  /** For a field of the page's own: where it stands, and the words of its browser or its page. */
  own?: { control: HTMLElement; text: string };
};

/** The purpose of a line item (§2.4). */
export type Purpose = { project?: string; intention?: string; country_iso?: string };

/** A line item, with the name that the page gave it; null for an amount of the donor's choice. */
export type Line = { label: string | null; item: LineItem };

/** An entry of `one_time_items`, which are paid once beside a recurring donation. */
export type OneTimeLine = {
  label: string | null;
  /** Null where it can't be told, since the page wrote the entry. */
  cost: { quantity: number; amount: number } | null;
  /** As the page wrote it; null for the donor's own. */
  entry: unknown;
};

/** The donation that the answers make. Each question adds its part. Every amount is in the smallest unit. */
export type Donation = {
  currency: string;
  interval: Interval;
  lines: readonly Line[];
  oneTimeLines: readonly OneTimeLine[];
  /** The page's own name for a recurring donation; null for one that is made from the interval. */
  subscriptionName: string | null;
  /** For every line that has none of its own. */
  purpose: Purpose;
  payer: Partial<Payer>;
  metadata: Readonly<Record<string, unknown>>;
};

/** The answers that a question needs from other ones, as a tax declaration needs a name and a home address. */
export type Needs = {
  name?: true;
  phone?: true;
  address?: {
    /** The country (ISO 3166-1 alpha-2) that is meant while the donor names none; empty for no country. */
    country: string;
    /** Whether the first line has to name or number a house. */
    hasHouse: boolean;
    /** The countries in which the postcode is required, and has the shape of a British one. */
    ukPostcodeIn: readonly string[];
  };
};

/**
 * A donation that an address proposes, or one that failed: texts as an address writes them. The amount is a
 * decimal number in main units, and counts in its own currency only; one without a currency in a form that has one.
 */
export type Proposal = Partial<Record<'amount' | 'currency' | 'interval' | 'project' | 'intention', string>>;

/** All questions of a form, with what the page set and what the donor answered. It is never changed, only replaced. */
export type Form = {
  /** Those that the page asks, in their order. */
  readonly questions: readonly Question[];
  /** By the name of the question. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** By the name of the question. */
  readonly states: Readonly<Record<string, unknown>>;
  /** The names of the questions that were answered; all others are as they were preselected. */
  readonly answered: ReadonlySet<string>;
  /** The locale in which amounts are read and written (BCP 47). */
  readonly locale: string;
  /** The language of the words that the donor reads (ISO 639-1). */
  readonly language: string;
  /** The parameters of the page's address when the form started; none where a form is made without its page. */
  readonly address?: URLSearchParams;
};

/** All that a question is drawn from. */
export type QuestionView = {
  form: Form;
  messages: Localizer;
  /** The amounts that the answers make; null while they can’t be read. */
  donation: Donation | null;
  /** Whether a donor has come near the form: what is long to draw and seen only in use waits for it. */
  isNear: boolean;
  /** The name of the text field that the donor is typing in; null while there is none. */
  typing: string | null;
  /** The words for the error of a field; undefined while none is shown. */
  errorOf(field: string): string | undefined;
  /** The questions that stand in the group of this one. */
  inGroup(name: string): unknown;
  /** Submits the form, as Enter in one of its fields does. */
  submit(event: Event): void;
  /** Takes an answer that a button gives. Answers in fields come by `take`. */
  answer(form: Form, field: string): void;
};

/** Names a question, and knows the types of its settings and of its state. */
export type QuestionKey<Settings, State> = {
  readonly name: string;
  /** For the compiler alone: it is never set. */
  readonly types?: { settings: Settings; state: State };
};

/** A field of the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A question of the form: everything that it is. The form asks the list of questions for each of these, and knows
 * no question by name. `Attributes` are those that it reads, its own and those of other questions.
 */
export type Question<Settings = unknown, State = unknown, Attributes = object> = {
  /** The key of its settings and of its state. */
  readonly name: string;
  /**
   * The question in whose group it stands, where it has no place of its own. In the group `submit` it stands below
   * the button.
   */
  readonly group?: string;
  /** Whether its part of the donation changes what is paid. */
  readonly isCounted?: boolean;
  /** Whether the page answers it, and not the donor: it may change while the donation is sent. */
  readonly isOfPage?: boolean;
  readonly styles?: CSSResult;
  /** Its words in English, where it is loaded later: they come with it. Every other language is one file. */
  readonly english?: Partial<Messages>;
  /** Where its fields stand in the request (§4.1), for a service that refuses one by its path. */
  readonly paths?: Readonly<Record<string, string>>;

  /** Checks its attributes; null where the page does not ask. `settings` are those of the questions before. */
  configure(
    attributes: Attributes,
    report: ReportIssue,
    settings: Readonly<Record<string, unknown>>,
  ): Settings | null;
  /** Checks what can only be seen once all questions have their settings. */
  check?(form: Form, report: ReportIssue): void;
  /** The state before the donor answers. */
  initial(form: Form): State;
  /** The state once other questions, the settings or the language have changed. By default it stays. */
  follow?(form: Form, before: Form): State;
  /** Reads the answer where it stands in the page itself; gives back `before` where nothing has changed. */
  observe?(host: HTMLElement, before: State): State;

  /** Whether it is asked now. By default it always is. */
  isShown?(form: Form): boolean;
  /** The answers that it needs from other questions now. */
  needs?(form: Form): Needs;
  /** Whether a donation can be made by this question alone, so that no amount has to be chosen beside it. */
  canGive?(form: Form): boolean;
  /** Whether its answer says that an organisation gives, and not a person. */
  isByOrganisation?(form: Form): boolean;
  /** Whether the donor gives something by it, be it readable yet or not. */
  gives?(form: Form): boolean;

  /** Adds its part to the donation, or tells what is wrong. */
  read(form: Form, donation: Donation): Donation | readonly FieldError[];
  /** The values for the words of errors, its own and those of other questions: each question gives what it knows. */
  errorValues?(form: Form, messages: Localizer): Record<string, string | number>;

  view?(view: QuestionView): unknown;
  /** The field that a control belongs to; undefined where it is of another question. */
  fieldOf?(control: Control): string | undefined;
  /** The answer that stands in a control of its own; `now` in milliseconds since the epoch. */
  update?(control: Control, form: Form, now: number): State;

  /** The part of the answer that is kept for a reload: never who the donor is. */
  keep?(form: Form): unknown;
  /** The state from what was kept, by whoever wrote it; undefined where it no longer fits. */
  restore?(kept: unknown, form: Form, locale: string): State | undefined;
  /** The state after a proposal, as far as it is on offer. */
  propose?(proposal: Proposal, form: Form): State;
  /** The state after the page has said who the payer is, where the donor has typed nothing. */
  prefill?(payer: Partial<Payer>, form: Form): State;
};
