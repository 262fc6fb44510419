import type { AttributesOf } from '../attributes.js';

export type MetadataAttributes = {
  /**
   * Adds your own data to the donation, as a JSON object. In JavaScript, you can also set an object. Names that
   * belong to a question, such as `gift_aid` or a name in `questions`, are left out, and so are values that JSON can’t
   * hold, such as a date. Example: `{"campaign": "spring"}`.
   */
  metadata: string | Record<string, unknown> | null;
};

export const metadataAttributes: AttributesOf<MetadataAttributes> = {
  metadata: { kind: 'json', shape: 'object', isAsSet: true, initial: null },
};
