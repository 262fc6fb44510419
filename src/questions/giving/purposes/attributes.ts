import { entriesOf } from '../../entries.js';
import type { AttributesOf } from '../../attributes.js';

/** A purpose that donors can choose. */
export type PurposeOption = {
  /** The payment service gets it as `project`. A separate thank-you page shows it, because the label isn't stored. */
  value: string;
  /** The name that donors read. */
  label: string;
  /** The label in other languages, by language or locale (BCP 47). */
  labels?: Readonly<Record<string, string>>;
  /**
   * The preset amounts for this purpose. A text is as in the attribute `amounts`. A number is in main units in the JSON
   * of an attribute, and in the smallest unit in a property.
   */
  amounts?: string | number | readonly (string | number)[];
  /** The intention that the payment service stores with the donation. */
  intention?: string;
  /**
   * The country that the payment service stores with the donation: ISO 3166-1 alpha-2.
   *
   * @pattern ^[A-Za-z]{2}$
   */
  country?: string;
  /** Texts that are added to the `metadata` of the donation. */
  metadata?: Readonly<Record<string, string>>;
};

export type PurposesAttributes = {
  /**
   * Lets donors choose a purpose. It replaces `projects` and `intentions`. Each entry has a `value`, which the form
   * sends as `project`, and a `label`, which donors read. A separate thank-you page shows the `value`, because only that
   * is stored. `labels` has the label in other languages. `amounts` are the preset amounts for this purpose, written as
   * in the attribute `amounts`. `intention` and `country` are sent with the donation, and the texts of `metadata` are
   * added to its `metadata`. In HTML, write JSON. In JavaScript, you can also set a list, with each number of `amounts`
   * in the smallest unit. Example: `[{"value": "W-26", "label": "Wells", "labels": {"cy": "Ffynhonnau"}, "amounts": "15 30",
   * "country": "KE", "metadata": {"fund": "210"}}]`.
   */
  purposes: string | readonly PurposeOption[] | null;
};

const keys: Record<keyof PurposeOption, true> = {
  value: true,
  label: true,
  labels: true,
  amounts: true,
  intention: true,
  country: true,
  metadata: true,
};

export const purposesAttributes: AttributesOf<PurposesAttributes> = {
  purposes: { kind: 'json', shape: 'list', initial: null, keys: Object.keys(keys) },
};

export const asksPurposes = ({ purposes }: PurposesAttributes): boolean =>
  purposes !== null && purposes !== '';

/** Whether a purpose has amounts of its own. */
export const hasPurposeAmounts = ({ purposes }: PurposesAttributes): boolean =>
  entriesOf(purposes, 'purposes', () => undefined)?.some(({ amounts }) => amounts !== undefined) ?? false;
