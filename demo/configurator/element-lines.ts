import type { Attribute } from './chosen.js';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => entities[sign] ?? sign);

/** Text between two tags. */
export const escapeText = (text: string): string => escaped(text, /[&<>]/g);

/** The value of an attribute with its quotes: JSON stands in single ones, so that it can be read. */
export const quoted = (value: string): string =>
  value.includes('"') ? `'${escaped(value, /[&<>']/g)}'` : `"${escaped(value, /[&<>"]/g)}"`;

/** A language that elements are written in. */
export type Dialect = {
  /** The value of an attribute, with its quotes. */
  value(value: string): string;
  /** Text between two tags. */
  text(text: string): string;
  /** The end of the tag of an element that holds nothing. */
  emptyEnd(tag: string): string;
};

export const inHtml: Dialect = { value: quoted, text: escapeText, emptyEnd: (tag) => `></${tag}>` };

/** The template of Vue puts a value in place of two braces. */
export const inVue: Dialect = {
  ...inHtml,
  text: (text) => escapeText(text).replaceAll('{', '&#123;'),
};

/** As JSX has it: what its quotes can’t hold stands in braces. */
export const inJsx: Dialect = {
  value: (value) => (/["\\&\n{}<>]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`),
  text: (text) => (/[&{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text),
  emptyEnd: () => '/>',
};

/** Each begins further in; the lines of a value in it stay as they are. */
const inside = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** An element with its attributes, each on a line of its own where there are several, and with what it holds. */
export const elementLines = (
  tag: string,
  attributes: readonly Attribute[],
  content: readonly string[],
  { value, emptyEnd }: Dialect,
): string[] => {
  const written = attributes.map(([name, text]) => (text === true ? name : `${name}=${value(text)}`));
  const isShort = written.length < 2 && content.length > 0;
  const end = content.length > 0 ? ['>'] : [emptyEnd(tag)];
  return [
    ...(isShort ? [`<${[tag, ...written].join(' ')}>`] : [`<${tag}`, ...inside(written), ...end]),
    ...inside(content),
    ...(content.length > 0 ? [`</${tag}>`] : []),
  ];
};
