import type { CSSResult } from 'lit';
import type { Messages } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import type { AmountCode } from '../money/parse-amount.js';
import type { Interval } from '../schema/interval.js';
import type { LineItem } from '../schema/line-item.js';
import type { Payer } from '../schema/payer.js';
import type { ValuesOf } from './attributes.js';
import type { ReportIssue } from './configuration-issue.js';

/** Why a field can't be accepted. The catalogue has a message for the field and code, or for the code alone. */
export type FieldCode =
  | AmountCode
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'looks_like_card'
  | 'not_iso_alpha2'
  | 'not_uk_postcode'
  | 'house_missing'
  | 'not_birth_date'
  | 'quantity'
  | 'max_total'
  | 'refused';

/** A field with an error. */
export type FieldError = {
  /** The name of the field, which is also the `id` of its control. */
  field: string;
  code: FieldCode;
  /** For one of the page's own fields: its control, and the error text from the browser or the page. */
  own?: { control: HTMLElement; text: string };
};

/** The purpose of a line item (§2.4). */
export type Purpose = { project?: string; intention?: string; country_iso?: string };

/** A line item and its label from the page. The label is null for an amount that the donor chose. */
export type Line = { label: string | null; item: LineItem };

/** An entry of `one_time_items`: it is paid once, in addition to a recurring donation. */
export type OneTimeLine = {
  label: string | null;
  /** Null if the form can't read a price in the page's entry. */
  cost: { quantity: number; amount: number } | null;
  /** The page's entry, unchanged. Null for the donor's one-off gift. */
  entry: Readonly<Record<string, unknown>> | null;
};

/** The donation that the answers describe. Each part adds its share. All amounts are in minor units. */
export type Donation = {
  currency: string;
  interval: Interval;
  lines: readonly Line[];
  oneTimeLines: readonly OneTimeLine[];
  /** The page's name for a recurring donation. Null to make the name from the interval. */
  subscriptionName: string | null;
  /** Applies to each line without a purpose. */
  purpose: Purpose;
  payer: Partial<Payer>;
  metadata: Readonly<Record<string, unknown>>;
};

/**
 * The answers that a part needs from others. For example, a Gift Aid declaration needs a name and home address.
 */
export type Needs = {
  name?: true;
  phone?: true;
  address?: {
    /** The country to assume until the donor chooses one (ISO 3166-1 alpha-2). Empty for none. */
    country: string;
    /** Whether the first line must have a house name or number. */
    hasHouse: boolean;
    /** The countries in which a postcode is required. */
    postcodeIn: readonly string[];
    /** The countries in which a postcode is required, in the British format. */
    ukPostcodeIn: readonly string[];
  };
};

/**
 * The choices from a link or a suggestion, written as in a link. `amount` is a decimal number in
 * main units. It counts only in `currency`, which can be left out if the form has just one. So do `amounts`, which
 * are presets.
 */
export type Proposal = Partial<
  Record<'amount' | 'amounts' | 'currency' | 'interval' | 'project' | 'intention', string>
>;

/** The lines of a donation that is made again (§2.4). */
export type RepeatedLines = {
  /** The amounts that the donor chose: one, or one for each of several purposes. */
  readonly gifts: readonly LineItem[];
  /** The items with a fixed price. */
  readonly items: readonly LineItem[];
  /** Whether a line that the form can send is the same as one of these. */
  isSame(own: LineItem, line: LineItem): boolean;
};

/** Everything that the page asks and the donor has answered. Code never changes a `Form`; it makes a new one. */
export type Form = {
  /** The parts of the page's form, in the order of `list.ts`. */
  readonly parts: readonly Part[];
  /** The settings of each part, by its name. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The state of each part, by its name. */
  readonly states: Readonly<Record<string, unknown>>;
  /** The names of the parts that have been answered. All others still have their first state. */
  readonly answered: ReadonlySet<string>;
  /** The keys of `metadata` that the page can't write. A `*` at the end matches any ending. */
  readonly metadataKeys: readonly string[];
  /** The locale for reading and writing amounts (BCP 47). */
  readonly locale: string;
  /** The language of the texts that the donor reads (ISO 639-1), with the region if that has texts of its own. */
  readonly language: string;
  /** The parameters of the page's address when the form started. Undefined if the form is made without a page. */
  readonly address?: URLSearchParams;
};

/** Everything that a part's `view` can use. */
export type PartView = {
  form: Form;
  messages: Localizer;
  /** The donation that the answers describe. Null while its amounts can't be read. */
  donation: Donation | null;
  /** Whether a donor has come near the form. Long lists can wait until then. */
  isNear: boolean;
  /** The name of the text field that the donor is typing in. Null if there is none. */
  typing: string | null;
  /** The element's clock, for what ends at a time. */
  clock: { now(): number; wait(ms: number, signal: AbortSignal): Promise<void> };
  /** Returns the error text of a field. Undefined if no error is shown. */
  errorOf(field: string): string | undefined;
  /** Draws the parts in the group `name`. */
  inGroup(name: string): unknown;
  /** Submits the form. The page's own fields need this for Enter. */
  submit(event: Event): void;
  /** Changes the form after an answer that the donor gave with a button. Answers in fields go through `update`. */
  answer(change: (form: Form) => Form, ...fields: string[]): void;
};

/** The name of a part, with the types of its settings and state. */
export type PartKey<Settings, State> = {
  readonly name: string;
  /** Never set. It only gives the types to the compiler. */
  readonly types?: { settings: Settings; state: State };
};

/** A form control that holds an answer. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Everything about one part of the form: most parts ask the donor something, and some only show or add something. The form
 * goes through the list of parts and mentions none of them by name.
 * `Attributes` are the attributes that the part reads: its own, and any of other parts.
 */
export type Part<Settings = unknown, State = unknown, Attributes = object> = {
  /** The key of its settings and state in a `Form`. */
  readonly name: string;
  /**
   * The name of the part that draws this one with its own fields, now or always. By default the form draws it. The
   * group `above-submit` is above the button, the group `submit` below it, the group `email` below the e-mail address,
   * the group `split-below` below the amounts of a split donation.
   */
  readonly group?: string | ((form: Form) => string | undefined);
  /** Other parts of the same file. They are drawn in groups, and their styles and texts are with this part's. */
  readonly others?: readonly Part[];
  /** Whether its fields are after those of the parts that it draws. */
  readonly isAfterGroup?: boolean;
  /** Whether its share of the donation changes the amount to pay. */
  readonly isCounted?: boolean;
  /** Whether the answer comes from the page, not the donor. It can change while the donation is being sent. */
  readonly isOfPage?: boolean;
  /**
   * Whether donors are asked only once in a tab, yes or no. Its state is then whether they have answered, and the
   * answer counts for every form of the site.
   */
  readonly isAskedOnce?: boolean;
  /** Whether what it shows ends at a time. The first view leaves it out, because nothing would remove it there. */
  readonly hasEnd?: boolean;
  readonly styles?: CSSResult;
  /** Its English messages, if the part loads later. Every other language is a single file. */
  readonly english?: Partial<Messages>;
  /**
   * The names of its controls whose answers a prerendered form passes on to the script's form: typed texts, and the
   * choice of amount, interval and currency. Never a consent, a quantity or a purpose: they count only for the words
   * and prices of the form that is sent.
   */
  readonly passesOn?: readonly string[];
  /** The paths of its fields in the request (§4.1). They show which field to mark if the service rejects one. */
  readonly paths?: Readonly<Record<string, string>> | ((form: Form) => Readonly<Record<string, string>>);

  /**
   * Checks the attributes and returns the settings. It is called only if the page has the part, which `list.ts`
   * decides. `settings` are those of the parts before it.
   */
  configure(
    attributes: ValuesOf<Attributes>,
    report: ReportIssue,
    settings: Readonly<Record<string, unknown>>,
  ): Settings;
  /**
   * Checks whatever depends on the settings of later parts, once all of them are known. With `observe`, it also
   * checks each change of the page; it reports only minor issues then.
   */
  check?(form: Form, report: ReportIssue): void;
  /** Returns the state before the donor answers. */
  initial(form: Form): State;
  /** Returns the state after other parts, the settings or the language change. By default it stays the same. */
  adapt?(form: Form, before: Form): State;
  /** Reads an answer that is on the page itself. Returns `before` if nothing has changed. */
  observe?(host: HTMLElement, before: State): State;

  /** Whether the part is shown now. By default it always is. */
  isShown?(form: Form): boolean;
  /** Returns the answers that it needs from other parts now. */
  needs?(form: Form): Needs;

  /** Adds its share to the donation, or returns its errors. */
  read(form: Form, donation: Donation): Donation | readonly FieldError[];
  /**
   * Returns values for the placeholders in the error message of `field`. Messages of other parts can use them too.
   */
  errorValues?(form: Form, messages: Localizer, field: string): Record<string, string | number>;

  view?(view: PartView): unknown;
  /** Returns sentences about an answer that the donor has just given, for screen readers to announce. */
  news?(form: Form, donation: Donation | null, messages: Localizer): readonly string[];
  /** Returns the field that a control belongs to. Undefined if the control belongs to another part. */
  fieldOf?(control: Control): string | undefined;
  /** Returns the state after the donor has used one of its controls. `now` is in milliseconds since the epoch. */
  update?(control: Control, form: Form, now: number): State;

  /** Returns what to keep of the answer for a reload. It must never identify the donor. */
  keep?(form: Form): unknown;
  /** Returns the state for an answer kept in `locale`. Undefined if it no longer fits. Anyone can write `kept`. */
  restore?(kept: unknown, form: Form, locale: string): State | undefined;
  /** Returns the state after its share of a proposal, if there is one. Null if the form doesn't offer that. */
  propose?(proposal: Proposal, form: Form): State | null;
  /**
   * Returns the state that makes its share of these lines, or none if there is no such state. If there are several, it
   * returns two of them, so that the form doesn't choose one.
   */
  repeat?(lines: RepeatedLines, form: Form): readonly State[];
  /** Returns the state with the page's details about the payer, but keeps what the donor has typed. */
  prefill?(payer: Partial<Payer>, form: Form): State;
};
