import type { Attribute } from '../controls/chosen.js';

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
  /** Whether people paste it into Markdown. */
  isForMarkdown: boolean;
};

/** Keeps the lines of a list in JSON. Any other line of a value can end a paragraph of Markdown. */
const inFewLines = (value: string) => value.replaceAll(/\s*\n(?! *\{)\s*/g, ' ');

export const inHtml: Dialect = {
  value: (value) => quoted(inFewLines(value)),
  text: escapeText,
  emptyEnd: (tag) => `></${tag}>`,
  isForMarkdown: true,
};

/** The template of Vue puts a value in place of two braces. */
export const inVue: Dialect = {
  ...inHtml,
  text: (text) => escapeText(text).replaceAll('{', '&#123;'),
  isForMarkdown: false,
};

/** JSX puts a value in braces if its quotes can’t hold it. */
export const inJsx: Dialect = {
  value: (value) => (/["\\&\n{}<>]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`),
  text: (text) => (/[&{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text),
  emptyEnd: () => ' />',
  isForMarkdown: false,
};

/** Indents each entry, but not the later lines of a value inside it. */
const inside = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Whether a line stays in a paragraph of Markdown. */
const isInline = (line: string) => /^<(?:a|img) /.test(line);

/** The most signs of a tag on one line, if it can have several. */
const longest = 100;

/**
 * Writes an element with its content. A long tag has each attribute on its own line, with the bracket after the last
 * one: Markdown reads a line that starts with the bracket as a quote. It also reads such a tag as part of a paragraph,
 * which other paragraphs and styles would end. So with those inside, the tag is on one line, and Markdown copies it all.
 */
export const elementLines = (
  tag: string,
  attributes: readonly Attribute[],
  content: readonly string[],
  { value, emptyEnd, isForMarkdown }: Dialect,
): string[] => {
  const written = attributes.map(([name, text]) => (text === true ? name : `${name}=${value(text)}`));
  const isEmpty = content.length === 0;
  const end = isEmpty ? emptyEnd(tag) : '>';
  const oneLine = [`<${tag}`, ...written].join(' ').replaceAll(/\s*\n\s*/g, ' ') + end;
  const isOnOneLine = oneLine.length <= longest || (isForMarkdown && !content.every(isInline));
  const manyLines = [`<${tag}`, ...inside([...written.slice(0, -1), (written.at(-1) ?? '') + end])];
  return [...(isOnOneLine ? [oneLine] : manyLines), ...inside(content), ...(isEmpty ? [] : [`</${tag}>`])];
};
