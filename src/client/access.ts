import { publishableKeyFault } from '../schema/publishable-key.js';
import { readServiceAddress } from '../schema/service-address.js';

/** What opens the service: its base address (§1) and a publishable key (§5). */
export type Access = { baseUrl: string; publishableKey: string };

export type AccessFault = 'address' | 'missing' | 'secret' | 'malformed';

/** Why the service can't be asked with these; undefined when it can. */
export const accessFault = ({ baseUrl, publishableKey }: Access): AccessFault | undefined =>
  readServiceAddress(baseUrl) === undefined ? 'address' : publishableKeyFault(publishableKey);
