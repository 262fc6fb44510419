import type { AttributesOf } from '../attributes.js';

export type MetadataAttributes = {
  /**
   * Entries for your own records, sent with the donation: a JSON object; as a property also an object.
   * Example: `{"campaign": "spring"}`.
   */
  metadata: string | Record<string, unknown> | null;
};

export const metadataAttributes: AttributesOf<MetadataAttributes> = {
  metadata: { initial: null },
};
