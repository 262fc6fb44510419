import * as z from 'zod/mini';
import { nonEmptyText, textLike } from './strict.js';
import { text, tolerant } from './tolerant.js';

/** The form of an ISO 3166-1 alpha-2 code (§2.3, §2.4). `schema/country` has the assigned codes. */
export const countryCode = textLike(/^[A-Z]{2}$/);

/** §2.3 in a request. A billing address needs a `country` (§8.4). */
export const billingAddressSchema = z.strictObject({
  country: countryCode,
  city: z.optional(nonEmptyText),
  line1: z.optional(nonEmptyText),
  line2: z.optional(nonEmptyText),
  postcode: z.optional(nonEmptyText),
  state: z.optional(nonEmptyText),
});

/** §2.3 in a request. */
export const payerSchema = z.strictObject({
  // The form checks an address thoroughly (`questions/payer/email`). Here it only needs an @, and a dot within
  // its domain.
  email: textLike(/^[^\s@]+@(?=[^\s@]+$).[^.]*\../),
  first_name: z.optional(nonEmptyText),
  last_name: z.optional(nonEmptyText),
  phone: z.optional(nonEmptyText),
  billing_address: z.optional(billingAddressSchema),
});

/** §2.3 with the `id` of responses (§2.1, §2.2). `state` can be an empty string. */
export const readPayerSchema = z.object({
  id: text,
  email: text,
  first_name: text,
  last_name: text,
  phone: text,
  billing_address: tolerant(
    z.object({ country: text, city: text, line1: text, line2: text, postcode: text, state: text }),
  ),
});

export type BillingAddress = z.infer<typeof billingAddressSchema>;
export type Payer = z.infer<typeof payerSchema>;
export type ReadPayer = z.infer<typeof readPayerSchema>;
