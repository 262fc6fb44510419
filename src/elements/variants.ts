import type { ReactiveElement } from 'lit';
import { createForm } from '../form/create-form.js';
import type { Localizer } from '../languages/localizer.js';
import { pageParameters, referenceParameter } from '../page/address.js';
import type { Platform } from '../page/platform.js';
import { StoredList } from '../page/storage.js';
import { attributeName } from '../questions/attributes.js';
import { drawVariant, readVariants, type Variant } from '../questions/attribution/variants.js';
import type { ConfigurationIssue, VariantIssue } from '../questions/configuration-issue.js';
import { partsFor, type FormValues } from '../questions/list.js';
import { readValues, type Declared, type ReadValues } from '../questions/read-values.js';
import { toJson } from '../schema/json.js';
import { readingOf, type Varied } from './property.js';
import { reportLeftOut } from './report-configuration.js';

type Host = ReactiveElement & Varied & { readonly platform: Platform; layout: 'narrow' | 'wide' };

/** The attributes that a form is made from. */
type Read = ReadValues & { readonly values: FormValues };

/**
 * The name of what is stored. It begins unlike those of everything else, because a tab that has it still knows nothing
 * that another form would show.
 */
export const storedVariants = 'donation-variants';

/** A variant that was drawn in this tab: the names of all variants, and the one that was drawn. */
type Drawn = { readonly of: string; readonly variant: string };

const drawnIn = (entry: unknown): Drawn | undefined => {
  const { of, variant } = Object(entry) as Record<string, unknown>;
  return typeof of === 'string' && typeof variant === 'string' ? { of, variant } : undefined;
};

/** The state of a form with variants. */
type Known = {
  /** Whether the donor came from the payment page. */
  readonly isReturn: boolean;
  /** The attributes as last read, and the number of parts that were loaded then. */
  readonly last: Read | null;
  readonly parts: number;
  /** The layout that the page has set, and the one in its place. */
  readonly layout: { readonly own: Host['layout']; readonly shown: Host['layout'] } | null;
};

const known = new WeakMap<Host, Known>();

/**
 * Draws one of the variants of a form by chance, unless the tab has one, and lets the form read its attributes. Every
 * form of the tab whose variants have the same names shows the same one. Nothing else about the donor decides.
 */
export const vary = (host: Host, { locale, language }: Pick<Localizer, 'locale' | 'language'>): void => {
  const before = known.get(host);
  const { values } = readingOf<FormValues>(host);
  if (!before && !values.variants) return;
  if (before?.last === readingOf(host) && before.parts === partsFor(values).parts.length) return;
  const isReturn = before?.isReturn ?? pageParameters().has(referenceParameter);
  const own = ownReading(host);
  const make = (read: Read) => createForm(read, partsFor(read.values).parts, { locale, language });
  const variants = usableVariants(host, own, make);
  const variant = choose(host, variants, isReturn);
  host.varied = variant ? (read) => withVariant(host, read as Read, variant, variants) : undefined;
  const layout = showLayout(host, variant, before?.layout ?? null);
  host.requestUpdate('variants', host.varied);
  const last = readingOf<FormValues>(host) as Read;
  known.set(host, { isReturn, last, parts: partsFor(last.values).parts.length, layout });
};

/** The attributes of the page. */
const ownReading = (host: Host): Read => {
  const { elementProperties } = host.constructor as typeof ReactiveElement;
  return readValues(elementProperties as ReadonlyMap<string, Declared>, (name) =>
    Reflect.get(host, name),
  ) as Read;
};

/** The variants, or none if any of them isn't valid: the console gives the reason. */
const usableVariants = (
  host: Host,
  own: Read,
  make: (read: Read) => ReturnType<typeof createForm>,
): readonly Variant[] => {
  // Nothing is shown of a form that can't work itself.
  if (!own.values.variants || 'issues' in make(own)) return [];
  const issues: (ConfigurationIssue | VariantIssue)[] = [];
  const variants = readVariants(own.values.variants, (issue) => issues.push(issue));
  for (const variant of variants) {
    const made = make(withVariant(host, own, variant, variants));
    const fatal = 'issues' in made ? made.issues.filter(({ isMinor = false }) => !isMinor) : [];
    const where = `in ${JSON.stringify(variant.name)} of variants`;
    issues.push(...fatal.map((issue) => ({ ...issue, attribute: `${issue.attribute} ${where}` })));
  }
  void reportLeftOut(host, issues);
  return issues.length > 0 ? [] : variants;
};

/** The variant of this tab; a new one if it has none. */
const choose = ({ platform }: Host, variants: readonly Variant[], isReturn: boolean): Variant | null => {
  const store = new StoredList(platform, storedVariants, drawnIn);
  const of = variants.map(({ name }) => name).join('; ');
  const before = store.read().filter((one) => one.of === of);
  const kept = variants.find(({ name, weight }) => weight > 0 && name === before.at(-1)?.variant);
  // A donor who returns in another tab has seen a variant that nobody remembers here. Another one would be counted for
  // that donation.
  if (kept || isReturn) return kept ?? null;
  const drawn = drawVariant(variants, Math.random());
  if (!drawn) return null;
  store.change((one) => (one.of === of ? null : one));
  store.add({ of, variant: drawn.name });
  return drawn;
};

/** The attributes of the page, with those of a variant in their place. */
const withVariant = (
  host: Host,
  read: Read,
  { name, attributes }: Variant,
  variants: readonly Variant[],
): Read => {
  const { elementProperties } = host.constructor as typeof ReactiveElement;
  const declared = [...(elementProperties as ReadonlyMap<string, Declared>)].filter(([property, one]) =>
    Object.hasOwn(attributes, attributeName(property, one) ?? ''),
  );
  const own = readValues(declared, (property, one) => {
    const value = attributes[attributeName(property, one) ?? ''];
    // As in HTML: the attribute with any text.
    if (one.type === Boolean && typeof value === 'string') return true;
    // In a text, amounts are in main units, as in HTML.
    return one.kind === 'json' && typeof value === 'object' && value !== null ? toJson(value) : value;
  });
  const values = { ...read.values, ...own.values, variant: name } as FormValues;
  return {
    values: { ...values, impacts: values.impacts ?? (hasImpacts(variants) ? '[]' : null) },
    issues: [...read.issues.filter(({ attribute }) => !Object.hasOwn(attributes, attribute)), ...own.issues],
  };
};

/**
 * Whether a variant has a question that loads later. It loads for all of them, so that none appears later than another.
 */
const hasImpacts = (variants: readonly Variant[]): boolean =>
  variants.some(({ attributes }) => Object.hasOwn(attributes, 'impacts'));

/** Writes the layout of the variant into the attribute, because the styles of the page and the form follow it. */
const showLayout = (host: Host, variant: Variant | null, before: Known['layout']): Known['layout'] => {
  const own = before && host.layout === before.shown ? before.own : host.layout;
  const { layout = own } = (variant?.attributes ?? {}) as { layout?: Host['layout'] };
  // Set even if it stays the same, so that the element reads its properties again.
  host.layout = layout;
  return { own, shown: layout };
};
