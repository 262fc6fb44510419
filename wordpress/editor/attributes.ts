import type { Choices } from '../../demo/configurator/choices.js';
import { controlOf, controls } from '../../demo/configurator/controls.js';

/** The attributes of a block, as WordPress stores them. */
export type Attributes = Readonly<Record<string, unknown>>;

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };

/** WordPress encodes some signs in the blocks of people who can't write HTML. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#0?39);/g, (entity, name: string) => signs[name] ?? entity);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return decoded(value);
  return value === true ? 'on' : '';
};

/** The settings of a block as the configurator has them: a default value is left out. */
export const choicesOf = (attributes: Attributes): Choices =>
  Object.fromEntries(
    controls.flatMap(({ name, initial }) => {
      const value = textOf(attributes[name]);
      return attributes[name] === undefined || value === initial ? [] : [[name, value] as const];
    }),
  );

/** The attribute for the value of a control. */
export const attributeFor = (name: string, value: string): string | boolean =>
  controlOf(name)?.kind === 'switch' ? value !== '' : value;
