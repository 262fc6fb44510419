import type { AttributesOf } from '../attributes.js';

export type DedicationAttributes = {
  /**
   * Lets the donor dedicate the donation to someone: any of `honour memory celebration`, or all of them where it is
   * empty. Example: `honour memory`.
   */
  dedication: string | null;
  /** Also asks for the name and email address of someone to tell. */
  dedicationNotify: boolean;
};

export const dedicationAttributes: AttributesOf<DedicationAttributes> = {
  dedication: { initial: null },
  dedicationNotify: { attribute: 'dedication-notify', type: Boolean, initial: false },
};

export const asksDedication = ({ dedication }: DedicationAttributes): boolean => dedication !== null;
