import type { AttributesOf } from '../attributes.js';

export type PurposeAttributes = {
  /** The project that every gift is for, sent to the payment service. Example: `River Sallow`. */
  project: string | null;
  /** The purpose of every gift, sent to the payment service. Example: `In memory`. */
  intention: string | null;
  /** The country that every gift is for, as an ISO 3166-1 code of two letters. Example: `KE`. */
  country: string | null;
  /**
   * Projects that the donor may choose from, with semicolons between. Example:
   * `Wells; Schools, north and south`.
   */
  projects: string | null;
  /** Purposes that the donor may choose from, with semicolons between. Example: `In memory; In honour`. */
  intentions: string | null;
};

export const purposeAttributes: AttributesOf<PurposeAttributes> = {
  project: { initial: null },
  intention: { initial: null },
  country: { initial: null },
  projects: { initial: null },
  intentions: { initial: null },
};
