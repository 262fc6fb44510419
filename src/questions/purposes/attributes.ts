import { entriesOf } from '../entries.js';
import type { AttributesOf } from '../attributes.js';

/** A purpose that donors can choose. */
export type PurposeOption = {
  /** The payment service gets it as `project`. */
  value: string;
  /** The name that donors read. */
  label: string;
  /** The label in other languages, by language or locale (BCP 47). */
  labels?: Readonly<Record<string, string>>;
  /** The preset amounts for this purpose, in main units, as in the attribute `amounts`. */
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
   * sends as `project`, and a `label`, which donors read. `labels` has the label in other languages. `amounts` are the
   * preset amounts for this purpose, written as in the attribute `amounts`. `intention` and `country` are sent with
   * the donation, and the texts of `metadata` are added to its `metadata`. In HTML, write JSON. In JavaScript, you can
   * also set a list. Example: `[{"value": "W-26", "label": "Wells", "labels": {"cy": "Ffynhonnau"}, "amounts": "15 30",
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
  purposes: { kind: 'json', shape: 'list', initial: null, isMinor: true, keys: Object.keys(keys) },
};

export const asksPurposes = ({ purposes }: PurposesAttributes): boolean =>
  purposes !== null && purposes !== '';

/** Whether a purpose has amounts of its own. */
export const hasPurposeAmounts = ({ purposes }: PurposesAttributes): boolean =>
  entriesOf(purposes, 'purposes', () => undefined)?.some(({ amounts }) => amounts !== undefined) ?? false;
