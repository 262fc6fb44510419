import { textOf, type AttributesOf } from '../attributes.js';
import type { PresetOption } from '../giving/amount/attributes.js';
import type { ImpactOption } from '../giving/impacts/attributes.js';

/**
 * The attributes that a variant can change, by their names in HTML: words, amounts, intervals and layout. All amounts are
 * in main units, as in HTML.
 */
export type VariantChanges = {
  heading?: string;
  amounts?: string | number;
  presets?: string | readonly PresetOption[];
  impacts?: string | readonly ImpactOption[];
  'default-amount'?: string | number;
  'no-custom-amount'?: boolean;
  intervals?: string;
  'default-interval'?: string;
  layout?: 'narrow' | 'wide';
};

/** A variant of the form. */
export type VariantOption = {
  /**
   * The name in your records and your analytics.
   *
   * @maxLength 200
   */
  name: string;
  /** How often it is drawn, compared with the others: 0 for never, up to 1000000. 1 if you leave it out. */
  weight?: number;
  /** The attributes that take the place of the form’s own. Without them, the variant is the form as it is. */
  attributes?: VariantChanges;
};

export type AttributionAttributes = {
  /**
   * Copies parameters of this page’s address into `metadata`, under the same names. Write `utm` for `utm_source
   * utm_medium utm_campaign utm_term utm_content`, or any names. Separate them with spaces or commas. The form
   * reads them once, when it starts, takes up to 200 characters of each, and never stores them. If `metadata` has
   * an entry with the same name, that entry is sent. Names that belong to a question, such as `gift_aid`, are left
   * out. Example: `utm gclid`.
   *
   * @default none
   */
  attribution: string | readonly string[] | null;
  /**
   * Names the variant of the form if you compare several. Sent in `metadata` as `variant`, and part of the events
   * for analytics. Example: `b`.
   *
   * @default none
   */
  variant: string | number | null;
  /**
   * Compares variants of the form. The form shows one of them, drawn by chance, and the same one until the tab is closed.
   * Its name is sent in `metadata` as `variant`, and is part of the events for analytics. Example:
   * `[{"name": "a"}, {"name": "b", "attributes": {"default-interval": "month"}}]`. A variant can set `heading amounts
   * presets impacts default-amount no-custom-amount intervals default-interval layout`, as in HTML. If one has
   * anything else, or isn’t valid, the form is shown without variants and the console gives the reason. `weight` says how
   * often a variant is drawn compared with the others: `{"name": "b", "weight": 3}` three times as often as one without
   * a weight, and with 0 never. Forms whose variants have the same names show the same one. In JavaScript, you can also
   * set a list.
   *
   * @default none
   */
  variants: string | readonly VariantOption[] | null;
};

/** The entries of `metadata` that say which campaign and which form a donation is from. */
export type AttributionMetadata = {
  /**
   * A parameter of the page’s address, if `attribution` has its name: up to 200 characters. An entry of the page’s own
   * `metadata` takes its place.
   */
  [name: `utm_${string}`]: unknown;
  /** The attribute `variant`, or the name of the one of `variants` that the form has shown. */
  variant: string;
};

const keys = ['name', 'weight', 'attributes'] satisfies (keyof VariantOption)[];

export const attributionAttributes: AttributesOf<AttributionAttributes> = {
  attribution: { kind: 'list', separator: ' ', initial: null, isMinor: true },
  variant: { kind: 'text', initial: null, isMinor: true, metadataKeys: ['variant'] },
  variants: { kind: 'json', shape: 'list', initial: null, keys, isMinor: true },
};

export const asksAttribution = ({ attribution, variant }: AttributionAttributes): boolean =>
  (textOf(attribution) ?? textOf(variant)) !== undefined;
