import type { PropertyDeclaration } from 'lit';
import { toJson } from '../schema/json.js';
import { attributeName, type AttributeKind } from './attributes.js';
import type { ConfigurationIssue } from './configuration-issue.js';

/** The declaration of a property. One without a kind that isn't boolean is used as the page sets it. */
export type Declared = PropertyDeclaration & {
  readonly initial?: unknown;
  readonly isMinor?: boolean;
  /** Whether the element can't work without it. The manifest and the reference say so. */
  readonly isRequired?: boolean;
} & (AttributeKind | { readonly kind?: undefined });

/** Values as the form uses them, and the issues of those that it can't use. Their defaults are in their place. */
export type ReadValues = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly ConfigurationIssue[];
};

/** A value, or the reason why it can't be used. */
type ValueReading = { readonly value: unknown } | Pick<ConfigurationIssue, 'code' | 'values'>;

/**
 * Reads values that a page has set, by the kinds of their properties. A page without types can set anything, so this
 * is the only place that uses a value before its type is known.
 */
export const readValues = (
  declarations: Iterable<readonly [property: string, declared: Declared]>,
  valueOf: (property: string, declared: Declared) => unknown,
): ReadValues => {
  const values: Record<string, unknown> = {};
  const issues: ConfigurationIssue[] = [];
  for (const [property, declared] of declarations) {
    const reading = readValue(declared, valueOf(property, declared));
    values[property] = 'value' in reading ? reading.value : declared.initial;
    const attribute = attributeName(property, declared) ?? property;
    if ('code' in reading) issues.push({ attribute, ...reading, ...(declared.isMinor && { isMinor: true }) });
  }
  return { values, issues };
};

const readValue = (declared: Declared, value: unknown): ValueReading => {
  const isBoolean = declared.type === Boolean;
  if (!isBoolean && !declared.kind) return { value };
  // Preact sets an empty text in place of nothing. JSX often has false in place of nothing.
  const isEmpty = value === '' && (isBoolean || hasNoText(declared));
  if (value === null || value === undefined || value === false || isEmpty) return { value: declared.initial };
  try {
    return readAs(declared, value) ?? wrongType(declared, value);
  } catch {
    return wrongType(declared, value);
  }
};

/** Undefined if the value has the wrong type. */
const readAs = (declared: Declared, value: unknown): ValueReading | undefined => {
  if (declared.type === Boolean) return value === true ? { value } : undefined;
  if (typeof value === 'string') return hasNoText(declared) ? undefined : { value };
  switch (declared.kind) {
    case 'amount':
    case 'text':
      return numberText(value);
    case 'url':
      return value instanceof URL ? { value: value.href } : undefined;
    case 'json':
      if (declared.isAsSet) return hasShape(value, declared.shape) ? { value } : undefined;
      return copyOf(value, declared.shape);
    case 'methods':
      return declared.methods.every((name) => typeof Reflect.get(Object(value), name) === 'function')
        ? { value }
        : undefined;
    case 'list':
      // As in HTML: the attribute without a value.
      if (value === true) return { value: '' };
      return Array.isArray(value) ? joined(value, declared.separator) : numberText(value);
    default:
      return undefined;
  }
};

const numberText = (value: unknown): ValueReading | undefined =>
  typeof value === 'number' ? exactText(value) : undefined;

/** The digits of a number, without a locale. A number can be larger or smaller than its digits can say. */
const exactText = (number: number): ValueReading => {
  const text = String(number);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER && !text.includes('e')
    ? { value: text }
    : { code: 'inexact_number', values: { text } };
};

/** Whether no text can stand for the value. */
const hasNoText = ({ kind, attribute }: Declared): boolean =>
  kind === 'methods' || (kind === 'json' && attribute === false);

/** A copy through JSON finds what can't be sent now, not when the donor presses the button. */
const copyOf = (value: unknown, shape: 'list' | 'object'): ValueReading | undefined => {
  if (!hasShape(value, shape)) return undefined;
  const copy: unknown = JSON.parse(toJson(value));
  return hasShape(copy, shape) ? { value: copy } : undefined;
};

const hasShape = (value: unknown, shape: 'list' | 'object'): boolean =>
  shape === 'object' ? isPlainObject(value) : Array.isArray(value) && value.every(isPlainObject);

/** Whether it is an object that JSON can hold: no list, date or element of the page. */
const isPlainObject = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The separators of lists with spaces and of lists with semicolons. */
const separators = {
  ' ': { pattern: /[\s,;/]/, text: 'space, comma, slash or semicolon' },
  ';': { pattern: /;/, text: 'semicolon' },
};

const joined = (list: readonly unknown[], separator: keyof typeof separators): ValueReading | undefined => {
  const texts: string[] = [];
  const { pattern, text: separatorText } = separators[separator];
  // Not with `map`, which would leave out the gaps of a list.
  for (const entry of list) {
    const reading = typeof entry === 'number' ? exactText(entry) : { value: entry };
    if (!('value' in reading)) return reading;
    if (typeof reading.value !== 'string') return undefined;
    const text = reading.value.trim();
    if (pattern.test(text)) return { code: 'separator_in_entry', values: { text, separator: separatorText } };
    texts.push(text);
  }
  return { value: texts.join(separator) };
};

const wrongType = (declared: Declared, value: unknown): ValueReading =>
  declared.kind === 'json' && !hasNoText(declared)
    ? { code: declared.shape === 'list' ? 'not_a_list' : 'not_an_object' }
    : { code: 'wrong_type', values: { wanted: wantedBy(declared), type: typeof value } };

/** The values that a page can set, as the message names them. */
const wantedBy = (declared: Declared): string => {
  switch (declared.kind) {
    case 'amount':
    case 'text':
      return 'a text or a number';
    case 'code':
      return 'a text';
    case 'methods':
      return `an object with the methods ${declared.methods.join(', ')}`;
    case 'list':
      return 'a text, a number, or a list of them';
    case 'url':
      return 'a text or a URL';
    case 'json':
      return `${declared.shape === 'list' ? 'a list of objects' : 'an object'} that JSON can hold`;
    default:
      return 'true or false';
  }
};
