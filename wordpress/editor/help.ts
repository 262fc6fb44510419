import type { FieldProps } from './field-props.js';
import { h, wp, type Drawn } from './wp.js';

/** Whether the value stops the form. */
export const isFaulty = ({ problems }: Pick<FieldProps, 'problems'>): boolean =>
  problems.some(({ level }) => level === 'fault');

/** The help of a field, and what is wrong with its value. */
export const Help = ({ control, problems }: Pick<FieldProps, 'control' | 'problems'>): Drawn =>
  h(
    wp.element.Fragment,
    null,
    control.help,
    ...problems.map(({ level, message }) =>
      h('span', { key: message, className: `donation-widget-problem is-${level}` }, message),
    ),
  );
