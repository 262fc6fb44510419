import { publishableKeyIssue } from '../schema/publishable-key.js';
import { readServiceAddress } from '../schema/url.js';

/** The base address (§9.1) of the service and the publishable key (§5). */
export type Access = { baseUrl: string; publishableKey: string };

/** Why an address or a key isn't valid. */
export type AccessIssue = 'address' | 'missing' | 'secret' | 'malformed';

/** Why the address or the key isn't valid; undefined if both can. */
export const accessIssue = ({ baseUrl, publishableKey }: Access): AccessIssue | undefined =>
  readServiceAddress(baseUrl) === undefined ? 'address' : publishableKeyIssue(publishableKey);
