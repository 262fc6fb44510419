import type { Control, Read } from '../../editor/controls/control.js';
import type { Lint } from '../../editor/lints/lint.js';
import { say } from './translation.js';
import { h, wp, type Drawn } from './wp.js';

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

/** The example in a field, if it has one. */
export const placeholderOf = ({
  example,
  wordedExample,
}: Pick<Control, 'example' | 'wordedExample'>): string | undefined =>
  example ?? (wordedExample === undefined ? undefined : say(wordedExample));

/** Whether the value stops the form. */
export const isFaulty = ({ problems }: Pick<FieldProps, 'problems'>): boolean =>
  problems.some(({ level }) => level === 'fault');

/** The help of a field, and what is wrong with its value. */
export const Help = ({
  control,
  problems,
  choose,
}: Pick<FieldProps, 'control' | 'problems' | 'choose'>): Drawn =>
  h(
    wp.element.Fragment,
    null,
    say(control.help),
    ...problems.map(({ level, message, remedy }) =>
      h(
        'span',
        { key: message, className: `donation-widget-problem is-${level}` },
        message,
        remedy &&
          h(
            wp.components.Button,
            {
              variant: 'link',
              onClick: () => {
                choose(remedy.value);
              },
            },
            remedy.label,
          ),
      ),
    ),
  );
