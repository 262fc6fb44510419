import type { CheckoutName } from '../checkouts.js';
import { hexColour, imageUrl, object, orNull, text, urlSafe } from '../expectation.js';
import { fields } from '../fields.js';

/** §2.5: the charity of a payment session or a subscription. */
export const charity = (resource: string, of: readonly CheckoutName[]) =>
  fields({
    section: '§2.5',
    resource,
    of,
    from: 'reading',
    rows: [
      ['charity', object],
      ['charity.name', orNull(text)],
      ['charity.slug', orNull(urlSafe)],
      ['charity.website', orNull(text)],
      ['charity.logo', object],
      ['charity.logo.color', orNull(imageUrl)],
      ['charity.logo.white', orNull(imageUrl)],
      ['charity.logo.favicon', orNull(imageUrl)],
      ['charity.theme', object],
      ['charity.theme.primary', orNull(hexColour)],
      ['charity.theme.secondary', orNull(hexColour)],
    ],
  });
