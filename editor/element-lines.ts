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

/** The value of an attribute with its quotes. JSON gets single ones, which keep it readable. */
export const quoted = (value: string): string =>
  value.includes('"') ? `'${escaped(value, /[&<>']/g)}'` : `"${escaped(value, /[&<>"]/g)}"`;

/** The language in which elements are written: HTML, JSX or the template of Vue. */
export type Dialect = {
  /** The value of an attribute, with its quotes. */
  value(value: string): string;
  /** Text between two tags. */
  text(text: string): string;
  /** The end of the tag of an empty element. */
  emptyEnd(tag: string): string;
};

export const inHtml: Dialect = { value: quoted, text: escapeText, emptyEnd: (tag) => `></${tag}>` };

/** The template of Vue puts a value in place of two braces. */
export const inVue: Dialect = {
  ...inHtml,
  text: (text) => escapeText(text).replaceAll('{', '&#123;'),
};

/** JSX puts a value in braces if its quotes can’t hold it. */
export const inJsx: Dialect = {
  value: (value) => (/["\\&\n{}<>]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`),
  text: (text) => (/[&{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text),
  emptyEnd: () => '/>',
};

/** Indents each entry, but not the later lines of a value inside it. */
const inside = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Writes an element with its content. Several attributes go on separate lines. */
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
