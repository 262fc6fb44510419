import type { Choices } from '../../editor/controls/choices.js';
import { controlOf, controls } from '../../editor/controls/controls.js';
import { settle } from '../../editor/controls/settled.js';
import { nameInBlock } from '../../editor/code/wordpress-code.js';

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
      const attribute = attributes[nameInBlock(name)];
      const value = textOf(attribute);
      return attribute === undefined || value === initial ? [] : [[name, value] as const];
    }),
  );

/**
 * The value of a control as the block stores it: rows without those that are still incomplete. For people who can't
 * write HTML, WordPress removes everything between `<` and `>`, so JSON has them in another way.
 */
export const storedValue = (choices: Choices, name: string, value: string): string => {
  if (controlOf(name)?.kind !== 'rows') return value;
  const rows = settle({ ...choices, [name]: value })[name] ?? '';
  return rows.replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`);
};

/** The change of a block's attributes for a stored value. */
export const changeFor = (name: string, stored: string): Attributes => ({
  [nameInBlock(name)]: controlOf(name)?.kind === 'switch' ? stored !== '' : stored,
});
