import type { PropertyDeclaration } from 'lit';

/** How Lit declares an attribute, with its initial value. */
export type AttributeDeclaration<Value> = PropertyDeclaration & {
  readonly initial: Value;
  /** The keys that each entry of a list can have. */
  readonly keys?: readonly string[];
};

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
