/**
 * The actions of a donor in element tests and journeys. They find controls by role and name, as a donor does. There are
 * two implementations, because element tests run in the page and journeys drive a browser.
 */
export type DonorActions<Field, Button, Totals> = {
  /** The field with this label. */
  field(label: string): Field;
  /** Replaces the text in a text field. */
  type(label: string, text: string): Promise<void>;
  /** Selects an option in a list, by its value or text. */
  select(label: string, option: string): Promise<unknown>;
  /** Selects a radio button. */
  choose(option: string): Promise<void>;
  /** Ticks a checkbox, or keeps it ticked. */
  tick(label: string): Promise<void>;
  untick(label: string): Promise<void>;
  /** Presses + next to an item, once or several times. */
  add(item: string, times?: number): Promise<void>;
  /** Presses a button. */
  press(name: string): Promise<void>;
  /** Follows a link. */
  follow(name: string): Promise<void>;
  /** The only button that submits the form, whatever amount its text shows. */
  readonly submitButton: Button;
  submit(): Promise<void>;
  /** The totals of the donation, line by line. */
  readonly totals: Totals;
};

/** A line of the totals: its term, and the amount next to it. */
export type TotalsLine = readonly [term: string, value: string];
