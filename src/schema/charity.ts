import * as z from 'zod/mini';
import { text, tolerant } from './tolerant.js';

/** §2.5. Every field can be null. Nothing is checked for safety here; `return/charity` does that. */
export const charitySchema = z.object({
  name: text,
  slug: text,
  website: text,
  logo: tolerant(z.object({ color: text, white: text, favicon: text })),
  theme: tolerant(z.object({ primary: text, secondary: text })),
});

export type Charity = z.infer<typeof charitySchema>;
