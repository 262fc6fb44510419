/**
 * How element tests and journeys tell of a donor at a form: in the same words, by the roles and names that a donor
 * finds things by. Each has an implementation of its own, since one runs in the page and the other drives a browser.
 */
export type DonorActions<Field, Button, Totals> = {
  /** The field with this label. */
  field(label: string): Field;
  /** Writes into a text field, in place of what stands there. */
  type(label: string, text: string): Promise<void>;
  /** Chooses in a list, by the value or the words of the option. */
  select(label: string, option: string): Promise<unknown>;
  /** Chooses a radio. */
  choose(option: string): Promise<void>;
  /** Ticks a checkbox, or leaves it ticked. */
  tick(label: string): Promise<void>;
  untick(label: string): Promise<void>;
  /** Presses + beside an item, some times. */
  add(item: string, times?: number): Promise<void>;
  /** Presses a button. */
  press(name: string): Promise<void>;
  /** Follows a link. */
  follow(name: string): Promise<void>;
  /** The one button that submits the form, whatever amount it names. */
  readonly submitButton: Button;
  submit(): Promise<void>;
  /** The totals of the donation, line by line. */
  readonly totals: Totals;
};

/** A line of the totals: its term, and the amount beside it. */
export type TotalsLine = readonly [term: string, value: string];
