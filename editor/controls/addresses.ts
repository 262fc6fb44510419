import { returnAddress } from '../../src/page/address.js';
import { isLoopback, parseUrl } from '../../src/schema/url.js';

/** An example page of a charity, to resolve relative addresses. */
export const charityPage = 'https://charity.example/give';

/** Whether an address starts with a host or a word. A browser reads it as a path below the page. */
export const isBare = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|[/.?#])/i.test(address);

/** The address with `https://` if it is a host without it, such as `charity.example/give`, and no file such as `thanks.html`. */
export const withScheme = (address: string): string => {
  const host = /^[^/?#\s]+/.exec(address)?.[0] ?? '';
  const isHost = isBare(address) && /^[^.]+(\.[^.]+)+$/.test(host) && !/\.(?:html?|php|aspx?)$/i.test(host);
  return isHost ? `https://${address}` : address;
};

/** An address as a page reads it. Some browsers encode a space in a host, but no host has one. */
const urlOf = (address: string): URL | undefined => {
  const url = parseUrl(address, charityPage);
  return url?.hostname.includes('%') ? undefined : url;
};

/**
 * The folder of the script as a browser reads it, without its closing slash. A folder on the same host is a path.
 * Undefined if it can’t be a folder: the code adds a file name to it, and the policy names its host.
 */
export const readFolder = (text: string): string | undefined => {
  const isOwn = /^\/(?![/\\])/.test(text);
  const url = isOwn || /^https?:\/\//i.test(text) ? urlOf(text) : undefined;
  if (!url || /[?#\s]/.test(text)) return undefined;
  const { protocol, hostname, username, password, origin, pathname } = url;
  const path = pathname.replace(/\/+$/, '');
  if (isOwn) return path;
  const isSecure = protocol === 'https:' || isLoopback(hostname);
  return isSecure && !(username || password) ? origin + path : undefined;
};

/** Whether an address is safe to link to. */
export const isLink = (address: string): boolean =>
  /^(?:mailto|tel):\S/i.test(address) ||
  (/^(?:https?:\/\/|[/.?#])/i.test(address) && urlOf(address) !== undefined);

/** Whether an address can be that of a picture. */
export const isPicture = (address: string): boolean =>
  isLink(address) && !/^(?:mailto|tel|http):/i.test(address);

/** Why donors can’t be sent back to an address; undefined if they can. */
export const returnIssue = (
  address: string,
): 'bare' | 'https_required' | 'credentials' | 'unreadable' | undefined => {
  if (isBare(address)) return 'bare';
  if (!/^(?:https:\/\/|[/.?#])/i.test(address)) return 'https_required';
  if (!urlOf(address)) return 'unreadable';
  const reading = returnAddress(address, charityPage);
  return 'issue' in reading ? reading.issue : undefined;
};
