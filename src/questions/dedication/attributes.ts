import type { AttributesOf } from '../attributes.js';

export type DedicationAttributes = {
  /**
   * Lets donors dedicate the donation: any of `honour memory celebration`. Leave it empty to offer all three.
   * Example: `honour memory`.
   */
  dedication: string | readonly string[] | null;
  /** Asks for the name and email address of a person to tell about the dedication. */
  dedicationNotify: boolean;
};

export const dedicationAttributes: AttributesOf<DedicationAttributes> = {
  dedication: { kind: 'list', separator: ' ', initial: null, metadataKeys: ['dedication_*'] },
  dedicationNotify: { attribute: 'dedication-notify', type: Boolean, initial: false },
};

export const asksDedication = ({ dedication }: DedicationAttributes): boolean => dedication !== null;
