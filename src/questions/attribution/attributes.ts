import { textOf, type AttributesOf } from '../attributes.js';

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
};

/** The entries of `metadata` that say which campaign and which form a donation is from. */
export type AttributionMetadata = {
  /**
   * A parameter of the page’s address, if `attribution` has its name: up to 200 characters. An entry of the page’s own
   * `metadata` takes its place.
   */
  [name: `utm_${string}`]: unknown;
  /** The attribute `variant`. */
  variant: string;
};

export const attributionAttributes: AttributesOf<AttributionAttributes> = {
  attribution: { kind: 'list', separator: ' ', initial: null, isMinor: true },
  variant: { kind: 'text', initial: null, isMinor: true, metadataKeys: ['variant'] },
};

export const asksAttribution = ({ attribution, variant }: AttributionAttributes): boolean =>
  (textOf(attribution) ?? textOf(variant)) !== undefined;
