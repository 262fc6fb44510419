import { parseUrl } from '../../src/schema/url.js';

/**
 * Whether an address is on the site, so that donors can return to it. `includes/attributes.php` has the same rule.
 *
 * @param home the address of the site's home page
 */
export const isOwnAddress = (address: string, home: string): boolean => {
  // WordPress removes them, which can change the host.
  if (address.includes('\\')) return false;
  const site = parseUrl(home);
  const url = parseUrl(address, home);
  if (!site || !url || url.username || url.password) return false;
  // Donors can reach a site by https while WordPress has its address with http.
  return url.host === site.host && (url.protocol === 'https:' || url.protocol === site.protocol);
};
