import { attributeName } from './attributes.js';
import type { ConfigurationIssue } from './configuration-issue.js';
import { formAttributes, type FormValues } from './list.js';
import { readValues, type Declared } from './read-values.js';

/** The attributes as the questions use them, and the issues of those that have a value of the wrong type. */
export type ReadAttributes = {
  readonly values: FormValues;
  readonly issues: readonly ConfigurationIssue[];
};

const declarations: readonly (readonly [string, Declared])[] = Object.entries(formAttributes);

/** Reads the properties that a page has set. */
export const readProperties = (set: Readonly<Record<string, unknown>>): ReadAttributes =>
  readValues(declarations, (property) => set[property]) as ReadAttributes;

/**
 * Reads HTML attributes by their HTML names. Templates and front matter also have numbers, lists and booleans: each
 * means what its text means in HTML. So amounts in a list of objects are in main units, as in JSON.
 */
export const readAttributes = (written: Readonly<Record<string, unknown>>): ReadAttributes => {
  const { values, issues } = readValues(declarations, (property, declared) => {
    const name = attributeName(property, declared);
    return name === null ? undefined : attributeValue(declared, written[name]);
  });
  const texts = declarations.flatMap(([property, declared]) => {
    const value = values[property];
    const hasText = declared.kind === 'json' && !declared.isAsSet && declared.attribute !== false;
    return hasText && typeof value === 'object' && value !== null
      ? [[property, JSON.stringify(value)] as const]
      : [];
  });
  return { values: { ...values, ...Object.fromEntries(texts) }, issues } as ReadAttributes;
};

/** The value of a property for an attribute: true is an attribute without a value. */
export const attributeValue = ({ type }: Declared, value: unknown): unknown => {
  if (type === Boolean) return typeof value === 'string' || value;
  return value === true ? '' : value;
};
