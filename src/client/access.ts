import { publishableKeyIssue } from '../schema/publishable-key.js';
import { readServiceAddress } from '../schema/service-address.js';

/** The base address (§1) and the publishable key (§5) that open the service. */
export type Access = { baseUrl: string; publishableKey: string };

/** The code of what is wrong with them. */
export type AccessIssue = 'address' | 'missing' | 'secret' | 'malformed';

/** Why the service can't be asked with these; undefined when it can. */
export const accessIssue = ({ baseUrl, publishableKey }: Access): AccessIssue | undefined =>
  readServiceAddress(baseUrl) === undefined ? 'address' : publishableKeyIssue(publishableKey);
