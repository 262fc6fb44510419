import type { PropertyDeclaration } from 'lit';

/** A list of texts or numbers, which an attribute has as one text. */
type List = readonly (string | number)[];

/** The value of a property as the form uses it: a page can also set numbers, lists of texts and `URL` objects. */
export type ValueOf<Value> = Exclude<Value, number | URL | List>;

/** The values of properties as the form uses them. */
export type ValuesOf<Values> = { readonly [Name in keyof Values]: ValueOf<Values[Name]> };

/**
 * The meaning of a text:
 *
 * - `amount`: money in main units. A page can also set a number.
 * - `code`: a text for machines, such as a currency.
 * - `json`: a list of objects or an object. A page can also set it as such. With `isAsSet`, its question gets the
 *   page's own object and copies it, to report what JSON would change or leave out.
 * - `list`: texts with a separator between them. A page can also set a list.
 * - `methods`: an object of the page with these methods. It has no text.
 * - `text`: words for people. A page can also set a number.
 * - `url`: an address. A page can also set a `URL`.
 */
export type AttributeKind =
  | { readonly kind: 'amount' | 'code' | 'text' | 'url' }
  | { readonly kind: 'json'; readonly shape: 'list' | 'object'; readonly isAsSet?: true }
  | { readonly kind: 'list'; readonly separator: ' ' | ';' }
  | { readonly kind: 'methods'; readonly methods: readonly string[] };

/** The kinds that a property of this type can have. */
type KindOf<Value> = [Value] extends [boolean]
  ? { readonly type: BooleanConstructor }
  : [Extract<Value, List>] extends [never]
    ? [Extract<Value, URL>] extends [never]
      ? Extract<AttributeKind, { kind: 'json' | 'methods' }> | { readonly kind: 'amount' | 'code' | 'text' }
      : { readonly kind: 'url' }
    : Extract<AttributeKind, { kind: 'list' }>;

/** How Lit declares an attribute, with its initial value. A boolean attribute has no kind: its type says enough. */
export type AttributeDeclaration<Value> = PropertyDeclaration & {
  readonly initial: ValueOf<Value>;
  /** The keys that each entry of a list can have. */
  readonly keys?: readonly string[];
  /**
   * The keys of `metadata` that belong to the attribute's question, so that nothing else can write them: in lower
   * case, with underscores. A `*` at the end matches any ending. They are declared here because the question itself
   * might not be loaded.
   */
  readonly metadataKeys?: readonly string[];
  /** Whether the form still works if it ignores the attribute. */
  readonly isMinor?: boolean;
} & KindOf<Value>;

/** The declarations of attributes, by property name. */
export type AttributesOf<Values> = {
  readonly [Name in keyof Values]-?: AttributeDeclaration<Values[Name]>;
};

/** The HTML name of a property's attribute; null for a property that only a script can set. */
export const attributeName = (property: string, { attribute }: PropertyDeclaration): string | null => {
  if (attribute === false) return null;
  return typeof attribute === 'string' ? attribute : property.toLowerCase();
};

/** Splits a text into words at spaces and commas. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The trimmed text; undefined if it is blank or not a text. */
export const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
