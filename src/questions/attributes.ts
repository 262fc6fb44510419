import type { PropertyDeclaration } from 'lit';

/** An attribute as Lit declares it, with its value where the page writes none. */
export type AttributeDeclaration<Value> = PropertyDeclaration & {
  readonly initial: Value;
  /** The keys that each entry of a list may have. */
  readonly keys?: readonly string[];
};

/** The declarations of attributes, by the names of their properties. */
export type AttributesOf<Values> = {
  readonly [Name in keyof Values]-?: AttributeDeclaration<Values[Name]>;
};

/** The name in HTML of a property's attribute; null for a property that only a script can set. */
export const attributeName = (property: string, { attribute }: PropertyDeclaration): string | null => {
  if (attribute === false) return null;
  return typeof attribute === 'string' ? attribute : property.toLowerCase();
};

/** Words separated by spaces or commas. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** A text that says something. */
export const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
