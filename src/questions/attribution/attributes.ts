import { textOf, type AttributesOf } from '../attributes.js';

export type AttributionAttributes = {
  /**
   * Parameters of this page’s address that go into `metadata` under their own names, 200 characters of each at
   * most: `utm` for `utm_source utm_medium utm_campaign utm_term utm_content`, or any names, with spaces or commas
   * between. They are read once, when the form starts, and never stored; an entry of `metadata` with the same name
   * wins. Example: `utm gclid`.
   *
   * @default nothing
   */
  attribution: string | null;
  /**
   * Which variant of the form this is, where you compare several: a short text, which goes into `metadata` as
   * `variant` and onto the events for analytics. Example: `b`.
   *
   * @default none
   */
  variant: string | null;
};

export const attributionAttributes: AttributesOf<AttributionAttributes> = {
  attribution: { initial: null },
  variant: { initial: null },
};

export const asksAttribution = ({ attribution, variant }: AttributionAttributes): boolean =>
  (textOf(attribution) ?? textOf(variant)) !== undefined;
