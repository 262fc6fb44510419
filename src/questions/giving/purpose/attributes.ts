import type { AttributesOf } from '../../attributes.js';

export type PurposeAttributes = {
  /**
   * Sets the project that all donations are for. The form sends it to the payment service. With `projects`, donors can
   * choose another. Example: `River Sallow`.
   */
  project: string | number | null;
  /**
   * Sets the purpose of all donations. The form sends it to the payment service. With `intentions`, donors can choose
   * another. Example: `In memory`.
   */
  intention: string | number | null;
  /** Sets the country that all donations are for, as a two-letter ISO 3166-1 code. Example: `KE`. */
  country: string | null;
  /** Lets donors choose a project. Separate the names with semicolons. Example: `Wells; Schools, north and south`. */
  projects: string | readonly (string | number)[] | null;
  /** Lets donors choose a purpose. Separate the names with semicolons. Example: `In memory; In honour`. */
  intentions: string | readonly (string | number)[] | null;
};

export const purposeAttributes: AttributesOf<PurposeAttributes> = {
  project: { kind: 'text', initial: null },
  intention: { kind: 'text', initial: null },
  country: { kind: 'code', initial: null },
  projects: { kind: 'list', separator: ';', initial: null },
  intentions: { kind: 'list', separator: ';', initial: null },
};
