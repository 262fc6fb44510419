import type { Access } from '../client/access.js';
import { readServiceAddress } from '../schema/service-address.js';
import { accessOf } from './access.js';
import { digestOf } from './digest.js';

/** As much of an element as tells which service it asks. */
export type Asking = Partial<Access> & { readonly client?: { readonly baseUrl?: string } | null };

/**
 * Names the service of an element in storage: by its address and a digest of the key, since one address may
 * serve many organisations. A client of the page’s own is named by its address, where it has one.
 */
export const serviceIdentity = ({ baseUrl = '', publishableKey = '', client }: Asking): string => {
  const access = accessOf({ baseUrl: client?.baseUrl || baseUrl, publishableKey });
  const address = readServiceAddress(access.baseUrl) ?? access.baseUrl;
  return client ? address || 'page' : `${address}#${digestOf(publishableKey)}`;
};

/**
 * Whether two identities name one service. An empty one was stored before services were told apart, and one
 * without a key comes from a client of the page’s own.
 */
export const isSameService = (one: string, other: string): boolean => {
  if (!one || !other) return true;
  const [address, key] = one.split('#');
  const [otherAddress, otherKey] = other.split('#');
  return address === otherAddress && (!key || !otherKey || key === otherKey);
};
