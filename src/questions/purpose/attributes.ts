import type { AttributesOf } from '../attributes.js';

export type PurposeAttributes = {
  /** Sets the project that all donations are for. The form sends it to the payment service. Example: `River Sallow`. */
  project: string | null;
  /** Sets the purpose of all donations. The form sends it to the payment service. Example: `In memory`. */
  intention: string | null;
  /** Sets the country that all donations are for, as a two-letter ISO 3166-1 code. Example: `KE`. */
  country: string | null;
  /** Lets donors choose a project. Separate the names with semicolons. Example: `Wells; Schools, north and south`. */
  projects: string | null;
  /** Lets donors choose a purpose. Separate the names with semicolons. Example: `In memory; In honour`. */
  intentions: string | null;
};

export const purposeAttributes: AttributesOf<PurposeAttributes> = {
  project: { initial: null },
  intention: { initial: null },
  country: { initial: null },
  projects: { initial: null },
  intentions: { initial: null },
};
