import type { Control, Read } from '../../editor/control.js';
import type { Lint } from '../../editor/lint.js';

/** Everything that a field of the sidebar is drawn from. */
export type FieldProps = {
  readonly control: Control;
  readonly value: string;
  /** The messages about the value. */
  readonly problems: readonly Lint[];
  choose(value: string): void;
  /** Reads the value of another control. */
  readonly read: Read;
};

/** The same, for controls of one kind. */
export type FieldOf<K extends Control['kind']> = FieldProps & {
  readonly control: Extract<Control, { kind: K }>;
};
