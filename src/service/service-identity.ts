import type { Access } from '../client/access.js';
import { readServiceAddress } from '../schema/url.js';
import { accessOf } from './access.js';
import { digestOf } from '../page/digest.js';

/** The parts of an element that identify its service. */
type ServiceAccess = Partial<Access> & { readonly client?: { readonly baseUrl?: string } | null };

/**
 * Identifies an element's service in storage: its address and a digest of the key, because one address can serve
 * many organisations. The page's own client is identified by its address, if it has one.
 */
export const serviceIdentity = ({ baseUrl = '', publishableKey = '', client }: ServiceAccess): string => {
  const own: unknown = client?.baseUrl;
  const access = accessOf({ baseUrl: typeof own === 'string' && own ? own : baseUrl, publishableKey });
  const address = readServiceAddress(access.baseUrl) ?? access.baseUrl;
  return client ? address || 'page' : `${address}#${digestOf(publishableKey)}`;
};

/**
 * Whether two identities name the same service. An empty one matches any service, and one without a key comes from
 * the page's own client.
 */
export const isSameService = (one: string, other: string): boolean => {
  if (!one || !other) return true;
  const [address, key] = one.split('#');
  const [otherAddress, otherKey] = other.split('#');
  return address === otherAddress && (!key || !otherKey || key === otherKey);
};
