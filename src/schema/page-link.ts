import { isCheckoutAddress } from './checkout-address.js';
import { parseUrl } from './parse-url.js';

/**
 * The address of a link that the page gives, as the URL parser writes it: of the same kind as that of a payment
 * page, at most 2,048 characters. Undefined for anything else.
 */
export const pageLink = (text: string): string | undefined =>
  text.length <= 2048 && isCheckoutAddress(text) ? parseUrl(text)?.href : undefined;
