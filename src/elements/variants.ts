import type { ReactiveElement } from 'lit';
import type { createForm } from '../form/create-form.js';
import type { LazyModule } from '../lit/lazy-module.js';
import type { Platform } from '../page/platform.js';
import { StoredList, storageNames } from '../page/storage.js';
import { attributeName } from '../questions/attributes.js';
import { drawVariant, readVariants, type Variant } from '../questions/attribution/variants.js';
import type { ConfigurationIssue, VariantIssue } from '../questions/configuration-issue.js';
import { partsFor, type FormValues } from '../questions/list.js';
import { attributeValue } from '../questions/read-attributes.js';
import { readValues, type Declared, type ReadValues } from '../questions/read-values.js';
import { toJson } from '../schema/json.js';
import { reportLeftOut } from './report-configuration.js';

type Host = ReactiveElement & { readonly platform: Platform; layout: 'narrow' | 'wide' };

/** The attributes that a form is made from. */
type Read = ReadValues & { readonly values: FormValues };

type Options = {
  /** Makes the form, or says why it can't be made. */
  make(read: Read): ReturnType<typeof createForm>;
  /** Whether the donor comes from the payment page. */
  isReturn: boolean;
};

/** A variant that was drawn in this tab: the names of all variants, and the one that was drawn. */
type Drawn = { readonly of: string; readonly variant: string };

const drawnIn = (entry: unknown): Drawn | undefined => {
  const { of, variant } = Object(entry) as Record<string, unknown>;
  return typeof of === 'string' && typeof variant === 'string' ? { of, variant } : undefined;
};

/**
 * The variants of a form. One is drawn by chance, and every form of the tab whose variants have the same names shows the
 * same one. Nothing else about the donor decides.
 */
export class Variants {
  readonly #host: Host;
  #variant: Variant | null = null;
  /** The readings with which the last one was drawn, and the number of parts that were loaded then. */
  #last: { of: Read; parts: number } | null = null;
  /** The last reading with the attributes of the variant, and the one that it was made from. */
  #applied: { of: Read; variant: Variant; read: Read } | null = null;
  /** The layout that the page has set, and the one in its place. */
  #layout: { own: Host['layout']; shown: Host['layout'] } | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /**
   * The files that any of the variants needs. All of them load for every donor, so that no variant appears later than
   * another.
   */
  missing(read: Read): readonly LazyModule<unknown>[] {
    const variants = readVariants(read.values.variants, () => undefined);
    return variants.flatMap((variant) => partsFor(this.#with(variant, read).values).missing);
  }

  /** Draws a variant, unless the tab has one. Returns whether the form might have changed. */
  draw(read: Read, options: Options): boolean {
    const parts = partsFor(read.values).parts.length;
    if (this.#last?.of === read && this.#last.parts === parts) return false;
    this.#variant = this.#drawn(read, options);
    this.#showLayout();
    this.#last = { of: read, parts };
    return true;
  }

  /** The attributes with those of the variant in their place. */
  applied(read: Read): Read {
    const variant = this.#variant;
    if (!variant || !read.values.variants) return read;
    if (this.#applied?.of !== read || this.#applied.variant !== variant)
      this.#applied = { of: read, variant, read: this.#with(variant, read) };
    return this.#applied.read;
  }

  #drawn(read: Read, { make, isReturn }: Options): Variant | null {
    const variants = this.#usable(read, make);
    const store = new StoredList(this.#host.platform, storageNames.variants, drawnIn);
    const of = variants.map(({ name }) => name).join('; ');
    const before = store.read().filter((one) => one.of === of);
    const kept = variants.find(({ name, weight }) => weight > 0 && name === before.at(-1)?.variant);
    // A donor who returns in another tab has seen a variant that nobody remembers here. Another one would be counted
    // for that donation.
    if (kept || isReturn || variants.length === 0) return kept ?? null;
    const drawn = drawVariant(variants, Math.random()) ?? null;
    if (!drawn) return null;
    if (before.length > 0) store.change((one) => (one.of === of ? null : one));
    store.add({ of, variant: drawn.name });
    return drawn;
  }

  /** The variants, or none if any of them can't work: the console gives the reason. */
  #usable(read: Read, make: Options['make']): readonly Variant[] {
    // Nothing is shown of a form that can't work itself.
    if (!read.values.variants || 'issues' in make(read)) return [];
    const issues: (ConfigurationIssue | VariantIssue)[] = [];
    const variants = readVariants(read.values.variants, (issue) => issues.push(issue));
    for (const variant of variants) {
      const made = make(this.#with(variant, read));
      const fatal = 'issues' in made ? made.issues.filter(({ isMinor = false }) => !isMinor) : [];
      const where = `in ${JSON.stringify(variant.name)} of variants`;
      issues.push(...fatal.map((issue) => ({ ...issue, attribute: `${issue.attribute} ${where}` })));
    }
    void reportLeftOut(this.#host, issues);
    return issues.length > 0 ? [] : variants;
  }

  #with({ name, attributes }: Variant, read: Read): Read {
    const { elementProperties } = this.#host.constructor as typeof ReactiveElement;
    const declared = [...(elementProperties as ReadonlyMap<string, Declared>)].filter(([property, one]) =>
      Object.hasOwn(attributes, attributeName(property, one) ?? ''),
    );
    const own = readValues(declared, (property, one) => {
      const value = attributeValue(one, attributes[attributeName(property, one) ?? '']);
      // In a text, amounts are in main units, as in HTML.
      return one.kind === 'json' && typeof value === 'object' && value !== null ? toJson(value) : value;
    });
    return {
      values: { ...read.values, ...own.values, variant: name },
      issues: [
        ...read.issues.filter(({ attribute }) => !Object.hasOwn(attributes, attribute)),
        ...own.issues,
      ],
    };
  }

  /** Writes the layout of the variant into the attribute, because the styles of the page and the form follow it. */
  #showLayout(): void {
    const host = this.#host;
    const own = this.#layout && host.layout === this.#layout.shown ? this.#layout.own : host.layout;
    const { layout = own } = (this.#variant?.attributes ?? {}) as { layout?: Host['layout'] };
    if (host.layout !== layout) host.layout = layout;
    this.#layout = { own, shown: layout };
  }
}
