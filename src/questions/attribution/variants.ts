import { cutLine } from '../../text/clean.js';
import { textOf } from '../attributes.js';
import type { ConfigurationIssue, VariantIssue } from '../configuration-issue.js';
import { entriesOf, type Entry } from '../entries.js';
import type { VariantChanges } from './attributes.js';

/** A variant of the form, with the attributes that it sets by their HTML names. */
export type Variant = {
  readonly name: string;
  readonly weight: number;
  readonly attributes: Entry;
};

const allowed: Readonly<Record<keyof VariantChanges, true>> = {
  heading: true,
  amounts: true,
  presets: true,
  impacts: true,
  'default-amount': true,
  'no-custom-amount': true,
  intervals: true,
  'default-interval': true,
  layout: true,
};

/** The attributes that a variant can set. Whatever else differs between donors, a comparison isn't fair to them. */
export const variantAttributes = Object.keys(allowed) as readonly (keyof VariantChanges)[];

/** In numbers far smaller or larger than one another, computers lose shares. */
const isWeight = (weight: unknown): weight is number =>
  weight === 0 || (typeof weight === 'number' && weight >= 1e-6 && weight <= 1e6);

const isPlain = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the variants of a form. It returns none if any of them can't be read: with some of them, the comparison would
 * not be the one that the page describes.
 */
export const readVariants = (
  written: string | readonly unknown[] | null,
  report: (issue: ConfigurationIssue | VariantIssue) => void,
): readonly Variant[] => {
  let isUsable = true;
  const leaveOut = (issue: ConfigurationIssue | VariantIssue) => {
    isUsable = false;
    report({ ...issue, isMinor: true } as typeof issue);
  };
  const issue = (code: VariantIssue['code'], values?: VariantIssue['values']) =>
    leaveOut({ attribute: 'variants', code, ...(values && { values }) });
  const names = new Set<string>();
  const variants = (entriesOf(written, 'variants', leaveOut) ?? []).map((entry): Variant => {
    const { weight = 1, attributes = {} } = entry;
    const text = cutLine(textOf(entry['name']) ?? '');
    if (text === '') issue('unnamed_variant');
    else if (names.has(text)) issue('repeated_variant', { text });
    names.add(text);
    if (!isWeight(weight)) issue('variant_weight', { text });
    if (!isPlain(attributes)) issue('variant_without_object', { text });
    const set = isPlain(attributes) ? attributes : {};
    for (const name of Object.keys(set).filter((key) => !Object.hasOwn(allowed, key)))
      issue('variant_attribute', { text, name, allowed: variantAttributes.join(' ') });
    return { name: text, weight: isWeight(weight) ? weight : 0, attributes: set };
  });
  if (isUsable && variants.length > 0 && variants.every(({ weight }) => weight === 0))
    issue('no_variant_left');
  return isUsable ? variants : [];
};

/** The variant for a number from 0 up to but not including 1. Each has its weight's share of these numbers. */
export const drawVariant = (variants: readonly Variant[], chance: number): Variant | undefined => {
  const drawable = variants.filter(({ weight }) => weight > 0);
  let left = chance * drawable.reduce((sum, { weight }) => sum + weight, 0);
  for (const variant of drawable) {
    if (left < variant.weight) return variant;
    left -= variant.weight;
  }
  // The sum of the weights can be rounded.
  return drawable.at(-1);
};
