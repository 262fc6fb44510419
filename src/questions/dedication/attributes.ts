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

/** The dedication in `metadata`. */
export type DedicationMetadata = {
  /** Whether the donation is in honour of someone, in memory of someone, or for a celebration. */
  dedication_kind: 'honour' | 'memory' | 'celebration';
  /** The name of the person that the donation is dedicated to. */
  dedication_name?: string;
  /**
   * The donor’s message. It can have several lines, with up to 500 characters.
   *
   * @maxLength 500
   */
  dedication_message?: string;
  /** The name of a person to tell about the dedication. */
  dedication_notify_name?: string;
  /** The email address of that person. */
  dedication_notify_email?: string;
};

export const dedicationAttributes: AttributesOf<DedicationAttributes> = {
  dedication: { kind: 'list', separator: ' ', initial: null, metadataKeys: ['dedication_*'] },
  dedicationNotify: { attribute: 'dedication-notify', type: Boolean, initial: false },
};

export const asksDedication = ({ dedication }: DedicationAttributes): boolean => dedication !== null;
